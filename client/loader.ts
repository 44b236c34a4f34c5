/** What every page loads: header shadow, language event, dismissal, and the islands at the first sign of intent or in idle time. */

import { LANGUAGE_CHANGE_EVENT, type LanguageChangeDetail } from '../src/contract/events.ts';
import type { Language } from '../src/contract/language.ts';
import {
  ENHANCED_ATTRIBUTE,
  HEADER_CLASS,
  HEADER_SELECTOR,
  OFFSET_PROPERTY,
  OPEN_ATTRIBUTE,
  SCROLLED_ATTRIBUTE,
} from '../src/contract/markup.ts';
import { offerDismissal } from './dismiss-announcement.ts';
import { importChecked } from './import-checked.ts';

/** A mark on the element and not in its markup, which may be cloned, or kept and put into the page again. */
interface StartedElement extends HTMLElement {
  porticoStarted?: boolean;
}

const found = document.querySelector<HTMLElement>(HEADER_SELECTOR);
if (found) start(found);

/** @param host the root element of a header that may have come into the page after this script */
export function start(host: StartedElement): void {
  // header and footer may come from two releases, each with a loader of its own: the first one takes the page
  if (host.porticoStarted) return;
  host.porticoStarted = true;
  // where the browser did not attach the shadow tree: it is older, or a script put the markup in
  const template = host.querySelector<HTMLTemplateElement>(':scope > template');
  if (template) host.attachShadow({ mode: 'open' }).append(template.content);
  const root = host.shadowRoot?.querySelector<HTMLElement>(`.${HEADER_CLASS}`) ?? host;
  takeBack(root);
  watchScroll(root);
  dropBrokenImages(root);
  offerDismissal(root);
  tellLanguageChanges(root);
  loadIslands(host, root);
}

/** What a script left in markup that was copied: without it, style sheets open the sections again. */
function takeBack(root: HTMLElement): void {
  for (const name of [ENHANCED_ATTRIBUTE, OPEN_ATTRIBUTE])
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

function watchScroll(root: HTMLElement): void {
  const update = (scrolled: boolean) => {
    // taken out of the page for another header, which tells now how much is covered
    if (!root.isConnected && document.querySelector(HEADER_SELECTOR)) return;
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

/** The markup names the script that was made for it, whatever release this loader is of. */
function loadIslands(host: HTMLElement, root: HTMLElement): void {
  let started = false;
  const load = () => {
    if (started) return;
    started = true;
    const { porticoIslands = '', porticoIntegrity = '' } = host.dataset;
    importChecked(new URL(porticoIslands, import.meta.url).href, porticoIntegrity).then(
      ({ hydrate }) => hydrate(root),
      // without it the header stays as it works without scripts
      () => {},
    );
  };
  // a touch is a pointer that comes over, too
  for (const intent of ['pointerover', 'focusin']) host.addEventListener(intent, load, { once: true, passive: true });
  if (host.matches(':is(:hover, :focus-within)')) load();
  else (window.requestIdleCallback ?? setTimeout)(load);
}
