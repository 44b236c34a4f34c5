/** The measurements of the built service on workerd and in Node, beside a worker that sends a constant, and React. */

import { LANGUAGES } from '../../src/contract/language.ts';
import { comparisonRow, comparisonTable, formatNumber } from '../report/format.ts';
import type { Measurement, Table } from '../report/section.ts';
import { compareBesideAbuse } from './abuse.ts';
import { QUERIES } from './headers.ts';
import { compareRenderers } from './render.ts';
import { bundleWithReact, headerSizes, sizesOf } from './sizes.ts';
import { serviceModules, warmHeader, withWorker } from './workers.ts';

const HEADER_PATH = `/chrome/header?${QUERIES[0]}`;

export const abuse: Measurement = {
  name: 'abuse',
  async measure() {
    const comparison = await withWorker(await serviceModules(), async (service) => {
      await warmHeader(service.origin + HEADER_PATH);
      return compareBesideAbuse(service.origin);
    });
    const missed = missedBelow('Beside unique addresses', comparison.ratio.median, 0.4);
    return {
      title: 'Ordinary requests beside unique addresses',
      paragraphs: [
        'Eight connections ask for ordinary headers, alone and beside eight connections whose every request has another `path`. The ratio is the share of its rate that the ordinary traffic keeps; [reliability](reliability.md) says why it matters.',
      ],
      tables: [
        {
          caption: 'Ordinary headers, requests/s',
          columns: ['', 'beside', 'alone', 'ratio'],
          rows: [comparisonRow('beside unique addresses (aim ≥ 0.4)', comparison, 0)],
          missed,
        },
      ],
      charts: [],
    };
  },
};

export const render: Measurement = {
  name: 'render',
  async measure() {
    const comparison = await compareRenderers();
    return {
      title: 'A first render',
      paragraphs: [
        'Each round renders the header in every language and theme, with the renderer that the worker ships (Preact) and with React.',
      ],
      tables: [comparisonTable('Renderers', 'React', [comparisonRow('render of a header, ms', comparison, 3)])],
      charts: [],
    };
  },
};

export const sizes: Measurement = {
  name: 'sizes',
  async measure() {
    const modules = await serviceModules();
    const headers = await withWorker(modules, (service) => headerSizes(service.origin));
    const [ours, react] = [sizesOf(textOf(modules)), sizesOf(await bundleWithReact())];
    const column = (kind: 'raw' | 'brotli') => LANGUAGES.map((language) => headers.get(language)?.[kind] ?? Number.NaN);
    const worker: Table = comparisonTable(
      'The worker, bytes',
      'with React',
      (['raw', 'gzip', 'brotli'] as const).map((kind) => [
        kind,
        formatNumber(ours[kind]),
        formatNumber(react[kind]),
        (ours[kind] / react[kind]).toFixed(2),
      ]),
    );
    return {
      title: 'Sizes',
      paragraphs: ['The worker as it is deployed, and built with React instead of Preact.'],
      tables: [
        worker,
        {
          caption: 'The header by language, bytes',
          columns: ['', ...LANGUAGES],
          rows: [
            ['raw', ...column('raw').map((bytes) => formatNumber(bytes))],
            ['brotli', ...column('brotli').map((bytes) => formatNumber(bytes))],
          ],
        },
      ],
      charts: [],
      keyFigures: [
        {
          label: 'bytes of the worker, brotli',
          ours: formatNumber(ours.brotli),
          reference: `${formatNumber(react.brotli)} (built with React)`,
          ratio: (ours.brotli / react.brotli).toFixed(2),
        },
      ],
    };
  },
};

function textOf(modules: readonly { readonly contents: string }[]): string {
  return modules.map(({ contents }) => contents).join('');
}

function missedBelow(what: string, ratio: number, aim: number): string[] {
  return ratio < aim ? [`${what} reached ${ratio.toFixed(2)} instead of ${aim}.`] : [];
}
