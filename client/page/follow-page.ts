/** Keeps the fragments in step with client-side navigation: the page changes its URL and content without a reload. */

import { TOGGLE_EVENT } from '../../src/contract/events.ts';
import { PATH_ATTRIBUTE, PATH_EVENT, SITE_ATTRIBUTE } from '../../src/contract/markup.ts';
import { unlockPage } from '../../src/view/island/hold-page.ts';
import { closeMenus, closeOnPageEvents } from './close-menus.ts';
import { keepClosed } from './keep-closed.ts';
import { linkLanguages } from './link-languages.ts';
import { markCurrent } from './mark-current.ts';

/** The loader's `start`; does nothing for a header that has been started. */
export type StartHeader = (host: HTMLElement, isTrusted: boolean) => unknown;

/** `:is()` keeps Chromium's lookup by attribute; a selector list is 50 times slower, on every mutation. */
const FRAGMENTS = '[data-portico]:is(footer,header)';

let startHeader: StartHeader | false | undefined;

/** Root elements of the fragments in the page. */
let shown: readonly HTMLElement[] = [];

/** The page's path: at first the one it was loaded with, because the URL may have changed since. */
let { pathname } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href);
let { search } = location;

/** The path that fragments show; `undefined` until the page changes its path. */
let path: string | undefined;

/**
 * Follows the page from the first call on.
 *
 * @param start starts headers that scripts add to the page; without it, they stay as they are
 */
export function followPage(start: StartHeader | false = false): void {
  if (startHeader === undefined) begin();
  startHeader ||= start;
  update(true);
}

function begin(): void {
  // mutation observers run before the next paint, and reveal URL changes that no event reports
  new MutationObserver(onMutation).observe(document, { childList: true, subtree: true });
  // a frame with this name would replace the API
  const { navigation } = window as { readonly navigation?: unknown };
  if (navigation instanceof EventTarget) navigation.addEventListener('currententrychange', followAddress);
  addEventListener('popstate', followAddress);
  closeOnPageEvents();
  // the page may now declare other languages
  addEventListener(TOGGLE_EVENT, () => update(true));
  addEventListener(PATH_EVENT, (event) => {
    event.preventDefault();
    showPath(event.composedPath()[0] as HTMLElement, (event as CustomEvent<string | null>).detail);
  });
  followAddress();
}

function onMutation(records: readonly MutationRecord[]): void {
  // nothing else closes a removed header's menus
  if (shown.some(({ isConnected }) => !isConnected)) closeMenus();
  if (records.some(({ target }) => target === document.body || target === document.documentElement)) unlockPage();
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
 * Starts new headers and updates links.
 *
 * @param all whether to update fragments that were in the page before, too
 * @param changedPath the path that those fragments show from now on
 */
function update(all: boolean, changedPath?: string): void {
  const before = shown;
  shown = [...document.querySelectorAll<HTMLElement>(FRAGMENTS)];
  for (const host of shown) {
    const isNew = !before.includes(host);
    if (!all && !isNew) continue;
    if (isNew) unlockPage();
    if (isNew && before.length > 0) keepClosed(host);
    // ignores footers; not trusted, because visitors may have written the header
    if (startHeader) startHeader(host, false);
    showPath(host, isNew ? (path ?? pathOfPage(host)) : changedPath, location.origin, !isNew || path !== undefined);
  }
}

/** The page's path for a fragment requested without one; `undefined` if its host has named a path. */
function pathOfPage(host: HTMLElement): string | undefined {
  return host.hasAttribute(PATH_ATTRIBUTE) ? undefined : pathname;
}

/**
 * @param next `undefined` if it has not changed
 * @param origin of the page: on a different domain from the site's, its paths are not the site's and change no links
 * @param unfolds whether footer columns may fold and unfold, which they must not right after the page has loaded
 */
function showPath(host: HTMLElement, next?: string | null, origin?: string, unfolds = true): void {
  const fragment = host.shadowRoot?.querySelector('.portico-header, .portico-footer') ?? host;
  const home = fragment.querySelector<HTMLAnchorElement>('a.portico-logo');
  if (!home) return;
  // a page that names its site belongs to it, even on a staging domain
  const site = host.getAttribute(SITE_ATTRIBUTE);
  const sitePath = origin && !site && origin !== home.origin ? undefined : next;
  if (sitePath !== undefined) markCurrent(fragment, site ?? home.origin, sitePath, unfolds);
  linkLanguages(fragment, sitePath);
}
