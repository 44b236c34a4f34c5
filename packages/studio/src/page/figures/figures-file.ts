/** Writes the figures of a message as CSV for spreadsheets. */

import { csvOf } from '../../contract/csv.ts';
import type { DayRow } from '../../contract/figures.ts';
import { talliesBy } from './tally.ts';

const COLUMNS = ['message', 'day', 'site', 'language', 'seen', 'clicks', 'dismissed'];

/** A row for each day, site and language. */
export function figuresFile(id: string, rows: readonly DayRow[]): string {
  const places = talliesBy(rows, ({ day, site, language }) => `${day}\n${site}\n${language}`);
  const data = [...places].map(([place, { seen, click, dismiss }]) => [
    id,
    ...place.split('\n'),
    ...[seen, click, dismiss].map(({ count }) => String(Math.round(count))),
  ]);
  return csvOf(COLUMNS, data);
}
