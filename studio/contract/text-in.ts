/** Marks up text in another language within English pages. */

import { type Direction, directionOf, type Language } from '../../src/contract/language.ts';

/** The attributes of the element that holds the text, or in which it is written. */
export function textIn(language: Language): { readonly lang: Language; readonly dir: Direction } {
  return { lang: language, dir: directionOf(language) };
}
