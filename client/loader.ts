/** The script that every page loads: starts a header, and imports its islands on hover or focus, or in idle time. */

import { LANGUAGE_CHANGE_EVENT, type LanguageChangeDetail } from '../src/contract/events.ts';
import {
  ENHANCED_ATTRIBUTE,
  HEADER_CLASS,
  HEADER_SELECTOR,
  OFFSET_PROPERTY,
  OPEN_ATTRIBUTE,
  SCROLLED_ATTRIBUTE,
} from '../src/contract/markup.ts';
import { removeDismissed } from './dismiss-announcement.ts';
import { importChecked } from './import-checked.ts';

/** A property and not an attribute, so that a copy of the markup does not count as started. */
interface StartedElement extends HTMLElement {
  porticoStarted?: boolean;
}

const header = document.querySelector<HTMLElement>(HEADER_SELECTOR);
if (header) start(header);

/** @param host the root element of a header, which may have been added to the page after this script ran */
export function start(host: StartedElement): void {
  // header and footer may come from two releases, each with its own loader: only the first one starts the header
  if (host.porticoStarted) return;
  host.porticoStarted = true;
  // if the browser has not attached the shadow tree, because it is older or a script has added the markup
  const template = host.querySelector<HTMLTemplateElement>(':scope > [shadowrootmode]');
  if (template) host.attachShadow({ mode: 'open' }).append(template.content);
  const root = host.shadowRoot?.querySelector<HTMLElement>(`.${HEADER_CLASS}`) ?? host;
  removeScriptState(root);
  watchScroll(root);
  removeBrokenImages(root);
  removeDismissed(root);
  dispatchLanguageChanges(root);
  loadIslands(host, root);
}

/** Copied markup may have attributes that a script has set, and with which style sheets open no sections. */
function removeScriptState(root: HTMLElement): void {
  for (const name of [ENHANCED_ATTRIBUTE, OPEN_ATTRIBUTE])
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

function watchScroll(root: HTMLElement): void {
  const update = (scrolled: boolean) => {
    // replaced by another header, which now sets how much is covered
    if (!root.isConnected && document.querySelector(HEADER_SELECTOR)) return;
    root.toggleAttribute(SCROLLED_ATTRIBUTE, scrolled);
    // NaN, and so 0, if the host has set `top: auto`
    const covered = root.offsetHeight + Number.parseFloat(getComputedStyle(root).top) || 0;
    document.documentElement.style.setProperty(OFFSET_PROPERTY, `${covered}px`);
  };
  const sentinel = window.IntersectionObserver && root.firstElementChild;
  update(!sentinel);
  if (sentinel) new IntersectionObserver((entries) => update(!entries.at(-1)?.isIntersecting)).observe(sentinel);
}

function dispatchLanguageChanges(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-portico-language]');
    if (!link) return;
    const detail: LanguageChangeDetail = { language: link.lang, href: link.href };
    const handled = !root.dispatchEvent(
      new CustomEvent(LANGUAGE_CHANGE_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
    );
    if (handled) event.preventDefault();
  });
}

/** A teaser without its image is better than the browser's sign for a broken one. */
function removeBrokenImages(root: HTMLElement): void {
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.remove();
  };
  // errors of images do not bubble
  root.addEventListener('error', remove, true);
}

/** The markup names the islands script of its own release, which may be another than this loader's. */
function loadIslands(host: HTMLElement, root: HTMLElement): void {
  let started = false;
  const load = () => {
    if (started) return;
    started = true;
    importChecked(host, 'islands').then(
      ({ hydrate }) => hydrate(root),
      () => {
        // the header works as it does without scripts
      },
    );
  };
  // a touch fires `pointerover` too
  for (const intent of ['pointerover', 'focusin']) host.addEventListener(intent, load, { once: true });
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  if (host.matches(':hover, :focus-within')) load();
  else whenIdle(load);
}
