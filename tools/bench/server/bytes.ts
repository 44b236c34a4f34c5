/** Measures what visitors download, and the size of the worker. */

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
    const byLanguage = [...(await withWorker(modules, ({ origin }) => downloadsOf(origin)))].toSorted(
      ([, one], [, other]) => firstView(one) - firstView(other),
    );
    const [smallest, largest] = [byLanguage[0], byLanguage.at(-1)];
    if (!smallest || !largest) throw new Error('No language was measured');
    const downloads = [smallest[1], largest[1]];
    const ours = sizesOf(modules.map(({ contents }) => contents).join(''));
    const react = sizesOf(await bundleWithReact());
    return {
      title: 'Bytes',
      paragraphs: [
        `A first view is at most ${formatNumber(ONE_ROUND_TRIP)} bytes, which a server sends in one round trip. Responses are compressed separately with brotli 11, without headers.`,
      ],
      tables: [
        {
          caption: 'What a visitor downloads in the smallest and the largest language, bytes',
          columns: ['', smallest[0], largest[0]],
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
          label: 'First view in the largest language, bytes',
          ours: formatNumber(firstView(largest[1])),
          reference: `${formatNumber(ONE_ROUND_TRIP)} (one round trip)`,
          ratio: (firstView(largest[1]) / ONE_ROUND_TRIP).toFixed(2),
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
