/** Asks for a teaser fragment and reads its post, without ever putting foreign markup into the page. */

import type { PostChrome } from '../../chrome/chrome.ts';

const TIMEOUT = 8_000;

/**
 * Parsing by XMLHttpRequest runs no script and needs no Trusted Types policy, unlike `innerHTML` or `DOMParser`.
 *
 * @throws Error where the fragment did not arrive, or holds no post with an http(s) link
 */
export function requestPost(href: string): Promise<PostChrome> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.timeout = TIMEOUT;
    request.onerror = request.ontimeout = () => reject(new Error(`${href}: no answer`));
    request.onload = () => {
      const card = request.response?.querySelector('a.portico-teaser');
      const title = card?.querySelector('.portico-teaser__title')?.textContent;
      if (request.status !== 200 || !title || !/^https?:/.test(card.href))
        reject(new Error(`${href}: ${request.status}, no post`));
      else resolve({ title, href: card.href, imageSrc: card.querySelector('img')?.src ?? null });
    };
    request.send();
  });
}
