/** Marks up text in another language within English pages. */

import { type Direction, directionOf, type Language } from '../../../../src/contract/language.ts';

/** Attributes for the element or field that holds the text. */
export function textIn(language: Language): { readonly lang: Language; readonly dir: Direction } {
  return { lang: language, dir: directionOf(language) };
}
