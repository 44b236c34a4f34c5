/** Measures how costs grow with links, announcements and languages. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPANY } from '../../../src/company.ts';
import { builtRelease } from '../built-release.ts';
import type { Measurement } from '../report/section.ts';
import { compareSeveral } from '../statistics.ts';
import { type ContentSet, contentSet, withLanguages } from './content-set.ts';
import { withAnnouncements, withLinks } from './generate-content.ts';
import { type GrownService, type GrownSizes, growService } from './grown-service.ts';
import { type Row, type Series, sectionOf } from './growth-section.ts';
import { isSuperlinear, slopeOf } from './slope.ts';

const ROUNDS = 9;
/** Each starts a process. */
const EVALUATION_ROUNDS = 7;

interface GrowingSeries extends Series {
  readonly contentOf: (size: number) => ContentSet;
}

const SIZE_ROWS: readonly (readonly [string, keyof GrownSizes])[] = [
  ['header, bytes brotli', 'headerBrotli'],
  ['worker, bytes gzip', 'workerGzip'],
];
const FIRST = 'first answer, ms';
const WARM = 'warm answer, µs';
const START_UP = 'start-up (all modules), ms';
const CHARTED = [FIRST, WARM, START_UP];

export const growth: Measurement = {
  name: 'growth',
  async measure() {
    const real = COMPANY;
    const series: readonly GrowingSeries[] = [
      {
        name: 'Links',
        sizes: [10, 100, 1_000],
        contentOf: (size) => contentSet(withLinks(real, size)),
      },
      {
        name: 'Announcements at the same time',
        sizes: [10, 100, 1_000],
        contentOf: (size) => contentSet(withAnnouncements(real, size, 'at once')),
      },
      {
        name: 'Announcements one after another',
        sizes: [10, 100, 1_000, 4_000],
        contentOf: (size) => contentSet(withAnnouncements(real, size, 'one a day')),
      },
      { name: 'Languages', sizes: [6, 12, 24], contentOf: (size) => withLanguages(real, size) },
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

async function measureSeries({ name, sizes, contentOf }: GrowingSeries, directory: string): Promise<Row[]> {
  const release = await builtRelease();
  const services: GrownService[] = [];
  for (const size of sizes) {
    services.push(await growService(`${name.replaceAll(' ', '-')}-${size}`, contentOf(size), release, directory));
  }
  const rowOf = (label: string, costs: readonly number[], digits: number, tolerance: number): Row => {
    const points = costs.map((cost, index) => ({ cost, size: sizes[index] ?? Number.NaN }));
    return {
      label,
      digits,
      costs,
      slope: slopeOf(points),
      superlinear: isSuperlinear(points, tolerance),
      charted: CHARTED.includes(label),
    };
  };
  const timed = async (label: string, rounds: number, measures: readonly (() => number | Promise<number>)[]) => {
    for (const measure of measures) await measure();
    const candidates = await compareSeveral(rounds, measures);
    const costs = candidates.map(({ figures }) => figures.median);
    return rowOf(label, costs, label.endsWith('µs') ? 1 : 2, 0.2);
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
