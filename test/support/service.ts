/** The built worker on workerd, with the sample blog as a second worker, as `npm start` and a deployment run it. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { compatibilityDate } from './compatibility-date.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Service {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

/** @param preview whether `at`, `blog` and the preview page are there */
export async function startService({ preview }: { readonly preview: boolean }): Promise<Service> {
  const date = await compatibilityDate();
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    workers: [
      {
        name: 'portico',
        modules: [{ type: 'ESModule', path: 'worker.js', contents: await readFile(`${ROOT}dist/worker.js`, 'utf8') }],
        compatibilityDate: date,
        bindings: { PREVIEW: preview ? 'on' : 'off' },
        serviceBindings: { BLOG: 'sample-blog' },
        assets: {
          directory: `${ROOT}dist/public`,
          binding: 'ASSETS',
          run_worker_first: true,
          routerConfig: { has_user_worker: true },
        },
      },
      {
        name: 'sample-blog',
        modules: [{ type: 'ESModule', path: 'sample-blog.js', contents: await bundleSampleBlog() }],
        compatibilityDate: date,
      },
    ],
  });
  const miniflare = new Miniflare(options);
  const origin = (await miniflare.ready).origin;
  return {
    origin,
    fetch: (path, init) => fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init }),
    stop: () => miniflare.dispose(),
  };
}

async function bundleSampleBlog(): Promise<string> {
  const result = await build({
    entryPoints: [`${ROOT}examples/sample-blog/worker.ts`],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
