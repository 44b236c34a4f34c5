/** Keeps the fragments in step with a page that changes its address and its content without being loaded again. */

import { TOGGLE_EVENT } from '../../src/contract/events.ts';
import { CLOSE_EVENT, PATH_ATTRIBUTE, PATH_EVENT, SITE_ATTRIBUTE } from '../../src/contract/markup.ts';
import { freePage } from '../../src/view/island/hold-page.ts';
import { keepClosed } from './keep-closed.ts';
import { linkLanguages } from './link-languages.ts';
import { markCurrent } from './mark-current.ts';

/** As the loader exports it; does nothing for a header that is started. */
export type StartHeader = (host: HTMLElement, isTrusted: boolean) => unknown;

/** Chromium finds them by the attribute. A list of two selectors would take it fifty times as long, at each change. */
const FRAGMENTS = '[data-portico]:is(footer,header)';

let startHeader: StartHeader | false | undefined;

/** The root elements of the fragments in the page. */
let shown: readonly HTMLElement[] = [];

/** Of the page. At first the path with which it was loaded: the address may have changed since. */
let { pathname } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href);
let { search } = location;

/** The path that fragments show; `undefined` until it has changed. */
let path: string | undefined;

/**
 * Follows the page from the first call on.
 *
 * @param start starts the headers that scripts put into the page; without it, they are left alone
 */
export function followPage(start: StartHeader | false = false): void {
  if (startHeader === undefined) begin();
  startHeader ||= start;
  update(true);
}

function begin(): void {
  // mutation observers report before the page is drawn, and notice the address where nothing else reports its change
  new MutationObserver(onMutation).observe(document, { childList: true, subtree: true });
  // a frame of the page may have this name
  const { navigation } = window as { readonly navigation?: unknown };
  if (navigation instanceof EventTarget) navigation.addEventListener('currententrychange', followAddress);
  addEventListener('popstate', followAddress);
  // the page comes back as it was left
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeMenus();
  });
  // the page may have declared other languages since
  addEventListener(TOGGLE_EVENT, () => update(true));
  addEventListener(PATH_EVENT, (event) => {
    event.preventDefault();
    showPath(event.composedPath()[0] as HTMLElement, (event as CustomEvent<string | null>).detail);
  });
  followAddress();
}

function onMutation(records: readonly MutationRecord[]): void {
  // nothing else closes the menus of a header that is removed
  if (shown.some(({ isConnected }) => !isConnected)) closeMenus();
  if (records.some(({ target }) => target === document.body || target === document.documentElement)) freePage();
  update(
    records.some(({ target }) => target === document.head),
    path,
  );
  followAddress();
}

function followAddress(): void {
  if (location.pathname === pathname && location.search === search) return;
  closeMenus();
  if (location.pathname !== pathname) path = location.pathname;
  ({ pathname, search } = location);
  update(true, path);
}

/**
 * Starts headers, and lets links lead where they should.
 *
 * @param all whether this includes the fragments that were in the page before
 * @param changedPath what these show from now on
 */
function update(all: boolean, changedPath?: string): void {
  const before = shown;
  shown = [...document.querySelectorAll<HTMLElement>(FRAGMENTS)];
  for (const host of shown) {
    const isNew = !before.includes(host);
    if (!all && !isNew) continue;
    if (isNew) freePage();
    if (isNew && before.length > 0) keepClosed(host);
    // nothing happens to a footer; visitors may have written a header
    if (startHeader) startHeader(host, false);
    showPath(host, isNew ? (path ?? pathOfPage(host)) : changedPath, location.origin, !isNew || path !== undefined);
  }
}

/** What a fragment shows that was asked for without a path; `undefined` if it shows another one already. */
function pathOfPage(host: HTMLElement): string | undefined {
  return host.hasAttribute(PATH_ATTRIBUTE) ? undefined : pathname;
}

/**
 * @param next `undefined` if it has not changed
 * @param origin the only one whose links it is about; the paths of a page on another domain are not the site's
 * @param unfolds whether columns of the footer may fold and unfold: not in a page that has just been loaded
 */
function showPath(host: HTMLElement, next?: string | null, origin?: string, unfolds = true): void {
  const fragment = host.shadowRoot?.querySelector('.portico-header, .portico-footer') ?? host;
  const home = fragment.querySelector<HTMLAnchorElement>('a.portico-logo');
  if (!home) return;
  // a page that names its site belongs to it, also where it is not published yet
  const site = host.getAttribute(SITE_ATTRIBUTE);
  const ofSite = origin && !site && origin !== home.origin ? undefined : next;
  if (ofSite !== undefined) markCurrent(fragment, site ?? home.origin, ofSite, unfolds);
  linkLanguages(fragment, ofSite);
}

function closeMenus(): void {
  document.dispatchEvent(new Event(CLOSE_EVENT));
}
