/** Loads a worker over several connections: how many answers it sends, and what one costs. */

import autocannon from 'autocannon';
import { type OwnWorker, processorTime } from './own-worker.ts';

const ROUND_SECONDS = 1.2;
export const CONNECTIONS = 8;
/** For each connection and round: more than it can send. */
const PREPARED = 2_500;

/** Of one round. */
export interface Round {
  readonly requestsPerSecond: number;
  /** Microseconds of the processor, of all threads of workerd. */
  readonly perAnswer: number;
}

/**
 * Each connection has prepared requests of its own: preparing them one by one would cost the generator more than sending.
 *
 * @param path of the next request
 * @throws Error if any status is not 200
 */
export async function loadWorker({ origin, pid }: OwnWorker, path: () => string): Promise<Round> {
  const prepared = () => Array.from({ length: PREPARED }, () => ({ path: path() }));
  const requests = Array.from({ length: CONNECTIONS }, prepared);
  const before = await processorTime(pid);
  const results = await Promise.all(
    // autocannon stops only at a sample, by default once a second
    requests.map((list) =>
      answersTo({ url: origin, connections: 1, duration: ROUND_SECONDS, sampleInt: 50, requests: list }),
    ),
  );
  const microseconds = ((await processorTime(pid)) - before) * 1_000;
  return {
    requestsPerSecond: results.reduce((sum, each) => sum + each['2xx'] / each.duration, 0),
    perAnswer: microseconds / results.reduce((sum, each) => sum + each['2xx'], 0),
  };
}

/** Runs the load generator. @throws Error if any status is not 200 */
async function answersTo(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon(options);
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0) {
    throw new Error(
      `${options.url}: ${result['2xx']} responses with 2xx, ${result.non2xx} others, ${result.errors} errors`,
    );
  }
  return result;
}
