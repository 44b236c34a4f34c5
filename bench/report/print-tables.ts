/** Prints the tables of results. */

import type { Sizes } from '../server/sizes.ts';
import type { Comparison, Spread } from '../statistics.ts';

/** Prints a label and three right-aligned columns. */
export function row(label: string, ...columns: readonly [string, string, string]): void {
  console.log(label.padEnd(37) + columns.map((column) => column.padStart(22)).join(''));
}

/** @param digits decimal places of the figures; ratios have two */
export function comparisonRow(label: string, { ours, reference, ratio }: Comparison, digits: number): void {
  row(label, formatSpread(ours, digits), formatSpread(reference, digits), formatSpread(ratio, 2));
}

/** @param sizes by language */
export function sizeRows(sizes: ReadonlyMap<string, Sizes>): void {
  const line = (label: string, column: (sizes: Sizes) => number) =>
    console.log(label.padEnd(37) + [...sizes.values()].map((each) => String(column(each)).padStart(8)).join(''));
  console.log('Header, by language'.padEnd(37) + [...sizes.keys()].map((name) => name.padStart(8)).join(''));
  line('  bytes raw', ({ raw }) => raw);
  line('  bytes brotli', ({ brotli }) => brotli);
}

function formatSpread({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}
