/** Writes the figures of Portico and its peers as the rows of a table, with the ratios of Portico to each. */

import type { Table } from '../report/section.ts';
import { type Spread, spreadOf } from '../statistics.ts';

/** By round; `null` where there is none, because a menu did not open. */
export type Figures = readonly (number | null)[];

export interface ComparedFigures {
  readonly portico: Figures;
  readonly radix: Figures;
  readonly plain: Figures;
}

export const COMPARED_COLUMNS: Table['columns'] = [
  '',
  'Portico',
  'Radix',
  'Plain',
  'Portico : Radix',
  'Portico : plain',
];

/**
 * @param digits decimal places of the figures; ratios have two
 * @param missing what is written where no round has a figure
 */
export function comparedRow(
  label: string,
  { portico, radix, plain }: ComparedFigures,
  digits: number,
  missing = '–',
): readonly string[] {
  const cell = (figures: Figures) => formatSpread(spreadIfAny(figures), digits) ?? missing;
  const ratio = (reference: Figures) => formatRatio(ratioOf(portico, reference)) ?? '–';
  return [label, cell(portico), cell(radix), cell(plain), ratio(radix), ratio(plain)];
}

/** The ratio of each round in which both have a figure, and the reference is not 0; `null` if there is no such round. */
export function ratioOf(figures: Figures, reference: Figures): Spread | null {
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

/** @returns `null` without figures */
export function formatSpread(spread: Spread | null, digits: number): string | null {
  if (spread === null) return null;
  const [median, min, max] = [spread.median, spread.min, spread.max].map((figure) => figure.toFixed(digits));
  return min === max ? `${median}` : `${median} (${min}–${max})`;
}

/** @returns the median, `null` without a ratio */
export function formatRatio(spread: Spread | null): string | null {
  return spread === null ? null : spread.median.toFixed(2);
}
