/** Sends the requests of a soak over persistent connections, and counts what comes back. */

import { Agent, get, type IncomingMessage } from 'node:http';
import { judgeAnswer, type Verdict } from './judge-answer.ts';
import type { TrafficRequest } from './traffic.ts';

/** In milliseconds; a service that takes longer has failed, whatever it answers then. */
const DEADLINE = 10_000;
/** How many problems are kept for printing. */
const MAX_PROBLEMS = 20;

export interface Tally {
  requests: number;
  /** Answers by status and `Portico-State`, such as `200 fresh`. */
  readonly answers: Map<string, number>;
  errors: number;
  incomplete: number;
  readonly problems: string[];
  /** Of ordinary requests, in milliseconds. */
  readonly latencies: number[];
}

export function createTally(): Tally {
  return { requests: 0, answers: new Map(), errors: 0, incomplete: 0, problems: [], latencies: [] };
}

export interface LoadOptions {
  readonly origin: string;
  readonly connections: number;
  readonly next: () => TrafficRequest;
  readonly isOver: () => boolean;
  readonly tally: Tally;
  /** Entity tags by path, kept between loads. */
  readonly tags: Map<string, string>;
  /** Whether to judge the answers; those of the constant worker are all the same. */
  readonly judged: boolean;
}

/** Sends one request after another on each connection until it is over. */
export async function load(options: LoadOptions): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const connection = async () => {
    while (!options.isOver()) await send(options, agent);
  };
  await Promise.all(Array.from({ length: options.connections }, connection));
  agent.destroy();
}

async function send({ origin, next, tally, tags, judged }: LoadOptions, agent: Agent): Promise<void> {
  const { kind, path, conditional, aborted } = next();
  const tag = conditional ? tags.get(path) : undefined;
  const headers: Record<string, string> = tag === undefined ? {} : { 'if-none-match': tag };
  tally.requests += 1;
  const started = performance.now();
  let verdict: Verdict;
  let outcome: string;
  try {
    const answer = await receive(origin + path, headers, agent, aborted);
    if (kind === 'ordinary') tally.latencies.push(performance.now() - started);
    verdict = judged && !aborted ? judgeAnswer(kind, answer) : 'right';
    const state = answer.headers['portico-state'];
    outcome = aborted ? 'aborted' : `${answer.status}${state ? ` ${state}` : ''}`;
    if (conditional && answer.headers.etag) tags.set(path, answer.headers.etag);
  } catch (error) {
    verdict = 'wrong';
    outcome = error instanceof Error ? error.message : String(error);
  }
  tally.answers.set(outcome, (tally.answers.get(outcome) ?? 0) + 1);
  if (verdict === 'right') return;
  if (verdict === 'incomplete') tally.incomplete += 1;
  else tally.errors += 1;
  if (tally.problems.length < MAX_PROBLEMS)
    tally.problems.push(`${verdict}: ${kind} ${path.slice(0, 200)}: ${outcome}`);
}

interface Received {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** @param aborted whether to close the connection at the first bytes of the body */
function receive(url: string, headers: Record<string, string>, agent: Agent, aborted: boolean): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const request = get(url, { agent, headers, signal: AbortSignal.timeout(DEADLINE) }, (response) => {
    const { statusCode: status = 0 } = response;
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (!aborted) return;
      resolve({ status, headers: response.headers, body: '' });
      request.destroy();
    });
    response.on('end', () => resolve({ status, headers: response.headers, body: Buffer.concat(chunks).toString() }));
    response.on('error', reject);
  });
  request.on('error', reject);
  return promise;
}
