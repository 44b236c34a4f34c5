/** Starts the built worker on workerd, with the sample blog as a second worker. */

import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { PUBLICATION_KEY } from '../../../../src/content/publication-key.ts';
import { DIST } from '../dist.ts';
import { ROOT } from '../root.ts';
import { compatibilityDate } from './compatibility-date.ts';
import { freePort } from './free-port.ts';
import { workerModules } from './worker-modules.ts';

export interface Service {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface StartedService extends Service {
  readonly stop: () => Promise<void>;
}

interface StartServiceOptions {
  /** Whether to run in preview mode. */
  readonly preview: boolean;
  /** Whether the sample blog serves images on its own port; by default, they are on an origin that does not exist. */
  readonly blogImages?: boolean;
  /** The directory of the build. */
  readonly dist?: string;
  /** Where wrangler keeps local buckets (`--persist-to`); the default is an empty bucket. */
  readonly buckets?: string;
  /** The document that a Studio has published; the default is none. */
  readonly publication?: string;
}

/** @throws Error if there is no build */
export async function startService({
  preview,
  blogImages = false,
  dist = DIST,
  buckets,
  publication,
}: StartServiceOptions): Promise<StartedService> {
  const date = await compatibilityDate();
  // the service must know where browsers reach it before it starts
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const blogPort = blogImages ? await freePort() : null;
  const blogOrigin = blogPort === null ? null : `http://127.0.0.1:${blogPort}`;
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    ...(buckets === undefined ? {} : { resourcePersistencePath: `${buckets}/v3` }),
    workers: [
      await serviceWorker({ origin, preview, blogOrigin, dist }),
      {
        name: 'sample-blog',
        modules: [{ type: 'ESModule', path: 'sample-blog.js', contents: await bundleSampleBlog() }],
        compatibilityDate: date,
        ...(blogPort === null ? {} : { unsafeDirectSockets: [{ host: '127.0.0.1', port: blogPort }] }),
      },
    ],
  });
  const miniflare = new Miniflare(options);
  await miniflare.ready;
  if (publication) await (await miniflare.getKVNamespace('MESSAGES', 'portico')).put(PUBLICATION_KEY, publication);
  return { ...serviceAt(origin), stop: () => miniflare.dispose() };
}

interface ServiceWorkerOptions {
  /** Where browsers reach the service. */
  readonly origin: string;
  readonly preview: boolean;
  /** Where browsers reach the sample blog; `null` if they cannot. */
  readonly blogOrigin: string | null;
  readonly dist: string;
}

/** Miniflare's options for the service's worker. */
export async function serviceWorker({ origin, preview, blogOrigin, dist }: ServiceWorkerOptions) {
  return {
    name: 'portico',
    modules: await workerModules(dist),
    compatibilityDate: await compatibilityDate(),
    bindings: {
      PREVIEW: preview ? 'on' : 'off',
      SERVICE_ORIGIN: origin,
      ...(blogOrigin === null ? {} : { BLOG_ORIGIN: blogOrigin }),
    },
    serviceBindings: { BLOG: 'sample-blog' },
    kvNamespaces: { MESSAGES: 'portico-messages' },
    r2Buckets: { ASSET_BUCKET: 'portico-assets' },
    assets: {
      directory: `${dist}/public`,
      binding: 'ASSETS',
      run_worker_first: true,
      routerConfig: { has_user_worker: true },
    },
  };
}

/** @param origin the origin of a running service */
export function serviceAt(origin: string): Service {
  return {
    origin,
    fetch: (path, init) => fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init }),
  };
}

let sampleBlog: Promise<string> | undefined;

/** Bundled once, though the service may be started again. */
export function bundleSampleBlog(): Promise<string> {
  sampleBlog ??= bundled();
  return sampleBlog;
}

async function bundled(): Promise<string> {
  const result = await build({
    entryPoints: [`${ROOT}examples/sample-blog/worker.ts`],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
