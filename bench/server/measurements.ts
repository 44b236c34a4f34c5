/** The measurements of the built service on workerd and in Node, beside a worker that sends a constant, and React. */

import { LANGUAGES } from '../../src/contract/language.ts';
import { comparisonRow, comparisonTable, formatNumber } from '../report/format.ts';
import type { Measurement, Table } from '../report/section.ts';
import { compareBesideAbuse } from './abuse.ts';
import { compareHandlers } from './handler.ts';
import { QUERIES } from './headers.ts';
import { compareUnderLoad } from './load.ts';
import { compareRenderers } from './render.ts';
import { bundleWithReact, headerSizes, sizesOf } from './sizes.ts';
import { compareEvaluation, compareFirstAnswers } from './start-up.ts';
import { constantScript, type RunningWorker, serviceScript, startWorker, warmHeader } from './workers.ts';

const HEADER_PATH = `/chrome/header?${QUERIES[0]}`;
const CONSTANT = 'constant';

export const warm: Measurement = {
  name: 'warm',
  async measure() {
    const { response, load } = await withWorker(await serviceScript(), async (service) => {
      const response = await warmHeader(service.origin + HEADER_PATH);
      return withWorker(constantScript(response), async (constant) => ({
        response,
        load: await compareUnderLoad(service.origin + HEADER_PATH, constant.origin + HEADER_PATH),
      }));
    });
    const handlers = await compareHandlers(HEADER_PATH, response);
    const { requestsPerSecond } = load;
    const missed = missedBelow('A warm header', requestsPerSecond.ratio.median, 0.9);
    return {
      title: 'A warm header',
      paragraphs: [
        `The same header again and again, over eight connections, beside a worker that sends ${formatNumber(response.bytes)} constant bytes with the same headers, each in a workerd of its own. The load generator used ${Math.round(load.generatorBusy * 100)} % of a core next to workerd, and both sides include the cost of HTTP, so the first ratio understates differences. The handler alone, measured in Node, overstates them.`,
      ],
      tables: [
        comparisonTable(
          'Warm header and constant',
          CONSTANT,
          [
            comparisonRow('requests/s (aim ≥ 0.9)', requestsPerSecond, 0),
            comparisonRow('the handler alone, µs', handlers, 1),
          ],
          missed,
        ),
      ],
      charts: [
        {
          file: 'performance-warm',
          title: 'Warm headers per second, on workerd (longer is better)',
          unit: 'requests per second, eight connections',
          bars: [
            bar('Portico', requestsPerSecond.ours.median, true),
            bar('A worker that sends a constant', requestsPerSecond.reference.median, false),
          ],
        },
      ],
      keyFigures: [
        {
          label: 'requests per second of a warm header',
          ours: formatNumber(requestsPerSecond.ours.median),
          reference: `${formatNumber(requestsPerSecond.reference.median)} (a worker that sends a constant)`,
          ratio: requestsPerSecond.ratio.median.toFixed(2),
        },
      ],
    };
  },
};

export const abuse: Measurement = {
  name: 'abuse',
  async measure() {
    const comparison = await withWorker(await serviceScript(), async (service) => {
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

export const startUp: Measurement = {
  name: 'start-up',
  async measure() {
    const script = await serviceScript();
    const response = await withWorker(script, (service) => warmHeader(service.origin + HEADER_PATH));
    const constant = constantScript(response);
    const first = await compareFirstAnswers(script, constant, HEADER_PATH);
    const evaluation = await compareEvaluation(script, constant);
    return {
      title: 'Start-up',
      paragraphs: [
        'The first response of a new workerd contains the start of its process. The module is evaluated in a new Node process in every round, because the clock of workerd stands still meanwhile.',
      ],
      tables: [
        comparisonTable('A new worker', CONSTANT, [
          comparisonRow('first response of a new workerd, ms', first, 0),
          comparisonRow('evaluating the module, ms', evaluation, 1),
        ]),
      ],
      charts: [],
      keyFigures: [
        {
          label: 'milliseconds to evaluate the worker',
          ours: formatNumber(evaluation.ours.median, 1),
          reference: `${formatNumber(evaluation.reference.median, 1)} (a worker that sends a constant)`,
          ratio: evaluation.ratio.median.toFixed(1),
        },
      ],
    };
  },
};

export const sizes: Measurement = {
  name: 'sizes',
  async measure() {
    const script = await serviceScript();
    const headers = await withWorker(script, (service) => headerSizes(service.origin));
    const [ours, react] = [sizesOf(script), sizesOf(await bundleWithReact())];
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

/** Starts a worker for as long as `use` takes. */
async function withWorker<Result>(script: string, use: (worker: RunningWorker) => Promise<Result>): Promise<Result> {
  const worker = await startWorker(script);
  try {
    return await use(worker);
  } finally {
    await worker.stop();
  }
}

function missedBelow(what: string, ratio: number, aim: number): string[] {
  return ratio < aim ? [`${what} reached ${ratio.toFixed(2)} instead of ${aim}.`] : [];
}

function bar(label: string, value: number, ours: boolean) {
  return { label, value, text: formatNumber(value), ours };
}
