/** The custom elements `<portico-header>` and `<portico-footer>`: their children stay until the chrome is ready. */

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
  /** What is shown or loading: service and parameters. */
  #attempt: { readonly source: string } | undefined;
  #scheduled = false;

  constructor() {
    super();
    // shows its children, except one that names another slot
    this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  }

  connectedCallback() {
    this.#schedule();
  }

  attributeChangedCallback() {
    this.#schedule();
  }

  /** Updates once for all attributes that change together. */
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
    const source = `${service} ${parameters}`;
    if (source === this.#attempt?.source) return;
    const attempt = { source };
    this.#attempt = attempt;
    const isWanted = () => this.isConnected && this.#attempt === attempt;
    try {
      const { fragment } = this;
      await withDeadline(showChrome({ element: this, fragment, service, parameters, isWanted }));
      if (isWanted()) dispatch(this, LOAD_EVENT);
      // removed from the page meanwhile: the next update loads it again
      else if (this.#attempt === attempt) this.#attempt = undefined;
    } catch (error) {
      const wasWanted = isWanted();
      if (this.#attempt === attempt) this.#attempt = undefined;
      if (!wasWanted) return;
      const detail: ErrorDetail = { reason: error instanceof Error ? error.message : String(error) };
      console.warn(`Portico: no ${this.fragment} from ${service}: ${detail.reason}`);
      dispatch(this, ERROR_EVENT, detail);
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

function dispatch(element: HTMLElement, name: string, detail?: ErrorDetail): void {
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

// the script of another release may have defined them before
for (const [name, element] of Object.entries(ELEMENTS))
  if (!customElements.get(name)) customElements.define(name, element);
