/** The two workers that are compared, each on a workerd of its own: the built service, and one that answers a constant. */

import { readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { ROOT } from '../scripts/build.ts';
import { compatibilityDate } from '../scripts/local/compatibility-date.ts';

/** What stands in for the blog answers, so that nothing is asked over the network. */
export const BLOG_POST = {
  title: 'A post',
  link: 'https://blog.example.com/a-post',
  thumbnail: 'https://blog.example.com/a-post.png',
};
const BLOG_SCRIPT = `export default { fetch: () => Response.json(${JSON.stringify(BLOG_POST)}) };`;

/** What a worker answers, as far as a load is concerned. */
export interface WarmResponse {
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RunningWorker {
  /** Straight into the worker. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The script of the worker that `npm run build` made. */
export function serviceScript(): Promise<string> {
  return readFile(`${ROOT}dist/worker.js`, 'utf8');
}

/** The script of a worker that answers with a constant string of the same length and with the same headers. */
export function constantScript({ bytes, headers }: WarmResponse): string {
  return `const body = 'x'.repeat(${bytes}); const headers = ${JSON.stringify(headers)};
export default { fetch: () => new Response(body, { headers }) };`;
}

/** Starts a script on workerd with what a header needs, on random ports of the loopback interface. */
export async function startWorker(script: string): Promise<RunningWorker> {
  const date = await compatibilityDate();
  const worker = (name: string, contents: string) => ({
    name,
    modules: [{ type: 'ESModule' as const, path: 'worker.js', contents }],
    compatibilityDate: date,
  });
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    workers: [
      {
        ...worker('measured', script),
        bindings: { PREVIEW: 'off' },
        serviceBindings: { BLOG: 'blog', ASSETS: 'blog' },
        // miniflare's own way in is itself a worker, and would hide much of what is measured; so would a router for assets
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
      worker('blog', BLOG_SCRIPT),
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

/**
 * Asks until the header is fresh and comes from the cache.
 *
 * @throws Error if the service answers anything but a header
 */
export async function warmHeader(url: string): Promise<WarmResponse> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(url);
    const body = await response.text();
    if (response.status !== 200 || !body.includes('<header')) throw new Error(`${url} answered ${response.status}`);
    const warm = response.headers.get('server-timing') === 'render;desc="reused"';
    if (warm && response.headers.get('portico-state') === 'fresh') return answerOf(body, response.headers);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not become fresh`);
}

function answerOf(body: string, all: Headers): WarmResponse {
  const headers = new Headers(all);
  for (const name of ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']) headers.delete(name);
  return { bytes: Buffer.byteLength(body), headers: Object.fromEntries(headers) };
}
