/** Compares requests per second of a warm header and of a constant, each on workerd. */

import autocannon from 'autocannon';
import { type Comparison, compare } from '../statistics.ts';

const CONNECTIONS = 8;
const ROUNDS = 6;
const ROUND_SECONDS = 1.2;

interface Load {
  readonly requestsPerSecond: Comparison;
  /** The share of a core that the load generator used; near 1, it limits the result. */
  readonly generatorBusy: number;
}

/**
 * Loads both workers over persistent connections.
 *
 * @throws Error if any status is not 200
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
  // autocannon stops only at a sample, by default once a second
  const options = { url, connections: CONNECTIONS, duration: ROUND_SECONDS, sampleInt: 50 };
  const result = await autocannon(options);
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0) {
    throw new Error(`${url}: ${result['2xx']} responses with 2xx, ${result.non2xx} others, ${result.errors} errors`);
  }
  return result['2xx'] / result.duration;
}
