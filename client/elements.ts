/**
 * The custom elements `<portico-header>` and `<portico-footer>`: each adopts the fragment it contains, or loads a
 * fragment and keeps its children until then. Children for places of the header are then in these.
 */

import {
  ERROR_EVENT,
  type ErrorDetail,
  LOAD_EVENT,
  PARAMETER_ATTRIBUTES,
  parameterOfAttribute,
  SERVICE_ATTRIBUTE,
} from '../src/contract/elements.ts';
import { PATH_EVENT } from '../src/contract/markup.ts';
import { dispatchChromeEvent } from '../src/view/island/dispatch-event.ts';
import { agrees, attachShadow, findChrome } from './elements/adopt-chrome.ts';
import { importLoader, type Loader } from './elements/import-loader.ts';
import { defineProperties, upgradeProperties } from './elements/properties.ts';
import { retryLater } from './elements/retry.ts';
import { showChrome } from './elements/show-chrome.ts';
import { CHILDREN, FILLED, fillSlots } from './elements/slots.ts';

/** In milliseconds: for fragment, style sheet and script together. */
const DEADLINE = 8_000;

/** What an element shows or loads. */
interface Attempt {
  /** The service and all parameters but the path. */
  readonly source: string;
  path: string | null;
  isShown?: boolean;
}

abstract class PorticoElement extends HTMLElement {
  abstract readonly fragment: 'header' | 'footer';
  #attempt: Attempt | undefined;
  /** The root element of the fragment that is shown. */
  #root: HTMLElement | undefined;
  /** Since it has last shown a fragment. */
  #failures = 0;
  /** The attribute `theme` with which it shows the fragment. */
  #theme: string | null | undefined;

  constructor() {
    super();
    // shows its children, except one that names another slot; those for places only until the header is shown
    this.attachShadow({ mode: 'open' }).append(
      ...CHILDREN.map((name) => Object.assign(document.createElement('slot'), { name })),
    );
    // once for all changes together; a framework may render the content again
    const observer = new MutationObserver((records) =>
      this.#update(!records.some(({ attributeName }) => attributeName)),
    );
    observer.observe(this, { childList: true, attributeFilter: [...PARAMETER_ATTRIBUTES, SERVICE_ATTRIBUTE] });
  }

  connectedCallback() {
    upgradeProperties(this);
    queueMicrotask(() => this.#update());
  }

  /** @param isByContent whether only the content has changed: then a failed attempt is not repeated */
  #update(isByContent = false) {
    if (!this.isConnected) return;
    // run early by `async`: the content may not have been parsed
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', () => this.#update());
    const service = this.getAttribute(SERVICE_ATTRIBUTE) ?? import.meta.url;
    const parameters = parametersOf(this);
    const path = parameters.get('path');
    const source = [service, ...parameters].filter((entry) => entry[0] !== 'path').join();
    const root = findChrome(this, this.fragment);
    const isNew = root !== this.#root;
    if (root) fillSlots(root, this);
    if (root && isNew && agrees(this, root)) {
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
        // the page may have set another one since
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

  /** Frameworks do not know that a child is in a place of the header. */
  override removeChild<Child extends Node>(child: Child): Child {
    (child as Node as ChildNode).remove();
    return child;
  }

  override insertBefore<Child extends Node>(child: Child, next: Node | null): Child {
    return super.insertBefore(child, next?.parentNode === this ? next : null);
  }

  #show(root: HTMLElement, loader: Promise<Loader | undefined>) {
    fillSlots(root, this);
    // content that the header has no place for is not shown
    this.shadowRoot?.replaceChildren(document.createElement('slot'));
    // does nothing if the page's loader has started it
    loader.then((module) => module?.start(root));
    this.#root = root;
    this.#failures = 0;
    this.#theme = this.getAttribute('theme');
    if (this.#attempt) this.#attempt.isShown = true;
    // without a box of its own, so that the header is sticky within the parent of the element
    this.style.display = 'contents';
  }
}

/** @returns whether the scripts of the header have marked the links of the fragment */
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
  // the script of another release may have defined it before
  if (!customElements.get(name)) customElements.define(name, FragmentElement);
}
