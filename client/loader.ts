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
import { findScript } from './import-checked.ts';

/** A property and not an attribute, so that a copy of the markup does not count as started. */
interface StartedElement extends HTMLElement {
  porticoStarted?: boolean;
}

// for the custom elements, the address ends with `#elements`: they start what they put into the page, and nothing else
if (!import.meta.url.includes('#'))
  for (const header of document.querySelectorAll<HTMLElement>(HEADER_SELECTOR)) start(header, false);

/**
 * Does nothing if the header does not name the islands beside this loader: its own loader may start it.
 *
 * @param host the root element of a header, which may have been added to the page after this script ran
 * @param isTrusted whether the content of its shadow tree may be attached
 */
export function start(host: StartedElement, isTrusted = true): void {
  const importIslands = findScript(host, 'islands', import.meta.url);
  const template = host.querySelector<HTMLTemplateElement>('template[shadowrootmode]');
  // browsers with this property have attached what the page contains: what is left was inserted as text, maybe a visitor's
  if (template?.shadowRootMode && !isTrusted) return;
  // header and footer may come from two releases, each with its own loader: only the first one starts the header
  if (!importIslands || host.porticoStarted) return;
  host.porticoStarted = true;
  // if the browser has not attached the shadow tree, because it is older or a script has added the markup
  if (template) host.attachShadow({ mode: 'open' }).append(template.content);
  const root = host.shadowRoot?.querySelector<HTMLElement>(`.${HEADER_CLASS}`) ?? host;
  removeScriptState(root);
  watchScroll(root);
  removeDismissed(root);
  dispatchLanguageChanges(root);
  onIntentOrIdle(host, async () => {
    // if this fails, the header works as it does without scripts
    const islands = await importIslands().catch(() => null);
    islands?.hydrate(root);
  });
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
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-portico-language]');
    if (!link) return;
    const detail: LanguageChangeDetail = { language: link.lang, href: link.href };
    const handled = !root.dispatchEvent(
      new CustomEvent(LANGUAGE_CHANGE_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
    );
    if (handled) event.preventDefault();
  });
}

/** Calls `load` once: the islands are needed before the visitor presses anything. */
function onIntentOrIdle(host: HTMLElement, load: () => unknown): void {
  let loading: unknown;
  const loadOnce = () => {
    loading ??= load();
    return loading;
  };
  // a touch fires `pointerover` too
  for (const intent of ['pointerover', 'focusin']) host.addEventListener(intent, loadOnce);
  // where it is missing, an element of the page may have its name as an id
  const whenIdle = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  if (host.matches(':hover, :focus-within')) loadOnce();
  else whenIdle(loadOnce);
}
