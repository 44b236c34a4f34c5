/**
 * A service, and its twin without caches: a new app for each request, with the same clock, content, seed and posts. What a
 * cache of the service keeps too long, or confuses, differs from the answer of the twin.
 */

import { COMPANY } from '../../../src/company.ts';
import { linkOriginsOf } from '../../../src/content/link-origins.ts';
import type { Fetch, PostRequest } from '../../../src/teaser/fetch-post.ts';
import { createPostCache, type PostCache, type PostLookup } from '../../../src/teaser/post-cache.ts';
import { memoryStore, type TestOverrides, testApp } from '../../support/app.ts';
import { type Answer, received } from './problems/answer-problems.ts';

interface Pair {
  readonly service: Answer;
  readonly twin: Answer;
}

/** How the answer of the service differs from that of the twin; empty if they are equal. */
export function differencesOf({ service, twin }: Pair): string[] {
  const differences: string[] = [];
  if (service.status !== twin.status) differences.push(`has the status ${service.status} instead of ${twin.status}`);
  for (const name of new Set([...service.headers.keys(), ...twin.headers.keys()])) {
    const [ours, expected] = [service.headers.get(name), twin.headers.get(name)];
    // which says whether the body was rendered for this request
    if (name !== 'server-timing' && ours !== expected) differences.push(`has ${name}: ${ours} instead of ${expected}`);
  }
  const { body } = service;
  if (body !== twin.body) {
    const at = [...body].findIndex((character, index) => character !== twin.body[index]);
    const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 40));
    differences.push(`has ${part(body)} instead of ${part(twin.body)}`);
  }
  return differences;
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
  const recorded = new Map<string, Promise<PostLookup>>();
  const real = createPostCache({
    fetch: blog,
    imageOrigins: COMPANY.brand.blog.imageOrigins,
    linkOrigins: linkOriginsOf(COMPANY.brand),
    now: () => clock.now,
    random: () => 0,
    cache: memoryStore(),
  });
  const record = (requests: readonly PostRequest[], lookup: Promise<PostLookup>) => {
    recorded.set(JSON.stringify(requests), lookup);
    return lookup;
  };
  const recording: PostCache = {
    lookUp: (requests, scope) => record(requests, real.lookUp(requests, scope)),
    lookUpOrFetch: (requests, scope) => record(requests, real.lookUpOrFetch(requests, scope)),
    states: real.states,
  };
  const repeat = async (requests: readonly PostRequest[]) => {
    const lookup = await recorded.get(JSON.stringify(requests));
    if (!lookup) throw new Error('the service did not look up these posts');
    return lookup;
  };
  const replaying: PostCache = { ...recording, lookUp: repeat, lookUpOrFetch: repeat };
  return { recording, replaying, forget: () => recorded.clear() };
}
