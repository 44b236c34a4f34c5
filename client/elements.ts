/**
 * The custom elements `<portico-header>` and `<portico-footer>`. Each adopts the fragment it contains, or keeps its
 * children until it has loaded one. Children with a `slot` then move into that slot of the header.
 */

import {
  ERROR_EVENT,
  type ErrorDetail,
  LOAD_EVENT,
  parameterOfAttribute,
  SERVICE_ATTRIBUTE,
} from '../src/contract/elements.ts';
import { PATH_EVENT } from '../src/contract/markup.ts';
import { PARAMETER_ATTRIBUTES } from '../src/contract/parameter-attributes.ts';
import { dispatchChromeEvent } from '../src/view/island/dispatch-event.ts';
import { agrees, attachShadow, findChrome } from './elements/adopt-chrome.ts';
import { importLoader, type Loader } from './elements/import-loader.ts';
import { defineProperties, upgradeProperties } from './elements/properties.ts';
import { retryLater } from './elements/retry.ts';
import { showChrome } from './elements/show-chrome.ts';
import { CHILDREN, FILLED, fillSlots } from './elements/slots.ts';

/** In milliseconds, for the fragment and its style sheets together. */
const DEADLINE = 8_000;

/** The fragment that an element shows or loads. */
interface Attempt {
  /** The service and all parameters except `path`. */
  readonly source: string;
  path: string | null;
  isShown?: boolean;
}

abstract class PorticoElement extends HTMLElement {
  abstract readonly fragment: 'header' | 'footer';
  #attempt: Attempt | undefined;
  /** The shown fragment's root element. */
  #root: HTMLElement | undefined;
  /** Failed attempts since the element last showed a fragment. */
  #failures = 0;
  /** The `theme` attribute when the fragment was shown. */
  #theme: string | null | undefined;

  constructor() {
    super();
    // also shows children with a slot name in CHILDREN, until the header is shown
    this.attachShadow({ mode: 'open' }).append(
      ...CHILDREN.map((name) => Object.assign(document.createElement('slot'), { name })),
    );
    // reports a batch of changes once; a framework may render the content again
    const observer = new MutationObserver((records) =>
      this.#update(!records.some(({ attributeName }) => attributeName)),
    );
    observer.observe(this, { childList: true, attributeFilter: [...PARAMETER_ATTRIBUTES, SERVICE_ATTRIBUTE] });
  }

  connectedCallback() {
    upgradeProperties(this);
    queueMicrotask(() => this.#update());
  }

  /** @param isByContent whether only the content has changed, which does not retry a failed attempt */
  #update(isByContent = false) {
    if (!this.isConnected) return;
    // with `async` the script may run before the content is parsed
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', () => this.#update());
    const service = this.getAttribute(SERVICE_ATTRIBUTE) ?? import.meta.url;
    const parameters = parametersOf(this);
    const path = parameters.get('path');
    const source = [service, ...parameters].filter((entry) => entry[0] !== 'path').join();
    const root = findChrome(this, this.fragment);
    const isNew = root !== this.#root;
    if (root) fillSlots(root, this);
    // a shadow tree around the element keeps out the page's style sheets
    if (root && isNew && (root.shadowRoot || this.getRootNode() === document) && agrees(this, root)) {
      this.#attempt = { source, path };
      attachShadow(root);
      this.#show(root, importLoader(root, service));
      dispatchChromeEvent(this, LOAD_EVENT);
      return;
    }
    const isLost = isNew && this.#attempt?.isShown;
    if (source === this.#attempt?.source && !isLost) {
      if (path === this.#attempt.path) return;
      this.#attempt.path = path;
      if (root && this.#attempt.isShown && followPath(root, path)) return;
    } else if (isByContent && !isLost) return;
    this.#load({ source, path }, service, parameters);
  }

  async #load(attempt: Attempt, service: string, parameters: URLSearchParams) {
    this.#attempt = attempt;
    const isWanted = () => this.#attempt === attempt && this.isConnected;
    try {
      const { fragment } = this;
      const accept = (root: HTMLElement, loader: Promise<Loader | undefined>) => {
        // keeps a theme that the page has set on the fragment since
        if (this.#theme === parameters.get('theme')) root.dataset.theme = this.#root?.dataset.theme;
        this.append(...this.querySelectorAll(FILLED));
        this.#show(root, loader);
      };
      const shown = showChrome({ element: this, fragment, service, parameters, isWanted, accept });
      await Promise.race([shown, timeout()]);
      if (attempt.isShown) return void dispatchChromeEvent(this, LOAD_EVENT);
    } catch (error) {
      if (isWanted()) {
        const { message: reason } = error as Error;
        console.warn(`Portico: no ${this.fragment} from ${service}: ${reason}`);
        dispatchChromeEvent(this, ERROR_EVENT, { reason } satisfies ErrorDetail);
      }
    }
    if (this.#attempt !== attempt) return;
    // the next update loads it again
    this.#attempt = undefined;
    this.#failures += 1;
    retryLater(this, this.#failures, () => this.#update());
  }

  /** Frameworks do not know that a child has moved into a slot of the header. */
  override removeChild<Child extends Node>(child: Child): Child {
    (child as Node as ChildNode).remove();
    return child;
  }

  override insertBefore<Child extends Node>(child: Child, next: Node | null): Child {
    return super.insertBefore(child, next?.parentNode === this ? next : null);
  }

  #show(root: HTMLElement, loader: Promise<Loader | undefined>) {
    fillSlots(root, this);
    // hides content that has no slot in the header
    this.shadowRoot?.replaceChildren(document.createElement('slot'));
    // does nothing if the page's loader has started it
    loader.then((module) => module?.start(root));
    this.#root = root;
    this.#failures = 0;
    this.#theme = this.getAttribute('theme');
    if (this.#attempt) this.#attempt.isShown = true;
    // no box of its own, so that the header is sticky within the element's parent
    this.style.display = 'contents';
  }
}

/** @returns whether the header's scripts have marked the fragment's links */
function followPath(root: HTMLElement, path: string | null): boolean {
  const detail = path?.startsWith('/') ? new URL(`https://site.invalid${path}`).pathname : null;
  return dispatchChromeEvent(root, PATH_EVENT, detail, true);
}

function parametersOf(element: HTMLElement): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const attribute of PARAMETER_ATTRIBUTES) {
    const value = element.getAttribute(attribute);
    if (value) parameters.set(parameterOfAttribute(attribute), value);
  }
  return parameters;
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, DEADLINE, new Error('timeout')));
}

defineProperties(PorticoElement.prototype);
for (const fragment of ['header', 'footer'] as const) {
  const name = `portico-${fragment}`;
  class FragmentElement extends PorticoElement {
    readonly fragment = fragment;
  }
  // another release's script may have defined it
  if (!customElements.get(name)) customElements.define(name, FragmentElement);
}
