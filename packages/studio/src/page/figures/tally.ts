/** Adds up figures. */

import type { Count, FigureKind } from '../../contract/figures.ts';

export type Tally = Readonly<Record<FigureKind, Count>>;

/** The part of a row that is added up. */
export interface Counted extends Count {
  readonly kind: FigureKind;
}

const NOTHING: Count = { count: 0, variance: 0 };
export const NO_TALLY: Tally = { seen: NOTHING, click: NOTHING, dismiss: NOTHING };

export function tallyOf(rows: readonly Counted[]): Tally {
  const sums = { seen: { ...NOTHING }, click: { ...NOTHING }, dismiss: { ...NOTHING } };
  for (const { kind, count, variance } of rows) {
    sums[kind] = { count: sums[kind].count + count, variance: sums[kind].variance + variance };
  }
  return sums;
}

/** In the order in which keys first occur. */
export function talliesBy<Row extends Counted>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Tally> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map([...groups].map(([key, group]) => [key, tallyOf(group)]));
}

/** Whether the count is an estimate. */
export function isEstimate({ count, variance }: Count): boolean {
  return variance > 1.001 * count;
}

/** How many fully counted events would carry the same information. */
export function sizeOf({ count, variance }: Count): number {
  return variance > 0 ? Math.min(count, (count * count) / variance) : count;
}
