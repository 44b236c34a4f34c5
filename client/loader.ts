/** The script that every page loads: starts a header, and imports its islands on hover or focus, or in idle time. */

import {
  CLOSE_EVENT,
  HEADER_CLASS,
  HEADER_SELECTOR,
  OFFSET_PROPERTY,
  SCROLLED_ATTRIBUTE,
} from '../src/contract/markup.ts';
import { removeDismissed } from './dismiss-announcement.ts';
import { fillSlots } from './fill-slots.ts';
import { findScript } from './import-checked.ts';

/** A property and not an attribute, so that a copy of the markup does not count as started. */
interface StartedElement extends HTMLElement {
  porticoStarted?: boolean;
}

/** For the custom elements, the address ends with `#elements`: they start what they put into the page, and nothing else. */
const isForPage = !import.meta.url.includes('#');

if (isForPage) for (const header of document.querySelectorAll<HTMLElement>(HEADER_SELECTOR)) start(header, false);

/**
 * Does nothing if the header does not name the islands beside this loader, because its own loader may start it, or if it
 * is started already. A header that leaves the page ends by itself what it does there, and continues when it is put back.
 *
 * @param host the root element of a header, which may have been added to the page after this script ran
 * @param isTrusted whether the content of its shadow tree may be attached
 * @returns a function that closes the menus of the page, for code that is about to remove the header
 */
export function start(host: StartedElement, isTrusted = true): () => void {
  const importIslands = findScript(host, 'islands', import.meta.url);
  const template = host.querySelector<HTMLTemplateElement>('template[shadowrootmode]');
  // browsers with this property have attached what the page contains: what is left was inserted as text, maybe a visitor's
  const isAttachable = isTrusted || !template?.shadowRootMode;
  // header and footer may come from two releases, each with its own loader: only the first one starts the header
  if (isAttachable && importIslands && !host.porticoStarted) {
    host.porticoStarted = true;
    // if the browser has not attached the shadow tree, because it is older or a script has added the markup
    if (template) host.attachShadow({ mode: 'open' }).append(template.content);
    const root = host.shadowRoot?.querySelector<HTMLElement>(`.${HEADER_CLASS}`) ?? host;
    fillSlots(host);
    watchScroll(root);
    removeDismissed(root);
    onIntentOrIdle(host, async () => {
      // if this fails, the header works as it does without scripts
      const islands = await importIslands().catch(() => null);
      islands?.hydrate(root, isForPage && start);
    });
  }
  return () => document.dispatchEvent(new Event(CLOSE_EVENT));
}

function watchScroll(root: HTMLElement): void {
  const update = (scrolled: boolean) => {
    // replaced by another header, which now sets how much is covered
    if (!root.isConnected && document.querySelector(HEADER_SELECTOR)) return;
    root.toggleAttribute(SCROLLED_ATTRIBUTE, scrolled);
    // NaN, and so 0, if the host has set `top: auto`
    const covered = root.offsetHeight + Number.parseFloat(getComputedStyle(root).top) || 0;
    document.documentElement.style.setProperty(OFFSET_PROPERTY, `${covered}px`);
  };
  const sentinel = window.IntersectionObserver && root.firstElementChild;
  update(!sentinel);
  if (sentinel) new IntersectionObserver((entries) => update(!entries.at(-1)?.isIntersecting)).observe(sentinel);
}

/** Calls `load` once: the islands are needed before the visitor presses anything. */
function onIntentOrIdle(host: HTMLElement, load: () => unknown): void {
  let loading: unknown;
  const loadOnce = () => {
    loading ??= load();
    return loading;
  };
  // a touch fires `pointerover` too
  for (const intent of ['pointerover', 'focusin']) host.addEventListener(intent, loadOnce);
  // where it is missing, an element of the page may have its name as an id
  const whenIdle = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  if (host.matches(':hover, :focus-within')) loadOnce();
  else whenIdle(loadOnce);
}
