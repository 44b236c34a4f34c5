/** The built worker on workerd, with the sample blog as a second worker, as `npm start` and a deployment run it. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { compatibilityDate } from './compatibility-date.ts';
import { freePort } from './free-port.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Service {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

export interface ServiceToStart {
  /** Whether `at`, `blog` and the preview page are there. */
  readonly preview: boolean;
  /** The directory of another build. */
  readonly dist?: string;
}

export async function startService({ preview, dist = `${ROOT}dist` }: ServiceToStart): Promise<Service> {
  const date = await compatibilityDate();
  // the service must know where browsers reach it before it starts
  const port = await freePort();
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    workers: [
      {
        name: 'portico',
        modules: [{ type: 'ESModule', path: 'worker.js', contents: await readFile(`${dist}/worker.js`, 'utf8') }],
        compatibilityDate: date,
        bindings: { PREVIEW: preview ? 'on' : 'off', SERVICE_ORIGIN: `http://127.0.0.1:${port}` },
        serviceBindings: { BLOG: 'sample-blog' },
        assets: {
          directory: `${dist}/public`,
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
