/** Compares requests per second of the service with workers that send the headers of the peers, all on workerd. */

import autocannon from 'autocannon';
import type { Measurement, Section, Table } from '../report/section.ts';
import { QUERIES } from '../server/headers.ts';
import { type RunningWorker, serviceScript, startWorker } from '../server/workers.ts';
import { peerHeaders, QUERY, required } from './build-peers.ts';
import { type Figures, formatRatio, formatSpread, ratioOf, spreadIfAny } from './compared.ts';
import { inTurn } from './in-turn.ts';
import { hrefsOf } from './peer-header.ts';
import { renderPlain } from './plain/render-plain.ts';
import { constantScript, renderingScript } from './server-workers.ts';

export const peersServer: Measurement = { name: 'peers-server', measure };

const ROUNDS = 5;
const ROUND_SECONDS = 1.2;
const CONNECTIONS = 8;
/** For each connection and round: more than it can send. */
const PREPARED = 2_500;
/** With every query, few enough to be asked for again and again within a round. */
const WARM_PATHS = 20;

interface Candidate {
  readonly label: string;
  readonly origin: string;
  /** How many paths are asked for in turn. */
  readonly paths: number;
  readonly ours: boolean;
}

async function measure(): Promise<Section> {
  const running: RunningWorker[] = [];
  const start = async (script: string) => {
    const worker = await startWorker(script);
    running.push(worker);
    return worker.origin;
  };
  try {
    const header = required((await peerHeaders()).get(QUERY), QUERY);
    const service = await start(await serviceScript());
    const rendering = await start(await renderingScript());
    const rendered = await (await fetch(`${rendering}/chrome/header?${QUERY}`)).text();
    const cached = await start(constantScript(rendered));
    const plain = await start(constantScript(renderPlain(header)));
    const candidates: Candidate[] = [
      { label: 'Portico, addresses asked for again', origin: service, paths: WARM_PATHS, ours: true },
      { label: 'Portico, every address new', origin: service, paths: Number.POSITIVE_INFINITY, ours: true },
      { label: 'Radix, rendered for each request', origin: rendering, paths: WARM_PATHS, ours: false },
      { label: 'Radix, a constant', origin: cached, paths: WARM_PATHS, ours: false },
      { label: 'Plain, a constant', origin: plain, paths: WARM_PATHS, ours: false },
    ];
    // the announcement is drawn by the clock
    const links = hrefsOf({ ...header, announcement: null });
    for (const { label, origin } of candidates) await checkAnswer(label, origin, links);
    for (const candidate of candidates) await requestsPerSecond(candidate);
    return section(await inTurn(ROUNDS, candidates, requestsPerSecond));
  } finally {
    for (const worker of running) await worker.stop();
  }
}

/** @throws Error if the answer is not a header with these links */
async function checkAnswer(label: string, origin: string, hrefs: readonly string[]): Promise<void> {
  const response = await fetch(`${origin}/chrome/header?${QUERY}&seed=bench`);
  const body = (await response.text()).replace(/&(amp|#38);/g, '&');
  const missing = hrefs.filter((href) => !body.includes(`"${href}"`));
  if (response.status !== 200 || missing.length > 0)
    throw new Error(`${label}: ${response.status}, without ${missing.join(', ') || 'any missing link'}`);
}

/** Goes on across rounds, so that a new address is new. */
let requested = 0;

/** Each connection has prepared requests of its own: preparing them one by one would cost the generator more than sending. */
async function requestsPerSecond({ label, origin, paths }: Candidate): Promise<number> {
  const preparedRequests = () =>
    Array.from({ length: PREPARED }, () => {
      requested += 1;
      const page = requested % (paths * QUERIES.length);
      return { path: `/chrome/header?${QUERIES[requested % QUERIES.length]}&path=%2Fpage-${page}` };
    });
  const loads = Array.from({ length: CONNECTIONS }, preparedRequests).map((requests) =>
    load(label, {
      url: origin,
      connections: 1,
      duration: ROUND_SECONDS,
      // it stops only at a sample, by default once a second
      sampleInt: 50,
      requests,
    }),
  );
  return (await Promise.all(loads)).reduce((sum, each) => sum + each, 0);
}

/** @throws Error if any status is not 200 */
async function load(label: string, options: autocannon.Options): Promise<number> {
  const result = await autocannon(options);
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0)
    throw new Error(`${label}: ${result['2xx']} responses with 2xx, ${result.non2xx} others, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}

function section(results: ReadonlyMap<Candidate, readonly number[]>): Section {
  const measured = [...results];
  const [warm = [], fresh = []] = measured.map(([, figures]) => figures);
  return {
    title: 'Beside other headers, on the server',
    paragraphs: [
      `Each worker ran in a workerd of its own and was loaded in turn over ${CONNECTIONS} connections, with ${QUERIES.length} queries (every language in both themes) and a \`path\` in each address. “Asked for again” means ${WARM_PATHS} paths for each query; otherwise no address was requested twice. The header of Radix was rendered by the build of react-dom for workers.`,
      'Unfair to Portico: the constants know no query and no path, and mark no link as the current one; the answer of Radix is smaller, because it has no closed panels. Unfair to Radix: a framework would keep what it rendered, as the constant does. Both sides include the cost of HTTP, so ratios understate differences.',
    ],
    tables: [table(measured, warm, fresh)],
    charts: [
      {
        file: 'performance-peers-server',
        title: 'Requests per second on one workerd (longer is better)',
        unit: 'requests/s',
        bars: measured.map(([{ label, ours }, figures]) => {
          const value = spreadIfAny(figures)?.median ?? Number.NaN;
          return { label, value, text: `${value.toFixed(0)}/s`, ours };
        }),
      },
    ],
  };
}

function table(measured: readonly (readonly [Candidate, Figures])[], warm: Figures, fresh: Figures): Table {
  return {
    caption: 'Requests per second',
    columns: ['', 'requests/s', 'Portico : this, asked for again', 'Portico : this, new address'],
    rows: measured.map(([{ label }, figures]) => [
      label,
      formatSpread(spreadIfAny(figures), 0) ?? '–',
      formatRatio(ratioOf(warm, figures)) ?? '–',
      formatRatio(ratioOf(fresh, figures)) ?? '–',
    ]),
  };
}
