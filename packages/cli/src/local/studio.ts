/** Starts the built Studio on workerd, with the service that it publishes to and the sample blog. */

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { DIST } from '../dist.ts';
import { compatibilityDate } from './compatibility-date.ts';
import { EVENTS_DATASET, EVENTS_ENTRY, eventsWorker } from './events.ts';
import { freePort } from './free-port.ts';
import type { SampleMessage } from './sample-events.ts';
import { bundleSampleBlog, type Service, serviceAt, serviceWorker } from './service.ts';
import { workerModules } from './worker-modules.ts';

export interface StartedStudio {
  readonly studio: Service;
  /** The service that reads what the Studio publishes. */
  readonly service: Service;
  /** For KV and other bindings of the two workers, `portico-studio-preview` and `portico`. */
  readonly miniflare: Miniflare;
  /** Runs the build that is in `dist` now. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

type MultiWorkerOptions = Extract<Parameters<typeof convertV4MiniflareOptions>[0], { workers: unknown }>;
type LocalWorker = MultiWorkerOptions['workers'][number];

export interface StartStudioOptions {
  /** Serves both at `http://localhost:<port>`, as `npm start` does; the default is a free port for each. */
  readonly port?: number;
  /** Where both are, if something in front of them listens on `port`. */
  readonly behind?: number;
  /** Variables of the Studio; the default is those of `npm start`. */
  readonly variables?: Readonly<Record<string, string | readonly object[]>>;
  /** The directory in which store and KV are kept; the default keeps them until the Studio stops. */
  readonly persistTo?: string;
  /** Miniflare options that replace those of the Studio's worker, for tests of its dependencies. */
  readonly replaced?: object;
  /** Miniflare options of further workers. */
  readonly others?: readonly LocalWorker[];
  /** Messages for which figures are invented; the default is none. */
  readonly sample?: readonly SampleMessage[];
  /** The directory of the build. */
  readonly dist?: string;
  /** The directory of the service's build; the default is the Studio's. */
  readonly serviceDist?: string;
  /** Like `replaced`, for the service's worker. */
  readonly replacedInService?: object;
}

/** @throws Error if there is no build */
export async function startStudio(options: StartStudioOptions = {}): Promise<StartedStudio> {
  const addresses = await addressesAt(options);
  const miniflare = new Miniflare(await miniflareOptions(options, addresses));
  await miniflare.ready;
  return {
    studio: serviceAt(addresses.origin),
    service: serviceAt(addresses.serviceOrigin),
    miniflare,
    reload: async () => miniflare.setOptions(await miniflareOptions(options, addresses)),
    stop: () => miniflare.dispose(),
  };
}

interface Addresses {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  readonly serviceOrigin: string;
  /** Where the service can be reached without the Studio; `null` if it cannot. */
  readonly servicePort: number | null;
}

async function addressesAt({ port, behind }: StartStudioOptions): Promise<Addresses> {
  if (port !== undefined) {
    const origin = `http://localhost:${port}`;
    const own = behind === undefined ? { host: 'localhost', port } : { host: '127.0.0.1', port: behind };
    return { ...own, origin, serviceOrigin: origin, servicePort: null };
  }
  const [host, studioPort, servicePort] = ['127.0.0.1', await freePort(), await freePort()];
  const [origin, serviceOrigin] = [`http://${host}:${studioPort}`, `http://${host}:${servicePort}`];
  return { host, port: studioPort, origin, serviceOrigin, servicePort };
}

async function miniflareOptions(
  {
    variables = { STUDIO_LOCAL: 'on' },
    persistTo,
    replaced = {},
    others = [],
    sample = [],
    dist = DIST,
    serviceDist = dist,
    replacedInService,
  }: StartStudioOptions,
  { host, port, origin, serviceOrigin, servicePort }: Addresses,
) {
  const date = await compatibilityDate();
  const service = await serviceWorker({
    origin: serviceOrigin,
    preview: true,
    blogOrigin: origin,
    dist: serviceDist,
  });
  return convertV4MiniflareOptions({
    host,
    port,
    // no worker reads `request.cf`, which Miniflare would download
    cf: false,
    ...(persistTo === undefined ? {} : { resourcePersistencePath: `${persistTo}/v3` }),
    workers: [
      {
        // paths of persisted data contain this name
        name: 'portico-studio-preview',
        modules: await workerModules(`${dist}/studio`),
        compatibilityDate: date,
        bindings: { ...variables, SERVICE_ORIGIN: serviceOrigin, BLOG_ORIGIN: origin },
        serviceBindings: { PORTICO: 'portico', BLOG: 'sample-blog', LOCAL_EVENTS: EVENTS_DATASET.name },
        kvNamespaces: { MESSAGES: 'portico-messages' },
        r2Buckets: { BACKUPS: 'portico-backups', ASSET_BUCKET: 'portico-assets' },
        durableObjects: { STORE: { className: 'MessageStore', useSQLite: true } },
        assets: {
          directory: `${dist}/studio/public`,
          binding: 'ASSETS',
          run_worker_first: true,
          routerConfig: { has_user_worker: true },
        },
        ...replaced,
      },
      await eventsWorker(sample, date),
      ...others,
      {
        ...service,
        modules: [EVENTS_ENTRY, ...service.modules],
        serviceBindings: { ...service.serviceBindings, EVENTS: EVENTS_DATASET },
        ...replacedInService,
        ...(servicePort === null ? {} : { unsafeDirectSockets: [{ host, port: servicePort }] }),
      },
      {
        name: 'sample-blog',
        modules: [{ type: 'ESModule', path: 'sample-blog.js', contents: await bundleSampleBlog() }],
        compatibilityDate: date,
      },
    ],
  });
}
