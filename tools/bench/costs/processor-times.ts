/** Measures how much processor time workerd uses for an answer. */

import { QUERIES } from '../server/headers.ts';
import { loadWorker } from '../server/load.ts';
import { type OwnWorker, startMeasured } from '../server/own-worker.ts';
import { constantScript, serviceModules, warmHeader } from '../server/workers.ts';
import { type Candidate, compareSeveral } from '../statistics.ts';

const ROUNDS = 5;

const ADDRESSES = ['header', 'footer'].flatMap((fragment) => QUERIES.map((query) => `/chrome/${fragment}?${query}`));

export interface ProcessorTimes {
  /** Of a worker that sends a constant. In milliseconds per answer, as the others. */
  readonly constant: Candidate;
  /** Of repeated URLs of headers and footers, in all languages and themes. */
  readonly warm: Candidate;
  /** Of headers and footers with a new `path`. */
  readonly unique: Candidate;
}

/** @throws Error if an answer is not 200, or if processes cannot be measured, which needs Linux */
export async function measureProcessorTimes(): Promise<ProcessorTimes> {
  const running: OwnWorker[] = [];
  try {
    const service = await startMeasured(await serviceModules(), running);
    const response = await warmHeader(service.origin + ADDRESSES[0]);
    const constant = await startMeasured(constantScript(response), running);
    const measures = [
      () => millisecondsPerAnswer(constant, nextAddress),
      () => millisecondsPerAnswer(service, nextAddress),
      () => millisecondsPerAnswer(service, () => `${nextAddress()}&path=%2Funique%2F${requestCount}`),
    ];
    for (const measure of measures) await measure();
    const [ofConstant, warm, ofUnique] = await compareSeveral(ROUNDS, measures);
    if (!ofConstant || !warm || !ofUnique) throw new Error('Nothing was measured');
    return { constant: ofConstant, warm, unique: ofUnique };
  } finally {
    for (const worker of running) await worker.stop();
  }
}

/** Continues across rounds, so that every new address is new. */
let requestCount = 0;

/** Each address in turn. */
function nextAddress(): string {
  requestCount += 1;
  return ADDRESSES[requestCount % ADDRESSES.length] ?? '';
}

async function millisecondsPerAnswer(worker: OwnWorker, path: () => string): Promise<number> {
  return (await loadWorker(worker, path)).perAnswer / 1_000;
}
