/** Writes units as CSV for spreadsheets, and reads what comes back. */

import Papa from 'papaparse';
import { csvOf, withFormula } from '../contract/csv.ts';
import { type ReturnedFile, type TranslationUnit, UnreadableFile } from './translation-units.ts';

const COLUMNS = ['id', 'kind', 'field', 'source', 'target', 'status'] as const;

export function writeCsv(units: readonly TranslationUnit[]): string {
  return csvOf(
    COLUMNS,
    units.map((unit) => COLUMNS.map((name) => unit[name])),
  );
}

/** A first line such as `sep=;`, which Excel reads, with the empty cells that a spreadsheet may add. */
const SEPARATOR = /^\uFEFF?"?sep=(.)"?\1*\r?\n/i;

/** @throws UnreadableFile */
export function readCsv(text: string): ReturnedFile {
  const [line = '', delimiter = ''] = SEPARATOR.exec(text) ?? [];
  // without such a line, detects semicolons, which spreadsheets write in some countries
  const { data } = Papa.parse<string[]>(text.slice(line.length), { delimiter, skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data;
  const positions = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  const missing = COLUMNS.filter((name) => name !== 'status' && !positions.has(name));
  if (missing.length > 0) throw new UnreadableFile(`The file has no column ${missing.join(', ')}.`);
  return {
    language: null,
    units: rows.map((row) => {
      const [id, kind, field, source, target, status] = COLUMNS.map((name) =>
        withFormula(row[positions.get(name) ?? -1] ?? ''),
      ) as [string, string, string, string, string, string];
      const isReviewed = status.trim().toLowerCase() === 'done';
      return { id: id.trim(), kind: kind.trim(), field: field.trim(), source, target, isReviewed };
    }),
  };
}
