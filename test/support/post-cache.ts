/** A post cache whose clock, blog and store the test controls. */

import type { Language } from '../../src/contract/language.ts';
import { DEFAULT_FORMAT } from '../../src/contract/post-format.ts';
import type { ServiceEvent } from '../../src/runtime/event.ts';
import type { RequestScope } from '../../src/runtime/request-scope.ts';
import type { Fetch } from '../../src/teaser/fetch-post.ts';
import { createPostCache } from '../../src/teaser/post-cache.ts';
import type { TeaserTimings } from '../../src/teaser/timings.ts';
import { BLOG_ANSWER, memoryStore } from './app.ts';

export const ENDPOINT = 'https://blog.example.com/api/last-post';
export const MINUTE = 60_000;

interface TestPostCacheOptions {
  readonly store?: Pick<Cache, 'match' | 'put'>;
  readonly clock?: { now: number };
  readonly random?: () => number;
  readonly timings?: Partial<TeaserTimings>;
  readonly traceparent?: string | null;
}

/** A cache whose blog numbers its posts by request, until `answer` replaces it. Without jitter: pauses are halved. */
export function testPostCache({
  store = memoryStore(),
  clock = { now: 1e12 },
  random = () => 0,
  timings = {},
  traceparent = null,
}: TestPostCacheOptions = {}) {
  const work: Promise<unknown>[] = [];
  const events: ServiceEvent[] = [];
  const scope: RequestScope = {
    waitUntil: (promise) => void work.push(promise),
    report: (event) => void events.push(event),
    traceparent,
  };
  let requests = 0;
  const requestIn = (language: Language) => ({
    id: 'news',
    source: 'latest-post',
    endpoint: ENDPOINT,
    format: DEFAULT_FORMAT,
    language,
  });
  const cached = async (language: Language = 'en') =>
    (await cache.lookUp([requestIn(language)], scope)).posts.get('news') ?? null;
  const setup = {
    clock,
    events,
    scope,
    store,
    blog: (async () => Response.json({ ...BLOG_ANSWER, title: `Post ${requests}` })) as Fetch,
    requests: () => requests,
    /** Waits for all work after responses, including what that work starts. */
    settle: async () => {
      while (work.length > 0) await Promise.all(work.splice(0));
    },
    get: async (language: Language = 'en') => (await cached(language))?.title ?? null,
    cached,
    getOrFetch: async () => (await cache.lookUpOrFetch([requestIn('en')], scope)).posts.get('news')?.title ?? null,
    eventsNamed: (name: ServiceEvent['name']) => events.filter((event) => event.name === name),
  };
  const cache = createPostCache({
    fetch: (url, init) => {
      requests += 1;
      return setup.blog(url, init);
    },
    imageOrigins: ['https://images.example.com'],
    linkOrigins: ['https://blog.example.com'],
    now: () => clock.now,
    random,
    cache: store,
    timings: { deadline: 40, claim: 80, cacheDeadline: 20, cacheGiveUp: 100, ...timings },
  });
  const answer = (blog: Fetch) => {
    setup.blog = blog;
  };
  return { ...setup, cache, answer };
}
