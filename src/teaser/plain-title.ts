/** Reduces the title of a post to one line of visible text. */

const MAX_TITLE_LENGTH = 160;
/** After a letter; a composed letter such as “é” has none. */
const MAX_MARKS = 3;

const LINE_BREAKS = /[\p{Cc}\u2028\u2029\u2800]+/gu;
/** An emoji such as 👩‍💻 joins others with U+200D. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** After an emoji or a Chinese character, one of them selects a form; elsewhere they only hide data. */
const STRAY_SELECTOR = /(?<![\p{Extended_Pictographic}\p{Script=Han}#*0-9])\p{Variation_Selector}/gu;
/** Direction, soft hyphens, tags and fillers, half surrogate pairs, and what has no meaning outside one font. */
const INVISIBLE =
  /(?![\u200d\p{Variation_Selector}])[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
const MARKS_WITHOUT_LETTER = /(?<=^|\s)\p{M}+/gu;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** @returns at most `MAX_TITLE_LENGTH` characters; the empty string if nothing of the title can be seen */
export function plainTitle(title: string): string {
  const line = title
    .slice(0, 8 * MAX_TITLE_LENGTH)
    .normalize('NFC')
    .replace(LINE_BREAKS, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_SELECTOR, '')
    .replace(STRAY_JOINER, '')
    .replace(MARKS_WITHOUT_LETTER, '')
    .replace(/\s+/g, ' ')
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .trim();
  return VISIBLE.test(line) ? truncated(line) : '';
}

function truncated(line: string): string {
  const characters = [...line];
  if (characters.length <= MAX_TITLE_LENGTH) return line;
  const start = characters.slice(0, MAX_TITLE_LENGTH - 1).join('');
  return `${start.replace(/[\s\u200d]+$/, '')}…`;
}
