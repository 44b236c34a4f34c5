/** Matches texts with typed words, ignoring case, diacritics and letter widths. Pure. */

import { ownValue } from '../../../src/contract/own-value.ts';

/** Letters that don't decompose into others and marks. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

const NOT_ASCII = /[^\x20-\x7e]/;

/** `Frühjahr in Łódź` → `fruhjahr in lodz` */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // most texts need no more, and normalizing takes most of the time
  if (!NOT_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđłı]/g, (letter) => ownValue(LETTERS, letter) ?? letter);
}

/** The query's words, which all have to occur, in any order. */
export function searchWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/** @param folded a text as `foldText` returns it @param words as `searchWords` returns them */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
