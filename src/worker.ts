/** The entry point on Cloudflare Workers: binds the app to the clock, randomness, network and cache of the platform. */

import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { contentFor } from './content/content-for.ts';
import { linkOriginsOf } from './content/link-origins.ts';
import { LOCALES } from './content/locales.ts';
import type { ChromeCopies } from './release/chrome-copies.ts';
import type { Release } from './release/release.ts';
import { guardedClock } from './runtime/clock.ts';
import { createCounters, type Dataset } from './runtime/counters.ts';
import type { ReportEvent } from './runtime/create-scope.ts';
import { createLog } from './runtime/log.ts';
import { createCacheStore } from './teaser/cache-store.ts';
import { createPostCache } from './teaser/create-post-cache.ts';

interface Env {
  readonly ASSETS: Fetcher;
  /** The files of all releases; without it, those of earlier releases are missing. */
  readonly ASSET_BUCKET?: R2Bucket;
  /** `on` serves the preview page and reads the parameters `at` and `blog`. */
  readonly PREVIEW?: string;
  /** The origin at which browsers reach this deployment; the default is `serviceOrigin` in brand.json. */
  readonly SERVICE_ORIGIN?: string;
  /** The sample blog of `npm start`; without it, posts are fetched over the network. */
  readonly BLOG?: Fetcher;
  /**
   * In preview mode, the origin of the sample blog instead of that of the blog in brand.json. `npm start` sets its own,
   * so that the images of posts are shown without a network.
   */
  readonly BLOG_ORIGIN?: string;
  /** A dataset of Workers Analytics Engine; without it, events are only logged. */
  readonly COUNTERS?: Dataset;
}

/** Defined by `scripts/build.ts`. */
declare const PORTICO_RELEASE: Release;

/** Defined by `scripts/build.ts`. */
declare const PORTICO_COPIES: ChromeCopies;

const { brand } = LOCALES;
let app: Hono | undefined;

export default {
  fetch(request, env, context) {
    app ??= start(env);
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;

function start(env: Env): Hono {
  const preview = env.PREVIEW === 'on';
  const now = guardedClock(() => Date.now(), PORTICO_RELEASE.builtAt);
  const sampleBlog = preview && env.BLOG && env.BLOG_ORIGIN ? { origin: env.BLOG_ORIGIN, service: env.BLOG } : null;
  const sampleOrigins = sampleBlog ? [sampleBlog.origin] : [];
  const imageOrigins = [...brand.blog.imageOrigins, ...sampleOrigins];
  return createApp({
    contentFor,
    loginOrigins: brand.loginOrigins,
    imageOrigins,
    origins: { site: brand.siteOrigin, service: env.SERVICE_ORIGIN ?? brand.serviceOrigin },
    release: PORTICO_RELEASE,
    posts: createPostCache({
      fetch: (url, init) => (env.BLOG ? env.BLOG.fetch(url, init) : fetch(url, init)),
      imageOrigins,
      linkOrigins: [...linkOriginsOf(brand), ...sampleOrigins],
      now,
      store: createCacheStore(caches.default, preview ? 'preview' : 'production'),
    }),
    endpointOf: (source, behaviour) =>
      `${sampleBlog?.origin ?? brand.blog.origin}${preview && behaviour ? `/${behaviour}` : ''}${brand.blog.sources[source] ?? ''}`,
    fetchAsset: (request) => env.ASSETS.fetch(request),
    readBucket: async (file) => (await env.ASSET_BUCKET?.get(file)) ?? null,
    fetchBlogImage: sampleBlog ? (path) => sampleBlog.service.fetch(sampleBlog.origin + path) : null,
    now,
    randomSeed: () => String(Math.random()),
    copies: PORTICO_COPIES,
    preview,
    report: createReport(env, now),
  });
}

function createReport({ COUNTERS }: Env, now: () => number): ReportEvent {
  const log = createLog({ version: PORTICO_RELEASE.version, now, write: (line) => console.error(line) });
  const count = COUNTERS ? createCounters(COUNTERS, PORTICO_RELEASE.version) : null;
  return (event, requestId) => {
    log(event, requestId);
    count?.(event);
  };
}
