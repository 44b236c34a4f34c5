/** The custom elements `<portico-header>` and `<portico-footer>`: what a page holds in them stays until the chrome is ready. */

import {
  ERROR_EVENT,
  type ErrorDetail,
  LOAD_EVENT,
  PARAMETER_ATTRIBUTES,
  parameterOfAttribute,
  SERVICE_ATTRIBUTE,
} from '../src/contract/elements.ts';
import { showChrome } from './elements/show-chrome.ts';

/** In milliseconds: for fragment, style sheet and script together. */
const DEADLINE = 8_000;

abstract class PorticoElement extends HTMLElement {
  static readonly observedAttributes = [...PARAMETER_ATTRIBUTES, SERVICE_ATTRIBUTE];

  abstract readonly fragment: 'header' | 'footer';
  /** What is shown or on its way. */
  #attempt: { readonly asked: string } | undefined;
  #scheduled = false;

  constructor() {
    super();
    // shows its children; one that asks for another slot waits unseen
    this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  }

  connectedCallback() {
    this.#schedule();
  }

  attributeChangedCallback() {
    this.#schedule();
  }

  /** Once for all that changes at a time. */
  #schedule() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      if (this.isConnected) this.#update();
    });
  }

  async #update() {
    const service = this.getAttribute(SERVICE_ATTRIBUTE) ?? import.meta.url;
    const parameters = parametersOf(this);
    const asked = `${service} ${parameters}`;
    if (asked === this.#attempt?.asked) return;
    const attempt = { asked };
    this.#attempt = attempt;
    const isWanted = () => this.isConnected && this.#attempt === attempt;
    try {
      const { fragment } = this;
      await withDeadline(showChrome({ element: this, fragment, service, parameters, isWanted }));
      if (isWanted()) tell(this, LOAD_EVENT);
      // taken out of the page meanwhile: it asks again when it comes back
      else if (this.#attempt === attempt) this.#attempt = undefined;
    } catch (error) {
      const wasWanted = isWanted();
      if (this.#attempt === attempt) this.#attempt = undefined;
      if (!wasWanted) return;
      const detail: ErrorDetail = { reason: (error as Error).message };
      console.warn(`Portico: no ${this.fragment} from ${service}: ${detail.reason}`);
      tell(this, ERROR_EVENT, detail);
    }
  }
}

function parametersOf(element: HTMLElement): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const attribute of PARAMETER_ATTRIBUTES) {
    const value = element.getAttribute(attribute);
    if (value) parameters.set(parameterOfAttribute(attribute), value);
  }
  return parameters;
}

function withDeadline(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), DEADLINE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function tell(element: HTMLElement, name: string, detail?: ErrorDetail): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
}

const ELEMENTS = {
  'portico-header': class extends PorticoElement {
    readonly fragment = 'header';
  },
  'portico-footer': class extends PorticoElement {
    readonly fragment = 'footer';
  },
};

// another release's script may have been there before
for (const [name, element] of Object.entries(ELEMENTS))
  if (!customElements.get(name)) customElements.define(name, element);
