/** Measures a warm header without network and workerd: the handler of the built worker, called in this process. */

import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/build.ts';
import { type Comparison, compare } from '../statistics.ts';
import { BLOG_POST, type WarmResponse } from './workers.ts';

const ROUNDS = 11;
const CALLS = 2_000;
const ORIGIN = 'https://www.example.com';

interface WorkerModule {
  readonly default: { fetch(request: Request, env: object, context: object): Response | Promise<Response> };
}

/** Microseconds per call, of the handler and of one that returns a constant of the same length with the same headers. */
export async function compareHandlers(path: string, { bytes, headers }: WarmResponse): Promise<Comparison> {
  // replaces the data centre's cache with an empty one
  Object.assign(globalThis, { caches: { default: { match: async () => undefined, put: async () => undefined } } });
  const { default: worker } = (await import(pathToFileURL(`${ROOT}dist/worker/worker.js`).href)) as WorkerModule;
  const env = { PREVIEW: 'off', BLOG: { fetch: async () => Response.json(BLOG_POST) } };
  const background: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void background.push(work), passThroughOnException() {} };
  const body = 'x'.repeat(bytes);
  const service = () => worker.fetch(new Request(ORIGIN + path), env, context);
  const constant = async () => new Request(ORIGIN + path) && new Response(body, { headers });

  await service();
  await Promise.all(background);
  await microsecondsPerCall(service);
  await microsecondsPerCall(constant);
  return compare(
    ROUNDS,
    () => microsecondsPerCall(service),
    () => microsecondsPerCall(constant),
  );
}

async function microsecondsPerCall(call: () => Response | Promise<Response>): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < CALLS; index += 1) await call();
  return ((performance.now() - started) * 1_000) / CALLS;
}
