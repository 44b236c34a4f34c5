/** Loads the workers that are compared, over connections that send prepared requests. */

import autocannon from 'autocannon';
import { type OwnWorker, processorTime } from '../costs/processor-time.ts';
import { QUERIES } from '../server/headers.ts';
import { QUERY } from './build-peers.ts';

const ROUND_SECONDS = 1.2;
export const CONNECTIONS = 8;
/** For each connection and round: more than it can send. */
const PREPARED = 2_500;
/** With every query, few enough to be asked for again and again within a round. */
export const WARM_PATHS = 20;

export interface Candidate {
  readonly label: string;
  readonly worker: OwnWorker;
  /** How many paths are asked for in turn. */
  readonly paths: number;
  readonly ours: boolean;
}

/** Of one round. */
export interface Round {
  readonly requestsPerSecond: number;
  /** Microseconds of the processor, of all threads of workerd. */
  readonly perAnswer: number;
}

/** @throws Error if the answer is not a header with these links */
export async function checkAnswer(origin: string, hrefs: readonly string[]): Promise<void> {
  const response = await fetch(`${origin}/chrome/header?${QUERY}&seed=bench`);
  const body = (await response.text()).replace(/&(amp|#38);/g, '&');
  const missing = hrefs.filter((href) => !body.includes(`"${href}"`));
  if (response.status !== 200 || missing.length > 0)
    throw new Error(`${origin}: ${response.status}, without ${missing.join(', ') || 'any missing link'}`);
}

/** Goes on across rounds, so that a new address is new. */
let requested = 0;

/** Each connection has prepared requests of its own: preparing them one by one would cost the generator more than sending. */
export async function measureRound({ label, worker, paths }: Candidate): Promise<Round> {
  const preparedRequests = () =>
    Array.from({ length: PREPARED }, () => {
      requested += 1;
      const page = requested % (paths * QUERIES.length);
      return { path: `/chrome/header?${QUERIES[requested % QUERIES.length]}&path=%2Fpage-${page}` };
    });
  const requests = Array.from({ length: CONNECTIONS }, preparedRequests);
  const load = (requests: autocannon.Request[]) =>
    answers(label, {
      url: worker.origin,
      connections: 1,
      duration: ROUND_SECONDS,
      // it stops only at a sample, by default once a second
      sampleInt: 50,
      requests,
    });
  const before = await processorTime(worker.pid);
  const results = await Promise.all(requests.map(load));
  const microseconds = ((await processorTime(worker.pid)) - before) * 1_000;
  return {
    requestsPerSecond: results.reduce((sum, each) => sum + each['2xx'] / each.duration, 0),
    perAnswer: microseconds / results.reduce((sum, each) => sum + each['2xx'], 0),
  };
}

/** @throws Error if any status is not 200 */
async function answers(label: string, options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon(options);
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0)
    throw new Error(`${label}: ${result['2xx']} responses with 2xx, ${result.non2xx} others, ${result.errors} errors`);
  return result;
}
