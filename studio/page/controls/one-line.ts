/** Puts a text on one line. Pure. */

/** Also what spreadsheets and documents put between cells and lines, with the spaces around it. */
const BREAKS = / *[\t\n\v\f\r\u0085\u2028\u2029]+ */g;

/** Line breaks become spaces. */
export function inOneLine(text: string): string {
  return text.replace(BREAKS, ' ');
}
