/**
 * Follows a framed page: handles its language links and other links, and marks the announcement that the first one
 * shows.
 */

import { LANGUAGE_CHANGE_EVENT, type LanguageChangeDetail } from '../../../../../src/contract/events.ts';
import { showFocus } from './show-focus.ts';

const ANNOUNCEMENT = 'data-portico-announcement';

interface Following {
  /** Whether the table of announcements describes this frame's page. */
  readonly isFirst: boolean;
  /** Called when someone follows a language link in the framed page. */
  readonly chooseLanguage: (language: string) => void;
}

export function followFrame(frame: HTMLIFrameElement, { isFirst, chooseLanguage }: Following): void {
  const note = document.querySelector('[data-preview-note]');
  const followed = new WeakSet<Document>();
  let scrolledTo = 0;
  const follow = () => {
    const page = frame.contentDocument;
    if (page?.readyState !== 'complete' || page.URL === 'about:blank' || followed.has(page)) return;
    followed.add(page);
    if (isFirst) markShown(page);
    page.defaultView?.scrollTo({ top: scrolledTo, behavior: 'instant' });
    page.addEventListener('scroll', () => {
      scrolledTo = page.defaultView?.scrollY ?? 0;
    });
    page.addEventListener('focusin', (event) => showFocus(frame, event.composedPath()[0] as Element));
    page.addEventListener(LANGUAGE_CHANGE_EVENT, (event) => {
      event.preventDefault();
      chooseLanguage((event as CustomEvent<LanguageChangeDetail>).detail.language);
    });
    page.addEventListener('click', (event) => {
      const link = event.composedPath().find((target) => (target as Element).tagName === 'A') as HTMLAnchorElement;
      const href = link?.getAttribute('href');
      if (!href || href.startsWith('#') || event.defaultPrevented) return;
      event.preventDefault();
      if (note) note.textContent = `That link leads to ${href}. The preview does not follow it.`;
    });
  };
  frame.addEventListener('load', follow);
  document.addEventListener('preview:update', () => {
    if (isFirst && frame.contentDocument) markShown(frame.contentDocument);
  });
  follow();
}

/** Marks the shown announcement: if one is drawn for each request, only the framed page knows which. */
function markShown(page: Document): void {
  const drawn = document.querySelector('[data-preview-drawn]');
  const id = page.querySelector(`[${ANNOUNCEMENT}]`)?.getAttribute(ANNOUNCEMENT);
  if (!drawn || !id) return;
  for (const row of document.querySelectorAll<HTMLElement>('[data-preview-message]')) {
    const shown = row.dataset.previewMessage === id;
    row.dataset.shown = String(shown);
    if (!shown) continue;
    const title = document.createElement('strong');
    title.textContent = `“${row.querySelector('.preview-title')?.textContent}”`;
    drawn.replaceChildren(title, ' is shown, drawn at random for this request.');
  }
}
