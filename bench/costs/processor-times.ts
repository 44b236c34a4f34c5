/** Measures how much processor time workerd uses for an answer. */

import autocannon from 'autocannon';
import { QUERIES } from '../server/headers.ts';
import { type OwnWorker, processorTime, startMeasured } from '../server/own-worker.ts';
import { constantScript, serviceModules, warmHeader } from '../server/workers.ts';
import { type Candidate, compareSeveral } from '../statistics.ts';

const ROUNDS = 5;
const REQUESTS = 1_600;
const CONNECTIONS = 8;

const ADDRESSES = ['header', 'footer'].flatMap((fragment) => QUERIES.map((query) => `/chrome/${fragment}?${query}`));

export interface ProcessorTimes {
  /** Of a worker that sends a constant. In milliseconds per answer, as the others. */
  readonly constant: Candidate;
  /** Of headers and footers that were asked for before, in all languages and themes. */
  readonly warm: Candidate;
  /** Of headers and footers with a `path` that was not asked for before. */
  readonly unique: Candidate;
}

/** @throws Error if an answer is not 200, or if processes cannot be measured, which needs Linux */
export async function measureProcessorTimes(): Promise<ProcessorTimes> {
  const running: OwnWorker[] = [];
  try {
    const service = await startMeasured(await serviceModules(), running);
    const response = await warmHeader(service.origin + ADDRESSES[0]);
    const constant = await startMeasured(constantScript(response), running);
    let unique = 0;
    const uniqueRequest: autocannon.Request = {
      setupRequest: (request) => {
        unique += 1;
        return { ...request, path: `${ADDRESSES[unique % ADDRESSES.length]}&path=%2Funique%2F${unique}` };
      },
    };
    const warmRequests = ADDRESSES.map((path) => ({ path }));
    const measures = [
      () => millisecondsPerAnswer(constant, warmRequests),
      () => millisecondsPerAnswer(service, warmRequests),
      () => millisecondsPerAnswer(service, [uniqueRequest]),
    ];
    for (const measure of measures) await measure();
    const [ofConstant, warm, ofUnique] = await compareSeveral(ROUNDS, measures);
    if (!ofConstant || !warm || !ofUnique) throw new Error('Nothing was measured');
    return { constant: ofConstant, warm, unique: ofUnique };
  } finally {
    for (const worker of running) await worker.stop();
  }
}

async function millisecondsPerAnswer({ origin, pid }: OwnWorker, requests: autocannon.Request[]): Promise<number> {
  const before = await processorTime(pid);
  const result = await autocannon({ url: origin, connections: CONNECTIONS, amount: REQUESTS, requests });
  if (result['2xx'] !== REQUESTS) {
    throw new Error(`${origin}: ${result['2xx']} responses with 2xx, ${result.non2xx} others, ${result.errors} errors`);
  }
  return ((await processorTime(pid)) - before) / REQUESTS;
}
