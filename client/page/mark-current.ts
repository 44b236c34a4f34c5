/** Marks the links of a fragment that lead to a page, as the service does for the parameter `path`. */

import { showMarked } from './show-marked.ts';

/** The links that the service may mark: all except logo, login, announcement, languages and posts. */
const LINKS =
  'a[class^=portico]:is([class$=link],[class*=further],[class*=action]):not([lang],[data-portico-part=login],[data-portico-announcement])';

/** What a comparison ignores: a trailing slash, and the query for click tracking. */
const END = /\/?(\?place=header&.*)?$/;

/**
 * @param fragment the element that contains its links
 * @param origin the site's origin
 * @param path the page's path on the site, or `null` if no link leads there
 * @param unfolds whether to unfold the footer column with the current link, and fold the others
 */
export function markCurrent(fragment: Element, origin: string, path: string | null, unfolds: boolean): void {
  const current = path && (origin + path).replace(END, '');
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>(LINKS))
    mark(link, 'aria-current', link.href.replace(END, '') === current && 'page');
  for (const element of fragment.querySelectorAll('.portico-section__button,.portico-footer__toggle')) {
    const hasCurrent = element.parentElement?.querySelector('[aria-current]');
    if (element instanceof HTMLDetailsElement) {
      if (unfolds) element.open = !!hasCurrent;
    } else {
      // not beside a link to the page itself
      const isOnly = !element.closest('ul')?.querySelector(':scope>li>a[aria-current]');
      mark(element, 'data-portico-current', hasCurrent && isOnly && 'true');
    }
  }
}

function mark(element: Element, name: string, value: string | false | null | undefined): void {
  if (value) {
    const isNew = !element.hasAttribute(name);
    element.setAttribute(name, value);
    if (isNew) showMarked(element);
  } else element.removeAttribute(name);
}
