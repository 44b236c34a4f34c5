/** Puts a text on one line. */

/** Line breaks, and the separators that spreadsheets and documents paste, with the spaces around them. */
const BREAKS = / *[\t\n\v\f\r\u0085\u2028\u2029]+ */g;

/** Line breaks become spaces. */
export function inOneLine(text: string): string {
  return text.replace(BREAKS, ' ');
}
