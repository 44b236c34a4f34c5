/** Measures how costs grow with links, announcements and languages. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/build.ts';
import { readLocales } from '../../scripts/content/read-locales.ts';
import type { Release } from '../../src/release/release.ts';
import { formatNumber } from '../report/format.ts';
import type { Bar, Measurement, Section, Table } from '../report/section.ts';
import { compareSeveral } from '../statistics.ts';
import { type ContentSet, contentSet, withLanguages } from './content-set.ts';
import { withAnnouncements, withLinks } from './generate-content.ts';
import { type GrownService, type GrownSizes, growService } from './grown-service.ts';
import { type Slope, slopeOf } from './slope.ts';

const ROUNDS = 9;
/** Each starts a process. */
const EVALUATION_ROUNDS = 5;

/** What grows, and with which sizes. */
interface Series {
  readonly name: string;
  /** One of them, for the heading of a column. */
  readonly item: string;
  readonly sizes: readonly number[];
  readonly contentOf: (size: number) => ContentSet;
}

/** A cost at each size of a series. */
interface Row {
  readonly label: string;
  readonly digits: number;
  readonly costs: readonly number[];
  readonly slope: Slope;
  /** Above this exponent, the cost grows faster than linearly, beyond what noise explains. */
  readonly limit: number;
}

const SIZE_ROWS: readonly (readonly [string, keyof GrownSizes])[] = [
  ['header, bytes', 'header'],
  ['header, bytes brotli', 'headerBrotli'],
  ['worker, bytes', 'worker'],
  ['worker, bytes gzip', 'workerGzip'],
];
const FIRST = 'first answer, ms';
const WARM = 'warm answer, µs';
const START_UP = 'start-up (evaluating the module), ms';
const CHARTED = [FIRST, WARM, START_UP];

export const growth: Measurement = {
  name: 'growth',
  async measure() {
    const real = await readLocales(join(ROOT, 'locales'));
    const series: readonly Series[] = [
      {
        name: 'Links',
        item: 'link',
        sizes: [10, 100, 1_000],
        contentOf: (size) => contentSet(withLinks(real, size)),
      },
      {
        name: 'Announcements at the same time',
        item: 'announcement',
        sizes: [10, 100, 1_000],
        contentOf: (size) => contentSet(withAnnouncements(real, size, 'at once')),
      },
      {
        name: 'Announcements one after another',
        item: 'announcement',
        sizes: [10, 100, 1_000, 4_000],
        contentOf: (size) => contentSet(withAnnouncements(real, size, 'one a day')),
      },
      { name: 'Languages', item: 'language', sizes: [6, 12, 24], contentOf: (size) => withLanguages(real, size) },
    ];
    const directory = await mkdtemp(join(tmpdir(), 'portico-growth-'));
    try {
      const found: (readonly [Series, readonly Row[]])[] = [];
      for (const each of series) found.push([each, await measureSeries(each, directory)]);
      return sectionOf(found);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
};

async function measureSeries({ name, sizes, contentOf }: Series, directory: string): Promise<Row[]> {
  const release: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
  const services: GrownService[] = [];
  for (const size of sizes) {
    services.push(await growService(`${name.replaceAll(' ', '-')}-${size}`, contentOf(size), release, directory));
  }
  const rowOf = (label: string, costs: readonly number[], digits: number, limit: number): Row => {
    const points = costs.map((cost, index) => ({ cost, size: sizes[index] ?? Number.NaN }));
    return { label, digits, costs, slope: slopeOf(points), limit };
  };
  const timed = async (label: string, rounds: number, measures: readonly (() => number | Promise<number>)[]) => {
    for (const measure of measures) await measure();
    const candidates = await compareSeveral(rounds, measures);
    const costs = candidates.map(({ figures }) => figures.median);
    return rowOf(label, costs, label.endsWith('µs') ? 1 : 2, 1.2);
  };
  return [
    await timed(
      FIRST,
      ROUNDS,
      services.map(({ firstAnswer }) => firstAnswer),
    ),
    await timed(
      WARM,
      ROUNDS,
      services.map(({ warmAnswer }) => warmAnswer),
    ),
    await timed(
      'resolving the content, ms',
      ROUNDS,
      services.map(({ resolving }) => resolving),
    ),
    await timed(
      START_UP,
      EVALUATION_ROUNDS,
      services.map(({ evaluating }) => evaluating),
    ),
    ...SIZE_ROWS.map(([label, key]) =>
      rowOf(
        label,
        services.map(({ sizes }) => sizes[key]),
        0,
        1.05,
      ),
    ),
  ];
}

function sectionOf(found: readonly (readonly [Series, readonly Row[]])[]): Section {
  const exponents = found.flatMap(([{ name }, rows]) =>
    rows.filter(({ label }) => CHARTED.includes(label)).map((row) => exponentBar(name, row)),
  );
  return {
    title: 'Growth',
    paragraphs: [
      'How costs grow with the content. Links, announcements and languages are generated from the real content, always the same, and pass the validation of the build. Each link is in a menu and in the footer. Announcements are in English: all of them active, with one drawn for each answer, or one a day for years. Languages beyond the real ones are English with other letters.',
      'The first answer is that of a new service with empty caches, in Node; its content is resolved and its posts are there. The warm answer is the same address again and again. Sizes of a series are measured alternately. The exponent is the slope of cost over size on logarithmic scales, between the two largest sizes: 0 stays the same, 1 is linear, 2 is quadratic. The column before it has what each further item costs there.',
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
      .filter(({ slope, limit }) => slope.exponent > limit)
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
