/** The script that every page loads: starts headers, and imports their islands on hover, on focus or in idle time. */

import { CLOSE_EVENT, HEADER_CLASS, HEADER_SELECTOR, SCROLLED_ATTRIBUTE } from '../src/contract/markup.ts';
import { removeDismissed } from './dismiss-announcement.ts';
import { fillSlots } from './fill-slots.ts';
import { findScript } from './import-checked.ts';

/** A property, because an attribute would make copied markup count as started. */
interface StartedElement extends HTMLElement {
  porticoStarted?: boolean;
}

/** The custom elements import this script with `#elements`: it then starts only headers that they pass to `start`. */
const isForPage = !import.meta.url.includes('#');

if (isForPage) for (const header of document.querySelectorAll<HTMLElement>(HEADER_SELECTOR)) start(header, false);

// dismissed since the page was loaded: in another tab, or before the page was shown from the cache or a prerendering
for (const change of ['pageshow', 'storage', 'prerenderingchange'])
  addEventListener(
    change,
    ({ persisted }: Partial<PageTransitionEvent>) => {
      // the page is shown for the first time
      if (persisted === false) return;
      for (const header of document.querySelectorAll<HTMLElement>(HEADER_SELECTOR)) removeDismissed(header);
    },
    // the last one does not bubble
    true,
  );

/**
 * Does nothing if the header has been started, or if its islands are not beside this loader: its own loader may start
 * it. A header that is removed cleans up after itself, and continues when it is put back.
 *
 * @param host a header's root element, possibly added to the page after this script ran
 * @param isTrusted whether the content of its shadow tree may be attached
 * @returns a function that closes all menus of the page; call it before you remove the header
 */
export function start(host: StartedElement, isTrusted = true): () => void {
  // header and footer may come from two releases, each with its own loader: only the first starts the header
  const importIslands = !host.porticoStarted && findScript(host, 'islands', import.meta.url);
  const template = host.querySelector<HTMLTemplateElement>('template[shadowrootmode]');
  // browsers with this property have attached the page's own templates: others were inserted, perhaps by a visitor
  const isAttachable = isTrusted || !template?.shadowRootMode;
  if (isAttachable && importIslands) {
    host.porticoStarted = true;
    // an older browser has not attached the shadow tree, or a script has added the markup
    if (template) host.attachShadow({ mode: 'open' }).append(template.content);
    const root = host.shadowRoot?.querySelector<HTMLElement>(`.${HEADER_CLASS}`) ?? host;
    fillSlots(host);
    watchScroll(root);
    removeDismissed(host);
    onIntentOrIdle(host, async () => {
      // if this fails, the header keeps working as without scripts
      const islands = await importIslands().catch(() => null);
      islands?.hydrate(root, isForPage && start);
    });
  }
  return () => document.dispatchEvent(new Event(CLOSE_EVENT));
}

function watchScroll(root: HTMLElement): void {
  const update = (scrolled: boolean) => root.toggleAttribute(SCROLLED_ATTRIBUTE, scrolled);
  const sentinel = window.IntersectionObserver && root.firstElementChild;
  if (sentinel) new IntersectionObserver((entries) => update(!entries.at(-1)?.isIntersecting)).observe(sentinel);
  else update(true);
}

/** Calls `load` once, early enough that the islands are ready when the visitor presses something. */
function onIntentOrIdle(host: HTMLElement, load: () => unknown): void {
  let loading: unknown;
  const loadOnce = () => {
    loading ??= load();
    return loading;
  };
  // a touch fires `pointerover` too
  for (const intent of ['pointerover', 'focusin']) host.addEventListener(intent, loadOnce);
  // in browsers without it, an element with this id would be the global
  const whenIdle = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  if (host.matches(':hover, :focus-within')) loadOnce();
  else whenIdle(loadOnce);
}
