/** The Cloudflare Worker: bindings, clock, randomness, network and cache. The only file that knows the platform. */

import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { contentFor } from './content/content-for.ts';
import { LOCALES } from './content/locales.ts';
import type { Release } from './release/release.ts';
import { createPostCache } from './teaser/create-post-cache.ts';
import type { CachedPost, PostStore } from './teaser/post-cache.ts';

interface Env {
  readonly ASSETS: Fetcher;
  /** `on` serves the preview page and reads the parameters `at` and `blog`. */
  readonly PREVIEW?: string;
  /** Where browsers reach this deployment, if it is not the `serviceOrigin` of the brand. */
  readonly SERVICE_ORIGIN?: string;
  /** The sample blog of `npm start`; without it, posts are fetched over the network. */
  readonly BLOG?: Fetcher;
}

/** Set by `scripts/build.ts`. */
declare const PORTICO_RELEASE: Release;

/** How long the data centre's cache keeps a post, in seconds; how long it may be shown is decided on reading. */
const STORED_FOR = 7 * 24 * 3600;

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
  return createApp({
    contentFor,
    loginOrigins: brand.loginOrigins,
    imageOrigins: brand.blog.imageOrigins,
    origins: { site: brand.siteOrigin, service: env.SERVICE_ORIGIN ?? brand.serviceOrigin },
    release: PORTICO_RELEASE,
    posts: createPostCache({
      fetch: (url, init) => (env.BLOG ? env.BLOG.fetch(url, init) : fetch(url, init)),
      imageOrigins: brand.blog.imageOrigins,
      now: Date.now,
      store: cacheStore,
      onError: (key, error) => console.error(`Fetching the post ${key} failed: ${error.message}`),
    }),
    endpointOf: (source, behaviour) =>
      `${brand.blog.origin}${preview && behaviour ? `/${behaviour}` : ''}${brand.blog.sources[source] ?? ''}`,
    fetchAsset: (request) => env.ASSETS.fetch(request),
    now: Date.now,
    randomSeed: () => crypto.randomUUID(),
    preview,
  });
}

/** Shares posts between the instances of a data centre. */
const cacheStore: PostStore = {
  async get(key) {
    const stored = await caches.default.match(storeUrl(key));
    return stored ? await stored.json<CachedPost>() : null;
  },
  async put(key, cached) {
    const headers = { 'cache-control': `public, max-age=${STORED_FOR}` };
    await caches.default.put(storeUrl(key), Response.json(cached, { headers }));
  },
};

function storeUrl(key: string): string {
  return `https://portico.invalid/teaser/${encodeURIComponent(key)}`;
}
