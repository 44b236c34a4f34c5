/** What every page loads: header shadow, language event, and the islands at the first sign of intent or in idle time. */

import { LANGUAGE_CHANGE_EVENT, type LanguageChangeDetail } from '../src/contract/events.ts';
import type { Language } from '../src/contract/language.ts';
import { HEADER_SELECTOR, OFFSET_PROPERTY, SCROLLED_ATTRIBUTE, STARTED_ATTRIBUTE } from '../src/contract/markup.ts';

const header = document.querySelector<HTMLElement>(HEADER_SELECTOR);
// header and footer may come from two releases, each with a loader of its own: the first one takes the page
if (header && !header.hasAttribute(STARTED_ATTRIBUTE)) {
  header.setAttribute(STARTED_ATTRIBUTE, '');
  watchScroll(header);
  dropBrokenImages(header);
  tellLanguageChanges(header);
  loadIslands(header);
}

function watchScroll(root: HTMLElement): void {
  const update = (scrolled: boolean) => {
    root.toggleAttribute(SCROLLED_ATTRIBUTE, scrolled);
    document.documentElement.style.setProperty(
      OFFSET_PROPERTY,
      `${root.offsetHeight + Number.parseFloat(getComputedStyle(root).top) || 0}px`,
    );
  };
  update(!window.IntersectionObserver);
  if (!window.IntersectionObserver) return;
  new IntersectionObserver((entries) => update(!entries.at(-1)?.isIntersecting)).observe(
    root.firstElementChild as Element,
  );
}

function tellLanguageChanges(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-portico-language]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const detail: LanguageChangeDetail = { language: link.lang as Language, href: link.href };
    const handled = !root.dispatchEvent(
      new CustomEvent(LANGUAGE_CHANGE_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
    );
    if (handled) event.preventDefault();
  });
}

/** A teaser whose image can't be had is better without the browser's sign for it. */
function dropBrokenImages(root: HTMLElement): void {
  root.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && target.remove(), true);
}

function loadIslands(root: HTMLElement): void {
  let started = false;
  const load = () => {
    if (started) return;
    started = true;
    import('portico:islands');
  };
  for (const intent of ['pointerover', 'focusin', 'pointerdown'])
    root.addEventListener(intent, load, { once: true, passive: true });
  if (root.contains(document.activeElement) || root.matches(':hover')) load();
  else (window.requestIdleCallback ?? setTimeout)(load);
}
