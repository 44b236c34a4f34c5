/** Formats figures, and tables of comparisons. */

import type { Comparison, Spread } from '../statistics.ts';
import type { Table } from './section.ts';

/** With commas between thousands: `9,300`. */
export function formatNumber(value: number, digits = 0): string {
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** The median with the range: `9,300 (8,100–9,700)`. @param digits decimal places */
export function formatSpread({ median, min, max }: Spread, digits = 0): string {
  return `${formatNumber(median, digits)} (${formatNumber(min, digits)}–${formatNumber(max, digits)})`;
}

/** A row of `comparisonTable`. @param digits decimal places of the figures; ratios have two */
export function comparisonRow(label: string, { ours, reference, ratio }: Comparison, digits: number): string[] {
  return [label, formatSpread(ours, digits), formatSpread(reference, digits), formatSpread(ratio, 2)];
}

/** @param reference what Portico is compared with, as the heading of its column */
export function comparisonTable(
  caption: string,
  reference: string,
  rows: readonly (readonly string[])[],
  missed: readonly string[] = [],
): Table {
  return { caption, columns: ['', 'Portico', reference, 'ratio'], rows, missed };
}
