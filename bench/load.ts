/** Requests per second of a warm header against a constant answer, each on workerd. */

import autocannon from 'autocannon';
import { type Comparison, compare } from './statistics.ts';

const CONNECTIONS = 8;
const ROUNDS = 6;
const ROUND_SECONDS = 1.2;

interface Load {
  readonly requestsPerSecond: Comparison;
  /** The share of a core that the generator itself needed; near 1 it is what is measured. */
  readonly generatorBusy: number;
}

/**
 * Loads both over kept connections.
 *
 * @throws Error if any answer is not 200
 */
export async function compareUnderLoad(service: string, constant: string): Promise<Load> {
  await requestsPerSecond(service);
  await requestsPerSecond(constant);
  const before = process.cpuUsage();
  const started = performance.now();
  const comparison = await compare(
    ROUNDS,
    () => requestsPerSecond(service),
    () => requestsPerSecond(constant),
  );
  const { user, system } = process.cpuUsage(before);
  const elapsed = (performance.now() - started) * 1_000;
  return { requestsPerSecond: comparison, generatorBusy: (user + system) / elapsed };
}

async function requestsPerSecond(url: string): Promise<number> {
  // it stops only when it samples, and by default that is once a second
  const options = { url, connections: CONNECTIONS, duration: ROUND_SECONDS, sampleInt: 50 };
  const result = await autocannon(options);
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0) {
    throw new Error(`${url}: ${result['2xx']} good answers, ${result.non2xx} others, ${result.errors} errors`);
  }
  return result['2xx'] / result.duration;
}
