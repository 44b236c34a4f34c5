/**
 * A service, and its twin without caches: a new app for each request, with the same clock, content, seed and posts. What a
 * cache of the service keeps too long, or confuses, differs from the answer of the twin.
 */

import { LOCALES } from '../../src/content/locales.ts';
import { createPostCache } from '../../src/teaser/create-post-cache.ts';
import type { Fetch } from '../../src/teaser/fetch-post.ts';
import type { CachedPost, PostCache } from '../../src/teaser/post-cache.ts';
import { memoryStore, type TestOverrides, testApp } from '../support/app.ts';
import { type Answer, received } from './problems/answer-problems.ts';

interface Pair {
  readonly service: Answer;
  readonly twin: Answer;
}

/** @param blog is asked by the service; the twin gets the posts that the service has */
export function serviceWithTwin(now: number, blog: Fetch, overrides: TestOverrides = {}) {
  const clock = { now };
  let requests = 0;
  const posts = recordedPosts(clock, blog);
  const shared = { ...overrides, now, randomSeed: () => `seed-${requests}` };
  const app = testApp({ ...shared, posts: posts.recording });
  return {
    clock,
    settle: app.settle,
    async request(path: string, headers: Record<string, string>): Promise<Pair> {
      requests += 1;
      posts.forget();
      app.clock.now = clock.now;
      const service = await received(await app.request(path, { headers }));
      const twin = testApp({ ...shared, now: clock.now, posts: posts.replaying });
      return { service, twin: await received(await twin.request(path, { headers })) };
    },
  };
}

/** A post cache that records its answers, and one that repeats those of the last request. */
function recordedPosts(clock: { readonly now: number }, blog: Fetch) {
  const recorded = new Map<string, Promise<CachedPost | null>>();
  const real = createPostCache({
    fetch: blog,
    imageOrigins: LOCALES.brand.blog.imageOrigins,
    now: () => clock.now,
    store: memoryStore(),
    onError: () => undefined,
  });
  const keyOf = (endpoint: string, language: string) => `${endpoint} ${language}`;
  const recording: PostCache = {
    get(source, language, scope) {
      const post = real.get(source, language, scope);
      recorded.set(keyOf(source.endpoint, language), post);
      return post;
    },
    getOrFetch(source, language, scope) {
      const post = real.getOrFetch(source, language, scope);
      recorded.set(keyOf(source.endpoint, language), post);
      return post;
    },
    isFresh: (post) => real.isFresh(post),
    ages: () => real.ages(),
  };
  const repeated = ({ endpoint }: { readonly endpoint: string }, language: string) =>
    recorded.get(keyOf(endpoint, language)) ?? Promise.resolve(null);
  const replaying: PostCache = {
    ...recording,
    get: repeated,
    getOrFetch: async (source, language) => {
      const post = await repeated(source, language);
      if (post === null) throw new Error('the service did not look up this post');
      return post;
    },
  };
  return { recording, replaying, forget: () => recorded.clear() };
}
