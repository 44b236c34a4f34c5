/** Compares responses to repeated and to new URLs with workers that send constants. */

import { COMPANY } from '../../../src/company.ts';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import { bundleWorker } from '../../bundle-worker.ts';
import { builtRelease } from '../built-release.ts';
import { inTurn } from '../in-turn.ts';
import { comparisonRow, comparisonTable, formatNumber } from '../report/format.ts';
import type { Measurement, Section } from '../report/section.ts';
import { comparisonOf, spreadOf } from '../statistics.ts';
import { QUERIES } from './headers.ts';
import { CONNECTIONS, loadWorker, type Round } from './load.ts';
import { withSites } from './many-sites.ts';
import { type OwnWorker, startMeasured } from './own-worker.ts';
import { constantScript, serviceModules, type WarmResponse, warmHeader } from './workers.ts';

const ROUNDS = 6;
const SITES = 40;
const CONSTANT = 'a constant';

/** Requests to one worker, compared with a constant of the same length with the same headers. */
interface Candidate {
  readonly label: string;
  readonly worker: OwnWorker;
  readonly constant: Candidate | null;
  /** The ratio of requests per second to reach. */
  readonly aim: number | null;
  readonly path: () => string;
}

export const addresses: Measurement = {
  name: 'addresses',
  async measure() {
    const running: OwnWorker[] = [];
    try {
      const candidates = await startCandidates(running);
      for (const { worker, path } of candidates) await loadWorker(worker, path);
      const results = await inTurn(ROUNDS, candidates, ({ worker, path }) => loadWorker(worker, path));
      return section(results);
    } finally {
      for (const worker of running) await worker.stop();
    }
  },
};

/** Continues across rounds, so that every new address is new. */
let pages = 0;

async function startCandidates(running: OwnWorker[]): Promise<Candidate[]> {
  const service = await startMeasured(await serviceModules(), running);
  const candidates: Candidate[] = [];
  for (const name of ['header', 'all.json']) {
    const address = `/chrome/${name}?${QUERIES[0]}`;
    const response = await warmHeader(service.origin + address);
    const worker = await startMeasured(constantScript(response), running);
    const path = () => address;
    const label = `a constant of ${formatNumber(response.bytes)} bytes`;
    const constant = { label, worker, constant: null, aim: null, path };
    const newPath = () => {
      pages += 1;
      return `${address}&path=%2Fdocs%2Fpage-${pages}`;
    };
    const [warmAim, newAim] = name === 'header' ? [0.8, 0.55] : [null, null];
    candidates.push(
      constant,
      { worker: service, constant, label: `${name}, repeated URL`, aim: warmAim, path },
      { worker: service, constant, label: `${name}, new URL`, aim: newAim, path: newPath },
    );
  }
  return [...candidates, ...(await sitesCandidates(running))];
}

/** A company with forty sites: every header of all sites, languages and themes in turn. */
async function sitesCandidates(running: OwnWorker[]): Promise<Candidate[]> {
  const content = withSites(COMPANY, SITES);
  const ids = Object.keys(content.links.sites ?? {});
  const all = ids.flatMap((id) => QUERIES.map((query) => `/chrome/header?site=${id}&${query}`));
  const service = await startMeasured(await workerWith(content), running);
  const warm: WarmResponse[] = [];
  for (const address of all) warm.push(await warmHeader(service.origin + address));
  const bytes = Math.round(warm.reduce((sum, response) => sum + response.bytes, 0) / warm.length);
  const worker = await startMeasured(constantScript({ headers: {}, ...warm[0], bytes }), running);
  let next = 0;
  const path = () => {
    next += 1;
    return all[next % all.length] ?? '';
  };
  const newPath = () => {
    pages += 1;
    return `${path()}&path=%2Fdocs%2Fpage-${pages}`;
  };
  const constant = { label: `a constant of ${formatNumber(bytes)} bytes`, worker, constant: null, aim: null, path };
  return [
    constant,
    { worker: service, constant, label: `header, ${all.length} URLs of ${SITES} sites`, aim: 0.8, path },
    { worker: service, constant, label: `header, new URLs of ${SITES} sites`, aim: 0.55, path: newPath },
  ];
}

/** The worker of the last build, with other content. */
async function workerWith(content: CompanyContent): Promise<string> {
  return (await bundleWorker({ release: await builtRelease(), buildSnapshot: null, company: content })).text;
}

type Results = ReadonlyMap<Candidate, readonly Round[]>;

function section(results: Results): Section {
  const compared = [...results].flatMap(([candidate, rounds]) => {
    const { label, constant, aim } = candidate;
    const reference = constant && results.get(constant);
    if (!reference) return [];
    const of = (read: (round: Round) => number) => comparisonOf(rounds.map(read), reference.map(read));
    return [
      { label, aim, rates: of(({ requestsPerSecond }) => requestsPerSecond), times: of(({ perAnswer }) => perAnswer) },
    ];
  });
  const missed = compared.flatMap(({ label, aim, rates: { ratio } }) =>
    aim !== null && ratio.median < aim ? [`${label}: ${ratio.median.toFixed(2)} instead of ${aim}.`] : [],
  );
  return {
    title: 'Repeated and new URLs',
    paragraphs: [
      `Responses over ${CONNECTIONS} connections, compared with a worker that sends a constant of the same length with the same headers, each in its own workerd. A new URL has a new \`path\`: the fragment is cached, and the page’s URLs are filled in.`,
    ],
    tables: [
      comparisonTable(
        'Requests per second (aims: 0.8 for a header’s repeated URL, 0.55 for a new one)',
        CONSTANT,
        compared.map(({ label, rates }) => comparisonRow(label, rates, 0)),
        missed,
      ),
      {
        ...comparisonTable(
          'CPU time per response, all threads of workerd, µs',
          CONSTANT,
          compared.map(({ label, times }) => comparisonRow(label, times, 0)),
        ),
        consoleOnly: true,
      },
    ],
    charts: [
      {
        file: 'performance-addresses',
        title: 'Responses per second, on workerd (longer is better)',
        unit: `requests per second, ${CONNECTIONS} connections`,
        bars: [...results].map(([{ label, constant }, rounds]) => {
          const { median } = spreadOf(rounds.map(({ requestsPerSecond }) => requestsPerSecond));
          return { label, value: median, text: formatNumber(median), ours: constant !== null };
        }),
      },
    ],
    keyFigures: compared.slice(1, 2).map(({ rates }) => ({
      label: 'Headers per second: new URLs, one language',
      ours: formatNumber(rates.ours.median),
      reference: `${formatNumber(rates.reference.median)} (a constant)`,
      ratio: rates.ratio.median.toFixed(2),
    })),
  };
}
