/** Writes the figures of Portico and its peers as the rows of a table, with the ratios of Portico to each. */

import { formatNumber, formatSpread } from '../report/format.ts';
import type { Table } from '../report/section.ts';
import { type Spread, spreadOf } from '../statistics.ts';

/** By round; `null` where there is none, because a menu did not open. */
export type Figures = readonly (number | null)[];

export interface ComparedFigures {
  readonly portico: Figures;
  readonly radix: Figures;
  readonly plain: Figures;
  /** Portico's, measured a second time. */
  readonly again?: Figures;
}

/** In milliseconds, bytes or elements: a ratio to a smaller reference means nothing. */
const MIN_REFERENCE = 1;

export const COMPARED_COLUMNS: Table['columns'] = ['', 'Portico', 'Radix', 'Plain', 'ratio to Radix', 'ratio to plain'];

/** Of figures that are measured a second time: the ratio of the same code to itself shows how noisy the others are. */
export const REPEATED_COLUMNS: Table['columns'] = [...COMPARED_COLUMNS, 'ratio to itself'];

/**
 * @param digits decimal places of the figures; ratios have two
 * @param missing the text where no round has a figure
 */
export function comparedRow(
  label: string,
  { portico, radix, plain, again }: ComparedFigures,
  digits: number,
  missing = '–',
): readonly string[] {
  const cell = (figures: Figures) => formatFigures(figures, digits) ?? missing;
  const ratio = (reference: Figures) => formatRatio(ratioOf(portico, reference)) ?? '–';
  const cells = [label, cell(portico), cell(radix), cell(plain), ratio(radix), ratio(plain)];
  return again ? [...cells, formatRange(ratioOf(again, portico)) ?? '–'] : cells;
}

/** The ratio of each round in which both have a figure; `null` if there is no such round, or if most references are about 0. */
export function ratioOf(figures: Figures, reference: Figures): Spread | null {
  if ((spreadIfAny(reference)?.median ?? 0) < MIN_REFERENCE) return null;
  return spreadIfAny(
    figures.map((figure, round) => {
      const other = reference[round];
      return figure === null || !other ? null : figure / other;
    }),
  );
}

/** @returns `null` if no round has a figure */
export function spreadIfAny(figures: Figures): Spread | null {
  const present = figures.filter((figure) => figure !== null);
  return present.length === 0 ? null : spreadOf(present);
}

/** The median, with the range if there is one; `null` if no round has a figure. */
function formatFigures(figures: Figures, digits: number): string | null {
  const spread = spreadIfAny(figures);
  if (spread === null) return null;
  return spread.min === spread.max ? formatNumber(spread.median, digits) : formatSpread(spread, digits);
}

/** @returns the median with the range, `null` without a ratio */
function formatRange(spread: Spread | null): string | null {
  return spread === null ? null : formatSpread(spread, 2);
}

/** @returns the median, `null` without a ratio */
export function formatRatio(spread: Spread | null): string | null {
  return spread === null ? null : spread.median.toFixed(2);
}
