/** The app with the real content, and with a clock, blog, store and seeds that the test controls. */

import { type AppOptions, createApp } from '../../src/app.ts';
import { contentFor } from '../../src/content/content-for.ts';
import { LOCALES } from '../../src/content/locales.ts';
import { guardedClock } from '../../src/runtime/clock.ts';
import type { ServiceEvent } from '../../src/runtime/event.ts';
import { createPostCache } from '../../src/teaser/create-post-cache.ts';
import type { Fetch } from '../../src/teaser/fetch-post.ts';
import type { CachedPost, PostStore } from '../../src/teaser/post-cache.ts';
import { testCopies } from './copies.ts';
import { TEST_ASSETS } from './test-assets.ts';

const ORIGIN = 'https://www.example.com';

/** A moment at which English shows one announcement and Japanese none. */
export const NOW = Date.UTC(2026, 5, 15, 12);

export const BLOG_ANSWER = {
  title: 'How passkeys work',
  link: 'https://blog.example.com/how-passkeys-work',
  thumbnail: 'https://images.example.com/passkeys.png',
};

export interface TestOverrides extends Partial<Omit<AppOptions, 'now'>> {
  /** Milliseconds since 1970. */
  readonly now?: number;
  readonly blog?: Fetch;
  readonly store?: PostStore;
}

export function testApp({
  now = NOW,
  blog = async () => Response.json(BLOG_ANSWER),
  store,
  ...rest
}: TestOverrides = {}) {
  const clock = { now };
  const guarded = guardedClock(() => clock.now, NOW);
  const blogRequests: string[] = [];
  const failures: string[] = [];
  const events: ServiceEvent[] = [];
  const background: Promise<unknown>[] = [];
  let seeds = 0;
  const app = createApp({
    contentFor,
    loginOrigins: LOCALES.brand.loginOrigins,
    imageOrigins: LOCALES.brand.blog.imageOrigins,
    origins: { site: LOCALES.brand.siteOrigin, service: 'https://chrome.example.com' },
    release: { version: '1.2.3+test', builtAt: NOW - 3_600_000, assets: TEST_ASSETS },
    posts: createPostCache({
      fetch: (url, init) => {
        blogRequests.push(url);
        return blog(url, init);
      },
      imageOrigins: LOCALES.brand.blog.imageOrigins,
      now: guarded,
      store: store ?? memoryStore(),
      onError: (key, error) => failures.push(`${key}: ${error.message}`),
    }),
    endpointOf: (source) => LOCALES.brand.blog.origin + LOCALES.brand.blog.sources[source as 'latest-post'],
    fetchAsset: async () => new Response(null, { status: 404 }),
    now: guarded,
    randomSeed: () => `seed-${++seeds}`,
    preview: false,
    copies: testCopies(),
    report: (event) => void events.push(event),
    ...rest,
  });
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException: () => {},
    props: {},
  };
  return {
    clock,
    /** The URL of every request to the blog. */
    blogRequests,
    /** Every failure of the blog that was reported, as `key: message`. */
    failures,
    /** Every event that was reported. */
    events,
    request: async (path: string, init?: RequestInit) => app.request(ORIGIN + path, init, {}, context),
    /** Waits for the work that continues after a response has been sent. */
    settle: () => Promise.all(background.splice(0)),
  };
}

/** A store like the cache of a data centre: it holds copies, and several apps can use it one after another. */
export function memoryStore(): PostStore {
  const stored = new Map<string, string>();
  return {
    get: async (key) => {
      const text = stored.get(key);
      return text === undefined ? null : (JSON.parse(text) as CachedPost);
    },
    put: async (key, post) => void stored.set(key, JSON.stringify(post)),
  };
}

/** A blog that never answers. */
export const silentBlog: Fetch = () => new Promise(() => {});

export const brokenBlog: Fetch = async () => new Response('broken', { status: 500 });
