/** Reduces the title of a post to one line of visible text. */

const MAX_TITLE_LENGTH = 160;
/** Combining marks after a letter; a composed letter such as “é” has none. */
const MAX_MARKS = 3;

const LINE_BREAKS = /[\p{Cc}\u2028\u2029\u2800]+/gu;
/** An emoji such as 👩‍💻 joins others with U+200D. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** A selector after an emoji or Chinese character chooses its form; elsewhere it can only hide data. */
const STRAY_SELECTOR = /(?<![\p{Extended_Pictographic}\p{Script=Han}#*0-9])\p{Variation_Selector}/gu;
/** Direction marks, soft hyphens, tags, fillers, lone surrogates, and private-use characters. */
const INVISIBLE =
  /(?![\u200d\p{Variation_Selector}])[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
/** Without a repeat count: a pattern such as `\p{M}{4}` takes 30 ms to compile. */
const MARKS = /\p{M}+/gu;

/** @returns at most `MAX_TITLE_LENGTH` characters; empty if nothing in the title is visible */
export function plainTitle(title: string): string {
  const line = title
    .slice(0, 8 * MAX_TITLE_LENGTH)
    .normalize('NFC')
    .replace(LINE_BREAKS, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_SELECTOR, '')
    .replace(STRAY_JOINER, '')
    .replace(/\s+/g, ' ')
    .replace(MARKS, boundedMarks)
    .replace(/ +/g, ' ')
    .normalize('NFC')
    .trim();
  return truncated(line);
}

/** Limits the marks on a letter, and removes marks without one. */
function boundedMarks(marks: string, offset: number, line: string): string {
  const hasLetter = offset > 0 && line[offset - 1] !== ' ';
  return hasLetter ? [...marks].slice(0, MAX_MARKS).join('') : '';
}

function truncated(line: string): string {
  const characters = [...line];
  if (characters.length <= MAX_TITLE_LENGTH) return line;
  const start = characters.slice(0, MAX_TITLE_LENGTH - 1).join('');
  return `${start.replace(/[\s\u200d]+$/, '')}…`;
}
