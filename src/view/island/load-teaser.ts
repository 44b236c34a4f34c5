/** Requests the post of a pending teaser when its menu first opens, and shows it. */

import { TOGGLE_EVENT } from '../../contract/events.ts';
import { OPEN_ATTRIBUTE } from '../../contract/markup.ts';
import { type RequestedPost, requestPost } from './request-post.ts';

interface PendingPost {
  readonly epigraph: string;
  /** The id of the teaser, for requesting its post. */
  readonly id: string;
  readonly language: string;
}

/** @param teaser the element with the spinner */
export function loadTeaser(teaser: HTMLElement, { epigraph, id, language }: PendingPost): void {
  const section = teaser.closest('[data-portico-part="section"]');
  if (!section) return;
  const load = () => {
    requestPost(id, language).then(
      (post) => teaser.replaceWith(shownTeaser(epigraph, post)),
      (error) => {
        console.error('Portico: the teaser could not be loaded.', error);
        teaser.dataset.porticoState = 'error';
        teaser.replaceChildren();
      },
    );
  };
  if (section.hasAttribute(OPEN_ATTRIBUTE)) load();
  else section.addEventListener(TOGGLE_EVENT, load, { once: true });
}

/** The markup of view/teaser/shown-teaser.tsx, without a second size of the picture. */
function shownTeaser(epigraph: string, { href, title, imageSrc }: RequestedPost): HTMLElement {
  const link = Object.assign(document.createElement('a'), { className: 'portico-teaser', href });
  link.dataset.porticoPart = 'teaser';
  link.dataset.porticoState = 'success';
  const text = (part: string, textContent: string) =>
    Object.assign(document.createElement('span'), { className: `portico-teaser__${part}`, textContent });
  if (imageSrc)
    link.append(
      Object.assign(document.createElement('img'), {
        className: 'portico-teaser__image',
        alt: '',
        width: 300,
        height: 169,
        loading: 'lazy',
        decoding: 'async',
        referrerPolicy: 'no-referrer',
        src: imageSrc,
      }),
    );
  link.append(text('epigraph', epigraph), ' ', text('title', title));
  return link;
}
