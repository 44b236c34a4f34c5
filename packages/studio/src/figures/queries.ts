/** Writes the queries of the figures, in the SQL of Workers Analytics Engine. */

import { LANGUAGES } from '../../../../src/contract/language.ts';
import { FIGURE_KINDS } from '../contract/figures.ts';

/** The first and the last day of figures, such as `2026-11-24`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** More rows than any company has. Anyone can send events with made-up ids, but those are rarer and come last. */
export const MAX_ROWS = 20_000;

/** blob1: kind, blob2: id, blob3: site, blob4: language, double1: how many events this one stands for. */
const WEIGHT = '_sample_interval * double1';
const COUNT = `SUM(${WEIGHT}) AS total, SUM(${WEIGHT} * ${WEIGHT}) AS variance`;

/** @param days up to today */
export function lastDays(days: number, now: number): Days {
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return { from: dayOf(now - (days - 1) * DAY), to: dayOf(now) };
}

/** In milliseconds. */
const DAY = 86_400_000;

/** @param dataset a valid name */
export function totalsQuery(dataset: string, days: Days): string {
  return query(dataset, ['blob2 AS id', 'blob1 AS kind', 'blob4 AS language'], 'id, kind, language', days, []);
}

/** @param dataset a valid name */
export function daysQuery(dataset: string, id: string, days: Days): string {
  const columns = ['toStartOfDay(timestamp) AS day', 'blob1 AS kind', 'blob3 AS site', 'blob4 AS language'];
  return query(dataset, columns, 'day, kind, site, language', days, [`index1 = ${literal(id)}`]);
}

function query(
  dataset: string,
  columns: readonly string[],
  group: string,
  { from, to }: Days,
  conditions: readonly string[],
): string {
  const all = [
    `timestamp >= toDateTime(${literal(`${from} 00:00:00`)})`,
    `timestamp <= toDateTime(${literal(`${to} 23:59:59`)})`,
    oneOf('blob1', FIGURE_KINDS),
    oneOf('blob4', LANGUAGES),
    ...conditions,
  ];
  return [
    `SELECT ${[...columns, COUNT].join(', ')}`,
    `FROM ${dataset}`,
    `WHERE ${all.join(' AND ')}`,
    `GROUP BY ${group}`,
    `ORDER BY total DESC LIMIT ${MAX_ROWS}`,
    'FORMAT JSON',
  ].join('\n');
}

function oneOf(column: string, values: readonly string[]): string {
  return `${column} IN (${values.map(literal).join(', ')})`;
}

/**
 * Quotes a text. The dialect's documentation has no escapes, so nothing may need one.
 *
 * @throws RangeError if the text has characters that don't occur in ids, languages and times
 */
function literal(text: string): string {
  if (!/^[\w .:-]*$/.test(text)) throw new RangeError(`cannot be part of a query: ${JSON.stringify(text)}`);
  return `'${text}'`;
}
