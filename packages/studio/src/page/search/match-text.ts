/** Matches texts with typed words, ignoring case, diacritics and letter widths, but not voiced kana. */

import { ownValue } from '../../../../../src/contract/own-value.ts';

/** Letters that don't decompose into others and marks. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

const NOT_ASCII = /[^\x20-\x7e]/;

/** The dots and the ring that make ハ another letter: バ and パ. A sign of its own decomposes to a space and the mark. */
const VOICED_KANA = /([\u3041-\u30ff]) ?([\u3099\u309a])/g;
const OTHER_MARKS = /(?![\u3099\u309a])\p{M}/gu;

/** `Frühjahr in Łódź` → `fruhjahr in lodz` */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // most texts need no more, and normalizing takes most of the time
  if (!NOT_ASCII.test(lower)) return lower;
  return (
    lower
      .normalize('NFKD')
      .replace(OTHER_MARKS, '')
      // one letter again, so that ハ is not found in パ
      .replace(VOICED_KANA, (_, letter: string, mark: string) => `${letter}${mark}`.normalize('NFC'))
      .replace(/[ßæœøđłı]/g, (letter) => ownValue(LETTERS, letter) ?? letter)
  );
}

/** Whether the text has all the query's words. */
export function matches(text: string, query: string): boolean {
  return hasWords(foldText(text), searchWords(query));
}

/** The query's words, which all have to occur, in any order. */
export function searchWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/** @param folded a text as `foldText` returns it @param words as `searchWords` returns them */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
