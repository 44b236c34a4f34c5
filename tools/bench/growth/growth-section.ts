/** Tables and pictures of growth. Pure. */

import { formatNumber } from '../report/format.ts';
import type { Bar, Section, Table } from '../report/section.ts';
import type { Slope } from './slope.ts';

/** What grows, and with which sizes. */
export interface Series {
  readonly name: string;
  readonly sizes: readonly number[];
}

/** A cost at each size of a series. */
export interface Row {
  readonly label: string;
  readonly digits: number;
  readonly costs: readonly number[];
  readonly slope: Slope;
  /** Whether it grows faster than linearly. */
  readonly superlinear: boolean;
  /** Whether the picture shows it. */
  readonly charted: boolean;
}

export function sectionOf(found: readonly (readonly [Series, readonly Row[]])[]): Section {
  const exponents = found.flatMap(([{ name }, rows]) =>
    rows.filter(({ charted }) => charted).map((row) => exponentBar(name, row)),
  );
  return {
    title: 'Growth',
    paragraphs: [
      'CPU time in Node with generated content of up to 1,000 links, 4,000 announcements or 24 languages: the first answer with empty caches, the warm answer for a repeated URL, start-up with all modules. The exponent is the slope between the two largest sizes: 0 is constant, 1 linear.',
    ],
    tables: found.map(([series, rows]) => tableOf(series, rows)),
    charts: [
      {
        file: 'performance-growth',
        title: 'How costs grow with the content (shorter is better)',
        unit: 'exponent: 0 stays the same, 1 is linear',
        bars: [{ label: 'Linear growth', value: 1, text: '1', ours: false }, ...exponents],
      },
    ],
  };
}

function tableOf({ name, sizes }: Series, rows: readonly Row[]): Table {
  const [first, last] = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  return {
    caption: name,
    consoleOnly: true,
    columns: [
      '',
      ...sizes.map((size) => formatNumber(size)),
      `ratio of ${formatNumber(last)} to ${formatNumber(first)}`,
      'exponent',
    ],
    rows: rows.map(({ label, costs, digits, slope }) => [
      label,
      ...costs.map((cost) => formatNumber(cost, digits)),
      formatNumber(slope.ratio, 2),
      formatNumber(slope.exponent, 2),
    ]),
    missed: rows
      .filter(({ superlinear }) => superlinear)
      .map(
        ({ label, slope }) => `${name}: “${label}” grows faster than linearly (exponent ${slope.exponent.toFixed(2)}).`,
      ),
  };
}

function exponentBar(name: string, { label, slope }: Row): Bar {
  const value = Math.max(0, slope.exponent);
  const [cost = ''] = label.split(/,| \(/);
  return { label: `${name}: ${cost}`, value, text: value.toFixed(2), ours: true };
}
