/** Compares the service's requests per second with workers that send the peers' headers, all on workerd. */

import { inTurn } from '../in-turn.ts';
import { formatNumber } from '../report/format.ts';
import type { BarChart, KeyFigure, Measurement, Section, Table } from '../report/section.ts';
import { QUERIES } from '../server/headers.ts';
import { CONNECTIONS, type Round } from '../server/load.ts';
import { type OwnWorker, startMeasured } from '../server/own-worker.ts';
import { serviceModules } from '../server/workers.ts';
import { peerHeaders, QUERY, required } from './build-peers.ts';
import { type Figures, formatFigures, formatRatio, ratioOf, spreadIfAny } from './compared.ts';
import { hrefsOf } from './peer-header.ts';
import { renderPlain } from './plain/render-plain.ts';
import { type Candidate, checkAnswer, measureRound, WARM_PATHS } from './server-load.ts';
import { constantScript, renderingScript } from './server-workers.ts';

export const peersServer: Measurement = { name: 'peers-server', measure };

const ROUNDS = 5;

async function measure(): Promise<Section> {
  const running: OwnWorker[] = [];
  try {
    const header = required((await peerHeaders()).get(QUERY), QUERY);
    const service = await startMeasured(await serviceModules(), running);
    const rendering = await startMeasured(await renderingScript(), running);
    const rendered = await (await fetch(`${rendering.origin}/chrome/header?${QUERY}`)).text();
    const cached = await startMeasured(constantScript(rendered), running);
    const plain = await startMeasured(constantScript(renderPlain(header)), running);
    const candidates: Candidate[] = [
      { label: 'Portico, repeated URLs', worker: service, paths: WARM_PATHS, ours: true },
      { label: 'Portico, new URLs', worker: service, paths: Number.POSITIVE_INFINITY, ours: true },
      { label: 'Radix, rendered for each request', worker: rendering, paths: WARM_PATHS, ours: false },
      { label: 'Radix, a constant', worker: cached, paths: WARM_PATHS, ours: false },
      { label: 'Plain, a constant', worker: plain, paths: WARM_PATHS, ours: false },
    ];
    // the announcement depends on the clock
    const links = hrefsOf({ ...header, announcement: null });
    for (const { origin } of running) await checkAnswer(origin, links);
    for (const candidate of candidates) await measureRound(candidate);
    return section(await inTurn(ROUNDS, candidates, measureRound));
  } finally {
    for (const worker of running) await worker.stop();
  }
}

function section(results: ReadonlyMap<Candidate, readonly Round[]>): Section {
  const rates = figuresOf(results, ({ requestsPerSecond }) => requestsPerSecond);
  return {
    title: 'Compared with other headers, on the server',
    paragraphs: [
      `Load from ${CONNECTIONS} connections, each worker in its own workerd, with ${QUERIES.length} queries (every language in both themes) and a \`path\` in each URL: ${WARM_PATHS} repeated paths for each query, or only new ones.`,
      'Unfair to Portico: the constants mark no current link; Radix’s response lacks the closed panels. Unfair to Radix: a framework may cache what it rendered.',
    ],
    tables: [
      table('Requests per second', 'requests/s', rates),
      {
        ...table(
          'CPU time per response, all threads of workerd',
          'µs',
          figuresOf(results, ({ perAnswer }) => perAnswer),
        ),
        consoleOnly: true,
      },
    ],
    charts: [chart(rates)],
    keyFigures: [keyFigure(rates)],
  };
}

type CandidateFigures = readonly (readonly [Candidate, Figures])[];

function figuresOf(
  results: ReadonlyMap<Candidate, readonly Round[]>,
  read: (round: Round) => number,
): CandidateFigures {
  return [...results].map(([candidate, rounds]) => [candidate, rounds.map(read)]);
}

/** Ratios are Portico's figures to each row's. */
function table(caption: string, unit: string, measured: CandidateFigures): Table {
  const [warm = [], fresh = []] = measured.map(([, figures]) => figures);
  return {
    caption,
    columns: ['', unit, 'ratio of Portico, repeated URLs', 'ratio of Portico, new URLs'],
    rows: measured.map(([{ label }, figures]) => [
      label,
      formatFigures(figures, 0) ?? '–',
      formatRatio(ratioOf(warm, figures)) ?? '–',
      formatRatio(ratioOf(fresh, figures)) ?? '–',
    ]),
  };
}

function chart(measured: CandidateFigures): BarChart {
  return {
    file: 'performance-peers-server',
    title: 'Headers per second, on workerd (longer is better)',
    unit: `requests per second, ${CONNECTIONS} connections`,
    bars: measured.map(([{ label, ours }, figures]) => {
      const value = spreadIfAny(figures)?.median ?? 0;
      return { label, value, text: formatNumber(value), ours };
    }),
  };
}

/** New URLs, compared with a site that renders without a cache. */
function keyFigure([, fresh, rendered]: CandidateFigures): KeyFigure {
  const figures = (each: CandidateFigures[number] | undefined) => each?.[1] ?? [];
  return {
    label: 'Headers per second: new URLs, all languages',
    ours: formatFigure(figures(fresh)),
    reference: `${formatFigure(figures(rendered))} (Radix, rendered by React)`,
    ratio: formatRatio(ratioOf(figures(fresh), figures(rendered))) ?? '–',
  };
}

function formatFigure(figures: Figures): string {
  return formatNumber(spreadIfAny(figures)?.median ?? Number.NaN);
}
