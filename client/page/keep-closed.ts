/** Keeps a newly added header's menus closed until the pointer moves. */

import { ENHANCED_ATTRIBUTE, HEADER_SELECTOR } from '../../src/contract/markup.ts';

/** Marks lists as enhanced, because CSS would open a section under a resting pointer before the script runs. */
export function keepClosed(host: HTMLElement): void {
  for (const list of treeOf(host).querySelectorAll('.portico-nav__list,.portico-language-menu'))
    if (!list.hasAttribute(ENHANCED_ATTRIBUTE)) list.setAttribute(ENHANCED_ATTRIBUTE, '');
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, release, { once: true });
}

/** Restores hover without scripts, in case the header's scripts never load. */
function release(): void {
  for (const host of document.querySelectorAll(HEADER_SELECTOR))
    for (const list of treeOf(host).querySelectorAll(`[${ENHANCED_ATTRIBUTE}='']`))
      list.removeAttribute(ENHANCED_ATTRIBUTE);
}

function treeOf(host: Element): ParentNode {
  return host.shadowRoot ?? host;
}
