/** Writes CSV for spreadsheets: RFC 4180, with formulas neutralised. */

/** What spreadsheets treat as a formula, including one that was protected before. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A leading apostrophe makes it text. */
function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reads back what was neutralised. */
export function withFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** A file that people open: it starts with a byte order mark, so that Excel reads UTF-8. */
export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[columns, ...rows].map(csvLine).join('')}`;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string): string {
  const text = withoutFormula(value);
  return /[",\r\n\uFEFF]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
