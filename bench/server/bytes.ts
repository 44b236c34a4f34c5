/** Measures what visitors download, and the size of the worker. */

import { LANGUAGES } from '../../src/contract/language.ts';
import { comparisonTable, formatNumber } from '../report/format.ts';
import type { Measurement, Table } from '../report/section.ts';
import { bundleWithReact, type Downloads, downloadsOf, sizesOf } from './sizes.ts';
import { serviceModules, withWorker } from './workers.ts';

/** Ten segments of 1,460 bytes: what a server sends before it waits for the visitor (RFC 6928). */
const ONE_ROUND_TRIP = 14_600;

export const sizes: Measurement = {
  name: 'sizes',
  async measure() {
    const modules = await serviceModules();
    const downloads = [...(await withWorker(modules, ({ origin }) => downloadsOf(origin))).values()];
    const ours = sizesOf(modules.map(({ contents }) => contents).join(''));
    const react = sizesOf(await bundleWithReact());
    return {
      title: 'Bytes',
      paragraphs: [
        `A first view, ${formatNumber(ONE_ROUND_TRIP)} bytes at most, fits into what a server sends in one round trip; tests check it. Responses are compressed separately with brotli 11, without headers.`,
      ],
      tables: [
        {
          caption: 'What a visitor downloads, bytes',
          columns: ['', ...LANGUAGES],
          rows: [
            row('header', downloads, ({ header }) => header),
            row('footer', downloads, ({ footer }) => footer),
            row('style sheet', downloads, ({ styles }) => styles),
            row('script on load', downloads, ({ loader }) => loader),
            row('a first view', downloads, firstView),
            row('in idle time', downloads, ({ islands }) => islands),
            row('a second page', downloads, ({ header, footer }) => header + footer),
          ],
        },
        comparisonTable(
          'The worker, bytes',
          'with React',
          (['raw', 'gzip', 'brotli'] as const).map((kind) => [
            kind,
            formatNumber(ours[kind]),
            formatNumber(react[kind]),
            (ours[kind] / react[kind]).toFixed(2),
          ]),
        ),
      ] satisfies Table[],
      charts: [],
      keyFigures: [
        {
          label: 'Bytes of a first view, in the longest language',
          ours: formatNumber(Math.max(...downloads.map(firstView))),
          reference: `${formatNumber(ONE_ROUND_TRIP)} (one round trip)`,
          ratio: (Math.max(...downloads.map(firstView)) / ONE_ROUND_TRIP).toFixed(2),
        },
      ],
    };
  },
};

function firstView({ header, footer, styles, loader }: Downloads): number {
  return header + footer + styles + loader;
}

function row(label: string, downloads: readonly Downloads[], read: (each: Downloads) => number): string[] {
  return [label, ...downloads.map((each) => formatNumber(read(each)))];
}
