/** Parses the SQL API's responses. Skips rows with unexpected values, because anyone can send events. */

import * as v from 'valibot';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { type DayRow, FIGURE_KINDS, type TotalRow } from '../contract/figures.ts';
import { MAX_ID_LENGTH } from '../contract/limits.ts';
import { MAX_ROWS } from './queries.ts';

/** 64-bit integers are strings in the JSON. */
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,18}(?:\.\d{1,18})?$/), v.transform(Number))]),
  v.finite(),
  v.minValue(0),
);

const counted = { kind: v.picklist(FIGURE_KINDS), language: v.picklist(LANGUAGES), total: amount, variance: amount };
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(MAX_ID_LENGTH));

const totalRow = v.object({ id, ...counted });
const dayRow = v.object({
  // a date, or a date with the time
  day: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\d(?: |T|$)/),
    v.transform((day) => day.slice(0, 10)),
  ),
  site: id,
  ...counted,
});

const answer = v.object({ data: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ROWS)) });

/** @throws Error if the text is not a result */
export function parseTotals(text: string): readonly TotalRow[] {
  return rowsOf(text, totalRow).map(({ total: count, variance, ...row }) => ({ ...row, count, variance }));
}

/** By day. @throws Error if the text is not a result */
export function parseDays(text: string): readonly DayRow[] {
  return rowsOf(text, dayRow)
    .map(({ total: count, variance, ...row }) => ({ ...row, count, variance }))
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

function rowsOf<Schema extends v.GenericSchema>(text: string, schema: Schema): readonly v.InferOutput<Schema>[] {
  const { data } = v.parse(answer, JSON.parse(text));
  return data.flatMap((row) => {
    const result = v.safeParse(schema, row);
    return result.success ? [result.output] : [];
  });
}
