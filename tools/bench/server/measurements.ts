/** Measures ordinary requests beside unusual ones, and renderers. */

import { comparisonRow, comparisonTable } from '../report/format.ts';
import type { Measurement } from '../report/section.ts';
import { compareBesideAbuse } from './abuse.ts';
import { QUERIES } from './headers.ts';
import { compareRenderers } from './render.ts';
import { serviceModules, warmHeader, withWorker } from './workers.ts';

const HEADER_PATH = `/chrome/header?${QUERIES[0]}`;

export const abuse: Measurement = {
  name: 'abuse',
  async measure() {
    const comparison = await withWorker(await serviceModules(), async (service) => {
      await warmHeader(service.origin + HEADER_PATH);
      return compareBesideAbuse(service.origin);
    });
    const missed = missedBelow('Beside unique URLs', comparison.ratio.median, 0.4);
    return {
      title: 'Load from unique URLs',
      paragraphs: [
        'Eight connections request ordinary headers, alone and beside eight that send a new `path` with every request.',
      ],
      tables: [
        {
          caption: 'Ordinary headers, requests/s',
          columns: ['', 'beside', 'alone', 'ratio'],
          rows: [comparisonRow('beside unique URLs (aim ≥ 0.4)', comparison, 0)],
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
      paragraphs: ['The header in every language and theme, with the shipped renderer (Preact) and with React.'],
      tables: [comparisonTable('Renderers', 'React', [comparisonRow('render of a header, ms', comparison, 3)])],
      charts: [],
    };
  },
};

function missedBelow(what: string, ratio: number, aim: number): string[] {
  return ratio < aim ? [`${what} reached ${ratio.toFixed(2)} instead of ${aim}.`] : [];
}
