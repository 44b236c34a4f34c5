/** Starts the two workers to compare, each in its own workerd: the built service, and one that sends a constant. */

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { compatibilityDate } from '../../../packages/cli/src/local/compatibility-date.ts';
import { type ModuleDefinition, workerModules } from '../../../packages/cli/src/local/worker-modules.ts';
import { ROOT } from '../../../packages/cli/src/root.ts';

/** The response of a fake blog, so that nothing is requested over the network. */
export const BLOG_POST = {
  title: 'A post',
  link: 'https://blog.example.com/a-post',
  thumbnail: 'https://blog.example.com/a-post.png',
};
const BLOG_SCRIPT = `export default { fetch: () => Response.json(${JSON.stringify(BLOG_POST)}) };`;

/** The properties of a response that the constant worker reproduces. */
export interface WarmResponse {
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RunningWorker {
  /** Connects directly to the worker, not through the router of miniflare. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The modules of a worker, the entry point first, or the text of its only one. */
export type WorkerSource = readonly ModuleDefinition[] | string;

/** The built worker. */
export function serviceModules(): Promise<readonly ModuleDefinition[]> {
  return workerModules(`${ROOT}dist`);
}

export function modulesOf(source: WorkerSource): readonly ModuleDefinition[] {
  return typeof source === 'string' ? [{ type: 'ESModule', path: 'worker.js', contents: source }] : source;
}

/** A worker that sends a constant of the same length with the same headers. */
export function constantScript({ bytes, headers }: WarmResponse): string {
  return `const body = 'x'.repeat(${bytes}); const headers = ${JSON.stringify(headers)};
export default { fetch: () => new Response(body, { headers }) };`;
}

/** The options with which Miniflare runs a worker. */
export async function workerOf(name: string, source: WorkerSource) {
  return {
    name,
    modules: [...modulesOf(source)],
    compatibilityDate: await compatibilityDate(),
  };
}

/** Starts a worker on random ports of the loopback interface, with the bindings that a header needs. */
export async function startWorker(source: WorkerSource): Promise<RunningWorker> {
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    workers: [
      {
        ...(await workerOf('measured', source)),
        bindings: { PREVIEW: 'off' },
        serviceBindings: { BLOG: 'blog', ASSETS: 'blog' },
        // the router of miniflare is a worker too, and would distort the figures; so would one for assets
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
      await workerOf('blog', BLOG_SCRIPT),
    ],
  });
  const miniflare = new Miniflare(options);
  try {
    const { origin } = await miniflare.unsafeGetDirectURL('measured');
    return { origin, stop: () => miniflare.dispose() };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

/** Starts a worker for as long as `use` takes. */
export async function withWorker<Result>(
  source: WorkerSource,
  use: (worker: RunningWorker) => Promise<Result>,
): Promise<Result> {
  const worker = await startWorker(source);
  try {
    return await use(worker);
  } finally {
    await worker.stop();
  }
}

/**
 * Repeats a request until the header is fresh and comes from the cache.
 *
 * @throws Error if a response is not a header
 */
export async function warmHeader(url: string): Promise<WarmResponse> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(url);
    const body = await response.text();
    if (response.status !== 200 || !/<header|"header"/.test(body))
      throw new Error(`${url} returned ${response.status}`);
    const warm = response.headers.get('server-timing') === 'render;desc="reused"';
    if (warm && response.headers.get('portico-state') === 'fresh') return toWarmResponse(body, response.headers);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not become fresh`);
}

function toWarmResponse(body: string, all: Headers): WarmResponse {
  const headers = new Headers(all);
  for (const name of ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']) headers.delete(name);
  return { bytes: Buffer.byteLength(body), headers: Object.fromEntries(headers) };
}
