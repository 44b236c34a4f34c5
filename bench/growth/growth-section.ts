/** Tables and pictures of growth. Pure. */

import { formatNumber } from '../report/format.ts';
import type { Bar, Section, Table } from '../report/section.ts';
import type { Slope } from './slope.ts';

/** What grows, and with which sizes. */
export interface Series {
  readonly name: string;
  /** One of them, for the heading of a column. */
  readonly item: string;
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
  /** Whether the picture has it. */
  readonly charted: boolean;
}

export function sectionOf(found: readonly (readonly [Series, readonly Row[]])[]): Section {
  const exponents = found.flatMap(([{ name }, rows]) =>
    rows.filter(({ charted }) => charted).map((row) => exponentBar(name, row)),
  );
  return {
    title: 'Growth',
    paragraphs: [
      'How costs grow with the content, which is generated from the real content, always the same, and valid for the build. Each link is in a menu and in the footer. Announcements are in English: all of them active, with one drawn for each answer, or one a day for years. Languages beyond the real ones are English with other letters.',
      'The first answer comes from a new service with empty caches, in Node, with resolved content and posts. The warm answer repeats one URL. Start-up evaluates all modules, also those loaded later, in a new Node process. All times are CPU time, which other processes disturb less; sizes of a series are measured alternately. The exponent is the slope of cost over size on logarithmic scales, between the two largest sizes: 0 is constant, 1 linear, 2 quadratic. The column before it is the cost of each further item there.',
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

function tableOf({ name, item, sizes }: Series, rows: readonly Row[]): Table {
  const [first, last] = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  return {
    caption: name,
    columns: [
      '',
      ...sizes.map((size) => formatNumber(size)),
      `ratio of ${formatNumber(last)} to ${formatNumber(first)}`,
      `each further ${item}`,
      'exponent',
    ],
    rows: rows.map(({ label, costs, digits, slope }) => [
      label,
      ...costs.map((cost) => formatNumber(cost, digits)),
      formatNumber(slope.ratio, 2),
      formatNumber(slope.perItem, digits === 0 ? 0 : digits + 2),
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
