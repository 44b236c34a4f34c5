/** Estimates the width of texts without a browser, and how they break into lines. */

import { GLYPH_WIDTHS } from './glyph-widths.ts';

/** The font of the measured widths, in semibold. Most texts here use that weight, or a lighter and narrower one. */
export const ESTIMATED_FONT = 'Inter';

/** By letter, in hundredths of the font size. */
const WIDTHS = new Map(
  Object.entries(GLYPH_WIDTHS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
);

/** Letters as wide as high: Chinese, Japanese, Korean, fullwidth forms, emoji. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u;

/** Characters drawn over the previous letter, or not at all. */
const WITHOUT_WIDTH = /[\p{M}\p{Cf}]/u;

/** A guess for letters that the table lacks, such as Arabic, in hundredths of the font size. */
const USUAL = 60;

/** In pixels. */
export function textWidth(text: string, fontSize: number): number {
  const hundredths = [...text.normalize('NFC')].reduce((sum, letter) => sum + widthOf(letter), 0);
  return (hundredths * fontSize) / 100;
}

function widthOf(letter: string): number {
  if (WITHOUT_WIDTH.test(letter)) return 0;
  return WIDTHS.get(letter === '\u2011' ? '-' : letter) ?? (WIDE.test(letter) ? 100 : USUAL);
}

const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Parts that can't break: words with the space after them, and parts of words up to a hyphen or soft hyphen. */
function unbreakableParts(text: string, language: string): readonly string[] {
  const parts: string[] = [];
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  for (const segment of words.flatMap((word) => word.segment.split(/(?<=\u00ad)/))) {
    const before = parts.at(-1) ?? ' ';
    // in scripts without spaces, a line can break after each word
    const isApart = WITHOUT_SPACES.test(segment) && WITHOUT_SPACES.test(before);
    const isNew = (/[ \u00ad\u200b\u3000-]$/u.test(before) && !/^\s/.test(segment)) || isApart;
    if (isNew) parts.push(segment);
    else parts[parts.length - 1] = `${before}${segment}`;
  }
  return parts;
}

/** The widest part that cannot be broken, in pixels. */
export function widestPart(text: string, language: string, fontSize: number): number {
  return Math.max(0, ...unbreakableParts(text, language).map((part) => textWidth(part.trimEnd(), fontSize)));
}

/** Makes a text unbreakable if it fits on one line, so that it moves to the next line as a whole. */
export function inOneLine(text: string, fontSize: number, width: number): string {
  return textWidth(text, fontSize) <= width ? text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011') : text;
}

/** How many lines a text takes in a box of this width, in pixels. */
export function lineCount(text: string, language: string, fontSize: number, width: number): number {
  let [lines, used] = [1, 0];
  for (const part of unbreakableParts(text, language)) {
    const needed = textWidth(part.trimEnd(), fontSize);
    if (used > 0 && used + needed > width) [lines, used] = [lines + 1, 0];
    used += textWidth(part, fontSize);
  }
  return lines;
}
