/** Keeps the menus of a header that has just come into the page closed until the pointer moves. */

import { ENHANCED_ATTRIBUTE, HEADER_SELECTOR } from '../../src/contract/markup.ts';

/** Under a resting pointer, style sheets would open a section before its script runs; not in a list that counts as enhanced. */
export function keepClosed(host: HTMLElement): void {
  for (const list of treeOf(host).querySelectorAll('.portico-nav__list,.portico-language-menu'))
    if (!list.hasAttribute(ENHANCED_ATTRIBUTE)) list.setAttribute(ENHANCED_ATTRIBUTE, '');
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, release, { once: true });
}

/** The scripts of a header may not load. */
function release(): void {
  for (const host of document.querySelectorAll(HEADER_SELECTOR))
    for (const list of treeOf(host).querySelectorAll(`[${ENHANCED_ATTRIBUTE}='']`))
      list.removeAttribute(ENHANCED_ATTRIBUTE);
}

function treeOf(host: Element): ParentNode {
  return host.shadowRoot ?? host;
}
