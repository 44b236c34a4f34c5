/** A post cache whose clock, blog and store the test controls. */

import type { ServiceEvent } from '../../src/runtime/event.ts';
import type { RequestScope } from '../../src/runtime/request-scope.ts';
import { createPostCache } from '../../src/teaser/create-post-cache.ts';
import type { Fetch } from '../../src/teaser/fetch-post.ts';
import { BLOG_ANSWER, memoryStore } from './app.ts';

export const ENDPOINT = 'https://blog.example.com/api/last-post';
export const SOURCE = { source: 'latest-post', endpoint: ENDPOINT };
export const MINUTE = 60_000;

/** A cache whose blog numbers its posts by request, until `answer` replaces it. */
export function testPostCache({ store = memoryStore(), clock = { now: 1e12 } } = {}) {
  const failures: string[] = [];
  const work: Promise<unknown>[] = [];
  const events: ServiceEvent[] = [];
  const scope: RequestScope = {
    waitUntil: (promise) => void work.push(promise),
    report: (event) => void events.push(event),
    traceparent: null,
  };
  let requests = 0;
  const setup = {
    clock,
    failures,
    events,
    store,
    blog: (async () => Response.json({ ...BLOG_ANSWER, title: `Post ${requests}` })) as Fetch,
    requests: () => requests,
    settle: () => Promise.all(work.splice(0)),
    get: async (language: 'en' | 'de' = 'en') => (await cache.get(SOURCE, language, scope))?.post.title ?? null,
    getOrFetch: async () => (await cache.getOrFetch(SOURCE, 'en', scope)).post.title,
  };
  const cache = createPostCache({
    fetch: (url, init) => {
      requests += 1;
      return setup.blog(url, init);
    },
    imageOrigins: ['https://images.example.com'],
    now: () => clock.now,
    store,
    onError: (key, error) => failures.push(`${key}: ${error.message}`),
    timings: { deadline: 40 },
  });
  const answer = (blog: Fetch) => {
    setup.blog = blog;
  };
  return { ...setup, cache, answer };
}
