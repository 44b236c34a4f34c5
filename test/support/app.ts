/** The app with the content of test/company, and with a clock, blog, store and seeds that the test controls. */

import { type AppOptions, createApp } from '../../src/app.ts';
import { COMPANY } from '../../src/company.ts';
import type { Content } from '../../src/content/content.ts';
import type { ContentReader } from '../../src/content/content-for.ts';
import { linkOriginsOf } from '../../src/content/link-origins.ts';
import { postSourceOf } from '../../src/content/post-source.ts';
import type { Language } from '../../src/contract/language.ts';
import type { SourceSettings } from '../../src/contract/post-format.ts';
import { staticContent } from '../../src/publication/content-source.ts';
import { publishedContent } from '../../src/publication/published-content.ts';
import type { BuildSnapshot } from '../../src/release/build-snapshot.ts';
import { guardedClock } from '../../src/runtime/clock.ts';
import type { ServiceEvent } from '../../src/runtime/event.ts';
import type { ServiceOptions } from '../../src/service/service-options.ts';
import type { Fetch } from '../../src/teaser/fetch-post.ts';
import { createPostCache, type PostCacheOptions } from '../../src/teaser/post-cache.ts';
import type { TeaserTimings } from '../../src/teaser/timings.ts';
import { testBuildSnapshot } from './build-snapshot.ts';
import { FILES_CONTENT } from './content.ts';
import { PARAMETER_OPTIONS } from './parameter-options.ts';
import { TEST_ASSETS } from './test-assets.ts';

const ORIGIN = 'https://www.example.com';

/** A moment at which English shows one announcement and Japanese none. */
export const NOW = Date.UTC(2026, 5, 15, 12);

export const BLOG_ANSWER = {
  title: 'How passkeys work',
  link: 'https://blog.example.com/how-passkeys-work',
  thumbnail: 'https://images.example.com/passkeys.png',
};

export interface TestOverrides
  extends Partial<Omit<AppOptions & ServiceOptions, 'now' | 'loadServiceOptions' | 'loadBuildSnapshot'>> {
  /** The default is the files' content. */
  readonly contentFor?: (language: Language) => Content;
  /** Reads the document that was published; without it, nothing can be published. */
  readonly readPublication?: () => Promise<string | null>;
  /** Milliseconds since 1970. */
  readonly now?: number;
  readonly blog?: Fetch;
  /** The data centre's cache. */
  readonly store?: Pick<Cache, 'match' | 'put'>;
  readonly timings?: Partial<TeaserTimings>;
  /** The default is the one that a build makes. */
  readonly buildSnapshot?: BuildSnapshot | null;
}

/** What service and preview of the test company have, with a blog, a clock and a store. */
export function testServiceOptions(
  options: Pick<PostCacheOptions, 'fetch' | 'now' | 'cache'> & Partial<Pick<PostCacheOptions, 'random' | 'timings'>>,
) {
  const { brand } = COMPANY;
  const { imageOrigins } = brand.blog;
  return {
    ...PARAMETER_OPTIONS,
    imageOrigins,
    origins: { siteOrigin: brand.siteOrigin, serviceOrigin: 'https://chrome.example.com' },
    release: { version: '1.2.3+test', builtAt: NOW - 3_600_000, assets: TEST_ASSETS },
    posts: createPostCache({ imageOrigins, linkOrigins: linkOriginsOf(brand), ...options }),
    postSource: (name: string, published: SourceSettings | null) => postSourceOf(brand, name, published),
    now: options.now,
  };
}

export function testApp({
  now = NOW,
  blog = async () => Response.json(BLOG_ANSWER),
  store = memoryStore(),
  timings = {},
  buildSnapshot,
  contentFor,
  readPublication,
  ...rest
}: TestOverrides = {}) {
  const files: ContentReader = contentFor
    ? { ...FILES_CONTENT, contentFor: ({ language }) => contentFor(language) }
    : FILES_CONTENT;
  const clock = { now };
  const guarded = guardedClock(() => clock.now, NOW);
  const blogRequests: string[] = [];
  const events: ServiceEvent[] = [];
  const background: Promise<unknown>[] = [];
  let seeds = 0;
  const options = {
    contents: readPublication
      ? publishedContent({
          read: readPublication,
          locales: COMPANY,
          files,
          images: { names: Object.keys(TEST_ASSETS.images), origins: COMPANY.brand.blog.imageOrigins },
          now: guarded,
        })
      : staticContent(files),
    ...testServiceOptions({
      fetch: (url, init) => {
        blogRequests.push(url);
        return blog(url, init);
      },
      now: guarded,
      random: () => 0,
      cache: store,
      timings,
    }),
    fetchAsset: async () => new Response(null, { status: 404 }),
    randomSeed: () => `seed-${++seeds}`,
    preview: false,
    loadBuildSnapshot: async () => (buildSnapshot === undefined ? testBuildSnapshot() : buildSnapshot),
    report: (event: ServiceEvent) => void events.push(event),
    ...rest,
  };
  const app = createApp({ ...options, loadServiceOptions: async () => options });
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException: () => {},
    props: {},
  };
  return {
    clock,
    /** The URL of every request to the blog. */
    blogRequests,
    /** Every event that was reported. */
    events,
    request: async (path: string, init?: RequestInit) => app.request(ORIGIN + path, init, {}, context),
    /** Waits for the work that continues after a response has been sent, and for what that work starts. */
    settle: async () => {
      while (background.length > 0) await Promise.all(background.splice(0));
    },
  };
}

/** A cache like a data centre's, which several apps can use one after another. */
export function memoryStore(): Pick<Cache, 'match' | 'put'> {
  const stored = new Map<string, string>();
  return {
    match: async (url) => {
      const text = stored.get(String(url));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (url, response) => void stored.set(String(url), await response.text()),
  };
}

/** A blog that never answers. */
export const silentBlog: Fetch = () => new Promise(() => {});

export const brokenBlog: Fetch = async () => new Response('broken', { status: 500 });
