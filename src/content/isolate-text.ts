/** Isolates texts that run against the direction of the text around them. */

import type { Direction } from '../contract/language-entry.ts';

/** The letters of Arabic, Hebrew, and other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** U+2068 and U+2069: text between them takes its direction from its first letter. */
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * Isolates a text such as a Latin name in an Arabic sentence, whose full stop would otherwise move to its other side.
 * Texts in the surrounding direction stay unchanged.
 *
 * @param direction the direction of the surrounding text
 */
export function isolateText(text: string, direction: Direction): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  return text === '' || isRightToLeft === (direction === 'rtl') ? text : `${ISOLATE}${text}${END}`;
}

/** For values that are not displayed, such as a query. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(ISOLATE, '').replaceAll(END, '');
}
