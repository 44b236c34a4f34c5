/** Wraps the chrome in its custom elements, for pages that a client-side router changes. */

import { attributesOf } from './element-attributes.ts';
import type { ChromeParts, PageChrome } from './page-chrome.ts';

const ASSETS = /\/chrome\/assets\/[^/]*$/;

/**
 * Wraps `header` in `<portico-header>` and `footer` in `<portico-footer>`, and adds their script to `head`. After a
 * navigation, your router sets the elements' `lang` and `path`.
 *
 * @param chrome from `chromeFor`, whose parameters become attributes
 */
export function withElements(chrome: PageChrome): PageChrome {
  const attributes = Object.entries(attributesOf(chrome.parameters)).map(attribute).join('');
  return {
    ...chrome,
    head: `${chrome.head}<script type="module" crossorigin src="${escaped(elementsBeside(chrome))}"></script>`,
    header: `<portico-header${attributes}>${chrome.header}</portico-header>`,
    footer: `<portico-footer${attributes}>${chrome.footer}</portico-footer>`,
  };
}

/** The URL of `elements.js`: beside the other scripts, or `/chrome/elements.js` without any. */
export function elementsBeside({ scripts }: Pick<ChromeParts, 'scripts'>): string {
  return (scripts.find(({ src }) => ASSETS.test(src))?.src ?? '/chrome/assets/').replace(ASSETS, '/chrome/elements.js');
}

const attribute = ([name, value]: readonly [string, string]) => ` ${name}="${escaped(value)}"`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
