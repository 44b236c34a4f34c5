/** The entry point on Cloudflare Workers: binds the app to the clock, randomness, network and cache of the platform. */

import type { Hono } from 'hono';
import { createApp, type EventStore } from './app.ts';
import { RELEASE } from './release/built-release.ts';
import { guardedClock } from './runtime/clock.ts';
import { createCounters, type Dataset } from './runtime/counters.ts';
import type { ReportEvent } from './runtime/create-scope.ts';
import { createLog } from './runtime/log.ts';

interface Env {
  readonly ASSETS: Fetcher;
  /** All releases' files; without it, previous releases' files are missing. */
  readonly ASSET_BUCKET?: R2Bucket;
  /** `on` reads the parameters `at` and `blog`. */
  readonly PREVIEW?: string;
  /** The origin at which browsers reach this deployment; the default is `serviceOrigin` in brand.json. */
  readonly SERVICE_ORIGIN?: string;
  /** The sample blog of `npm start`; without it, the worker fetches posts over the network. */
  readonly BLOG?: Fetcher;
  /**
   * In preview mode, the origin of the sample blog, which replaces `blog.origin` of brand.json so that its images load
   * without a network.
   */
  readonly BLOG_ORIGIN?: string;
  /** What the Studio publishes; without it, the service shows the messages of the files. */
  readonly MESSAGES?: KVNamespace;
  /** A dataset of Workers Analytics Engine for counted page views; without it, nothing is counted. */
  readonly EVENTS?: Dataset;
  /** A dataset of Workers Analytics Engine for operators' events; without it, they are only logged. */
  readonly COUNTERS?: Dataset;
}

let app: Hono | undefined;

export default {
  fetch(request, env, context) {
    app ??= start(env);
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;

function start(env: Env): Hono {
  const preview = env.PREVIEW === 'on';
  const now = guardedClock(() => Date.now(), RELEASE.builtAt);
  const platform = {
    release: RELEASE,
    preview,
    sampleBlog: preview,
    now,
    serviceOrigin: env.SERVICE_ORIGIN,
    sampleBlogOrigin: (preview && env.BLOG && env.BLOG_ORIGIN) || null,
    fetchBlog: (url: string, init: RequestInit) => (env.BLOG ? env.BLOG.fetch(url, init) : fetch(url, init)),
    messages: env.MESSAGES ?? null,
    cache: caches.default,
  };
  return createApp({
    release: RELEASE,
    loadServiceOptions: async () => {
      const [{ bindService }, { COMPANY }] = await Promise.all([import('./bind-service.ts'), import('./company.ts')]);
      return bindService({ ...platform, locales: COMPANY });
    },
    fetchAsset: (request) => env.ASSETS.fetch(request),
    readBucket: async (file) => (await env.ASSET_BUCKET?.get(file)) ?? null,
    report: createReport(env, now),
    events: env.EVENTS ? eventStore(env.EVENTS) : null,
  });
}

function eventStore(dataset: Dataset): EventStore {
  return {
    write: (event) => dataset.writeDataPoint(event),
    countryOf: ({ cf }) => (typeof cf?.country === 'string' ? cf.country : ''),
  };
}

function createReport({ COUNTERS }: Env, now: () => number): ReportEvent {
  const log = createLog({ version: RELEASE.version, now, write: (line) => console.error(line) });
  const count = COUNTERS ? createCounters(COUNTERS, RELEASE.version) : null;
  return (event, requestId) => {
    log(event, requestId);
    count?.(event);
  };
}
