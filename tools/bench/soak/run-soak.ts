/**
 * Runs a soak: mixed traffic for the service and for a constant worker in alternation, while their memory is read; then
 * new URLs of many sites for the service.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { COMPANY } from '../../../src/company.ts';
import { parseInstant } from '../../../src/contract/instant.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { builtRelease } from '../built-release.ts';
import type { OwnWorker } from '../server/own-worker.ts';
import { warmHeader } from '../server/workers.ts';
import { createTally, load, type Tally } from './client.ts';
import { heapOf } from './heap.ts';
import { trafficOfSites } from './many-sites.ts';
import { type MemorySample, residentMemory, type Trend, trendOf } from './memory.ts';
import { createRandom } from './random.ts';
import { type SoakService, startConstant, startSoakService } from './start-workers.ts';
import { trafficOf } from './traffic.ts';

const CONNECTIONS = 8;
/** The share of each interval in which the service gets the traffic, before the constant worker does. */
const SERVICE_SHARE = 0.75;
/** Measures memory after half the run, at least a minute: heaps grow until then. */
const WARM_UP = { share: 0.5, seconds: 60 };
/** Fewer samples give no trend. */
const MIN_SAMPLES = 60;
/** In milliseconds. */
const MEMORY_PERIOD = 500;

export interface SoakOptions {
  readonly seconds: number;
  readonly seed: number;
  /** The length of an interval in seconds. */
  readonly interval: number;
  /** How many new URLs of many sites to request at the end. */
  readonly urls: number;
  readonly onInterval?: (interval: Interval) => void;
}

export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

export interface Interval {
  /** At its end, in seconds since the start. */
  readonly at: number;
  readonly tally: Tally;
  /** Of ordinary requests, in milliseconds. */
  readonly service: Latency;
  readonly constant: Latency;
  /** In MB. */
  readonly serviceMemory: number;
  readonly constantMemory: number;
}

export interface SoakReport {
  readonly tally: Tally;
  readonly service: Latency;
  readonly constant: Latency;
  /** After the warm-up; `null` if the soak was too short for a trend. */
  readonly serviceTrend: Trend | null;
  readonly constantTrend: Trend | null;
  /** What the service's isolate holds at the end, in MB. */
  readonly heap: number;
  /** What the service wrote to its log. */
  readonly logLines: number;
}

/** Needs a build. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const logs: string[] = [];
  const service = await startSoakService((line) => logs.push(line));
  try {
    const constant = await startConstant(await warmResponse(service));
    try {
      return { ...(await soak(options, service, constant)), logLines: logs.length };
    } finally {
      await constant.stop();
    }
  } finally {
    await service.stop();
  }
}

/** The header that the constant worker repeats. */
function warmResponse({ origin }: OwnWorker) {
  return warmHeader(`${origin}/chrome/header?seed=soak&blog=right`);
}

async function soak(
  options: SoakOptions,
  service: SoakService,
  constant: OwnWorker,
): Promise<Omit<SoakReport, 'logLines'>> {
  const { seconds, seed, interval, urls, onInterval } = options;
  const release = await builtRelease();
  const total = createTally();
  const constantLatencies: number[] = [];
  const tags = new Map<string, string>();
  const next = trafficOf(createRandom(seed), release, boundaries());
  const nextOfConstant = trafficOf(createRandom(seed), release, boundaries());
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  const memory = sampleMemory(service, constant, elapsed);

  const shared = { connections: CONNECTIONS };
  while (elapsed() < seconds) {
    const tally = createTally();
    const milliseconds = interval * 1_000;
    await load({
      ...shared,
      origin: service.origin,
      next,
      tally,
      tags,
      judged: true,
      isOver: after(milliseconds * SERVICE_SHARE),
    });
    const reference = createTally();
    await load({
      ...shared,
      origin: constant.origin,
      next: nextOfConstant,
      tally: reference,
      tags: new Map(),
      judged: false,
      isOver: after(milliseconds * (1 - SERVICE_SHARE)),
    });
    addTo(total, tally);
    constantLatencies.push(...reference.latencies);
    onInterval?.({
      at: elapsed(),
      tally,
      service: latencyOf(tally.latencies),
      constant: latencyOf(reference.latencies),
      serviceMemory: await residentMemory(service.pid),
      constantMemory: await residentMemory(constant.pid),
    });
  }
  const samples = await memory.stop();
  const ofSites = createTally();
  await load({ ...shared, ...trafficOfSites(urls), origin: service.origin, tally: ofSites, tags, judged: true });
  addTo(total, ofSites);
  const warmedUp = Math.max(WARM_UP.seconds, seconds * WARM_UP.share);
  const trend = (of: readonly MemorySample[]) => {
    const settled = of.filter(({ at, memory: megabytes }) => at >= warmedUp && Number.isFinite(megabytes));
    return settled.length < MIN_SAMPLES ? null : trendOf(settled);
  };
  return {
    tally: total,
    service: latencyOf(total.latencies),
    constant: latencyOf(constantLatencies),
    serviceTrend: trend(samples.service),
    constantTrend: trend(samples.constant),
    heap: await heapOf(service.inspector),
  };
}

/** @returns whether this time has passed */
function after(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}

/** The starts and ends of all announcements. */
function boundaries(): number[] {
  const messages = LANGUAGES.flatMap((language) => COMPANY.dictionaries[language].announcements);
  return messages
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .map((instant) => (instant === undefined ? null : parseInstant(instant)))
    .filter((instant) => instant !== null);
}

function sampleMemory(service: OwnWorker, constant: OwnWorker, elapsed: () => number) {
  const samples = { service: [] as MemorySample[], constant: [] as MemorySample[] };
  const controller = new AbortController();
  const sampling = (async () => {
    while (!controller.signal.aborted) {
      const at = elapsed();
      samples.service.push({ at, memory: await residentMemory(service.pid) });
      samples.constant.push({ at, memory: await residentMemory(constant.pid) });
      await pause(MEMORY_PERIOD, undefined, { signal: controller.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      controller.abort();
      await sampling;
      return samples;
    },
  };
}

function addTo(total: Tally, tally: Tally): void {
  total.requests += tally.requests;
  total.errors += tally.errors;
  total.incomplete += tally.incomplete;
  for (const [outcome, count] of tally.answers) total.answers.set(outcome, (total.answers.get(outcome) ?? 0) + count);
  total.problems.push(...tally.problems);
  for (const latency of tally.latencies) total.latencies.push(latency);
}

function latencyOf(latencies: readonly number[]): Latency {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
