/** Points language links at the current page in each language. */

import { LANGUAGE_PREFIXES } from '../../src/contract/language-prefixes.ts';

/** Any language prefix, also ones that the site doesn't use: `/de`, `/en`, `/pt-BR`. */
const PREFIX = new RegExp(`^/(${Object.keys(LANGUAGE_PREFIXES).join('|')})([-_]\\w{2,3})?(?=/|$)`, 'i');

/** Skips feeds. */
const ALTERNATE = 'head link[rel~=alternate][hreflang]:not([type*=xml])';

export const LANGUAGE_LINK = '.portico-language-list__link';

/** Where each link leads if the page declares no alternate in that language. */
const addresses = new WeakMap<HTMLAnchorElement, string>();

/**
 * If the page declares alternates in other languages, links lead to them, and undeclared languages are hidden.
 * Otherwise links follow the path.
 *
 * @param fragment the element that contains its links
 * @param path the page's path on the site, `null` for the home pages; `undefined` if it has not changed
 */
export function linkLanguages(fragment: Element, path?: string | null): void {
  const links = [...fragment.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINK)];
  // most pages declare none, and a search for each link takes longer than everything else here
  const isDeclared = document.querySelector(ALTERNATE) && links.some((link) => !isCurrent(link) && alternate(link));
  for (const link of links) {
    const before = addresses.get(link) ?? link.href;
    const address = path === undefined ? before : addressOf(path || '/', link, before);
    const declared = isDeclared && alternate(link);
    const next = declared || address;
    addresses.set(link, address);
    if (link.href !== next) link.href = next;
    if (link.parentElement)
      link.parentElement.style.display = isDeclared && !declared && !isCurrent(link) ? 'none' : '';
  }
}

/**
 * Adds the page's query and hash to a language link that is about to be followed. Not on a link to another origin, which
 * they may be hidden from.
 *
 * @param event that precedes following it, such as the press that opens its context menu
 */
export function keepQuery({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(LANGUAGE_LINK);
  if (!link || alternate(link) || link.origin !== location.origin) return;
  link.search = location.search;
  link.hash = location.hash;
}

function addressOf(path: string, { lang }: HTMLElement, before: string): string {
  const prefix = LANGUAGE_PREFIXES[lang] ?? '';
  const rest = path.replace(PREFIX, '');
  // the home page of a prefixed language has no trailing slash
  const pathname = rest === '/' && prefix ? prefix : prefix + rest;
  // set as a property, because a path may start with two slashes
  return Object.assign(new URL(before), { pathname }).href;
}

function isCurrent(link: Element): boolean {
  return link.hasAttribute('aria-current');
}

/** The `hreflang` URL that the host declares for the language, or else for a region of it. */
function alternate({ lang }: HTMLElement): string | undefined {
  for (const operator of ['=', '|=']) {
    const found = `${ALTERNATE}[hreflang${operator}${CSS.escape(lang)} i]`;
    const href = document.querySelector<HTMLLinkElement>(found)?.href;
    // without a valid URL, `href` is the attribute as written
    if (href?.match(/^http.*\/\w/)) return href;
  }
  return undefined;
}
