/** The Cloudflare Worker: bindings, clock, randomness, network and cache. The only file that knows the platform. */

import type { Fetcher } from '@cloudflare/workers-types';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { contentFor } from './content/content-for.ts';
import { LOCALES } from './content/locales.ts';
import type { Release } from './service/service-options.ts';
import { createTeaserMemory, type RememberedPost, type TeaserStore } from './teaser/teaser-memory.ts';

interface Env {
  readonly ASSETS: Fetcher;
  /** `on` serves the preview page and reads the parameters `at` and `blog`. */
  readonly PREVIEW?: string;
  /** Where browsers reach this deployment, if not at the brand's `serviceOrigin`. */
  readonly SERVICE_ORIGIN?: string;
  /** The sample blog of `npm start`; without it the blog is asked over the network. */
  readonly BLOG?: Fetcher;
}

interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
}

/** What the build knows; `scripts/build.ts` puts it here. */
declare const PORTICO_RELEASE: Release;

/** How long the data centre's cache keeps a post, in seconds; how old it may be shown is decided on reading. */
const STORED_FOR = 7 * 24 * 3600;

const { brand } = LOCALES;
let app: Hono | undefined;

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    app ??= start(env);
    return app.fetch(request, env, context as never);
  },
};

function start(env: Env): Hono {
  const preview = env.PREVIEW === 'on';
  const blog = env.BLOG;
  return createApp({
    contentFor,
    loginOrigins: brand.loginOrigins,
    imageOrigins: brand.blog.imageOrigins,
    origins: { site: brand.siteOrigin, service: env.SERVICE_ORIGIN ?? brand.serviceOrigin },
    release: PORTICO_RELEASE,
    teasers: createTeaserMemory({
      fetch: blog
        ? (url, init) => blog.fetch(url, init as never) as unknown as Promise<Response>
        : (url, init) => fetch(url, init),
      imageOrigins: brand.blog.imageOrigins,
      now: Date.now,
      store: cacheStore,
      onError: (key, error) => console.error(`The post of ${key} could not be renewed: ${error.message}`),
    }),
    endpointOf: (source, behaviour) =>
      `${brand.blog.origin}${preview && behaviour ? `/${behaviour}` : ''}${brand.blog.sources[source] ?? ''}`,
    fetchAsset: (asset) => env.ASSETS.fetch(asset as never) as unknown as Promise<Response>,
    now: Date.now,
    randomSeed: () => crypto.randomUUID(),
    preview,
  });
}

/** Shares posts between the instances of a data centre. */
const cacheStore: TeaserStore = {
  async get(key) {
    const stored = await platformCache().match(storeUrl(key));
    return stored ? ((await stored.json()) as RememberedPost) : null;
  },
  async put(key, remembered) {
    const headers = { 'cache-control': `public, max-age=${STORED_FOR}` };
    await platformCache().put(storeUrl(key), Response.json(remembered, { headers }));
  },
};

function storeUrl(key: string): string {
  return `https://portico.invalid/teaser/${encodeURIComponent(key)}`;
}

function platformCache(): Cache {
  return (caches as unknown as { readonly default: Cache }).default;
}
