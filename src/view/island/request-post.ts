/** Requests a teaser fragment and reads its post; no markup from the response gets into the page. */

import type { TeaserLink } from '../../chrome/chrome.ts';

/** What the browser shows of a post: the picture in one size. */
export type RequestedPost = Omit<TeaserLink, 'largerImageSrc'>;

/** In milliseconds. */
const TIMEOUT = 8_000;

/** Ids and languages come from the markup, and must not lead to another address. */
const NAME = /^[\w-]+$/;

/**
 * Requests from the service that served this script.
 *
 * Parsing by XMLHttpRequest runs no script and needs no Trusted Types policy, unlike `innerHTML` or `DOMParser`.
 *
 * @throws Error if the fragment does not arrive, or has no post with an http(s) link
 */
export function requestPost(id: string, language: string): Promise<RequestedPost> {
  return new Promise((resolve, reject) => {
    if (!NAME.test(id) || !NAME.test(language)) throw new Error('not the id of a teaser');
    const { href } = new URL(`../teaser/${id}?lang=${language}`, import.meta.url);
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.timeout = TIMEOUT;
    const fail = () => reject(new Error(`${href}: no answer`));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      const page: Document | null = request.response;
      const card = page?.querySelector<HTMLAnchorElement>('a.portico-teaser');
      const title = card?.querySelector('.portico-teaser__title')?.textContent;
      if (request.status === 200 && card && title && /^https?:/.test(card.href))
        resolve({ title, href: card.href, imageSrc: card.querySelector('img')?.src ?? null });
      else reject(new Error(`${href}: ${request.status}, no post`));
    };
    request.send();
  });
}
