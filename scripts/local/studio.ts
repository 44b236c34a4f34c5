/** Starts the built Studio on workerd, with the service that it publishes to and the sample blog. */

import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { compatibilityDate } from './compatibility-date.ts';
import { freePort } from './free-port.ts';
import { bundleSampleBlog, type Service, serviceAt, serviceWorker } from './service.ts';
import { workerModules } from './worker-modules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface StartedStudio {
  readonly studio: Service;
  /** The service that reads what the Studio publishes. */
  readonly service: Service;
  /** For KV and other bindings of the two workers, `portico-studio` and `portico`. */
  readonly miniflare: Miniflare;
  readonly stop: () => Promise<void>;
}

type MultiWorkerOptions = Extract<Parameters<typeof convertV4MiniflareOptions>[0], { workers: unknown }>;
type LocalWorker = MultiWorkerOptions['workers'][number];

interface StartStudioOptions {
  /** Variables of the Studio; the default is those of `npm start`. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The directory in which store and KV are kept; the default keeps them until the Studio stops. */
  readonly persistTo?: string;
  /** Options of Miniflare that replace those of the Studio's worker, for tests of what it depends on. */
  readonly replaced?: object;
  /** Options of Miniflare for more workers. */
  readonly others?: readonly LocalWorker[];
  /** The directory of the build. */
  readonly dist?: string;
  /** That of the service; the default is that of the Studio. */
  readonly serviceDist?: string;
  /** The code of the service; the default is that of the build. */
  readonly serviceCode?: string;
}

/** @throws Error if there is no build */
export async function startStudio({
  variables = { STUDIO_LOCAL: 'on' },
  persistTo,
  replaced = {},
  others = [],
  dist = `${ROOT}dist`,
  serviceDist = dist,
  serviceCode,
}: StartStudioOptions = {}): Promise<StartedStudio> {
  const date = await compatibilityDate();
  const [port, servicePort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const serviceOrigin = `http://127.0.0.1:${servicePort}`;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      ...(persistTo === undefined ? {} : { resourcePersistencePath: `${persistTo}/v3` }),
      workers: [
        {
          name: 'portico-studio',
          modules: await workerModules(`${dist}/studio`),
          compatibilityDate: date,
          bindings: { ...variables, SERVICE_ORIGIN: serviceOrigin, BLOG_ORIGIN: origin },
          serviceBindings: { PORTICO: 'portico', BLOG: 'sample-blog' },
          kvNamespaces: { MESSAGES: 'portico-messages' },
          durableObjects: { STORE: { className: 'MessageStore', useSQLite: true } },
          assets: {
            directory: `${dist}/studio/public`,
            binding: 'ASSETS',
            run_worker_first: true,
            routerConfig: { has_user_worker: true },
          },
          ...replaced,
        },
        ...others,
        {
          ...(await serviceWorker({ origin: serviceOrigin, preview: true, blogOrigin: origin, dist: serviceDist })),
          ...(serviceCode === undefined
            ? {}
            : { modules: [{ type: 'ESModule' as const, path: 'worker.js', contents: serviceCode }] }),
          unsafeDirectSockets: [{ host: '127.0.0.1', port: servicePort }],
        },
        {
          name: 'sample-blog',
          modules: [{ type: 'ESModule', path: 'sample-blog.js', contents: await bundleSampleBlog() }],
          compatibilityDate: date,
        },
      ],
    }),
  );
  await miniflare.ready;
  return {
    studio: serviceAt(origin),
    service: serviceAt(serviceOrigin),
    miniflare,
    stop: () => miniflare.dispose(),
  };
}
