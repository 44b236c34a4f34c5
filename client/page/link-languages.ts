/** Points the language links of a header at the page in each language. */

import { LANGUAGE_PREFIXES } from '#company/languages';

/** A prefix of the site, or of a host that has others: `/de`, `/en`, `/pt-BR`. */
const PREFIX = new RegExp(`^/(${Object.keys(LANGUAGE_PREFIXES).join('|')})([-_]\\w{2,3})?(?=/|$)`, 'i');

/** Where each link leads if the page does not declare itself in that language. */
const addresses = new WeakMap<HTMLAnchorElement, string>();

/**
 * If the page declares itself in another language, the links lead where it says, and languages that it does not declare
 * are left out. Otherwise they follow the path.
 *
 * @param fragment the element that contains its links
 * @param path of the page on the site, `null` for the home pages; `undefined` if it has not changed
 */
export function linkLanguages(fragment: Element, path?: string | null): void {
  const links = [...fragment.querySelectorAll<HTMLAnchorElement>('.portico-language-list__link')];
  const isDeclared = links.some((link) => !isCurrent(link) && alternate(link));
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

function addressOf(path: string, { lang }: HTMLElement, before: string): string {
  const prefix = LANGUAGE_PREFIXES[lang as keyof typeof LANGUAGE_PREFIXES];
  const rest = path.replace(PREFIX, '');
  // the home page of a prefixed language has no trailing slash
  const pathname = rest === '/' && prefix ? prefix : prefix + rest;
  // not as text: a path may start with two slashes
  return Object.assign(new URL(before), { pathname }).href;
}

function isCurrent(link: Element): boolean {
  return link.hasAttribute('aria-current');
}

/** The address that hosts declare for search engines in their `<head>`: of the language, or else of a region of it. */
function alternate({ lang }: HTMLElement): string | undefined {
  for (const operator of ['=', '|=']) {
    // feeds are no pages
    const found = `head link[rel~=alternate][hreflang${operator}${CSS.escape(lang)} i]:not([type*=xml])`;
    const href = document.querySelector<HTMLLinkElement>(found)?.href;
    // what is no address stays as it was written
    if (href?.match(/^http.*\/\w/)) return href;
  }
  return undefined;
}
