import { expect, test } from 'vitest';
import type { RequestScope } from '../../src/runtime/request-scope.ts';
import { lookUpPosts } from '../../src/teaser/look-up-posts.ts';
import type { PostCache } from '../../src/teaser/post-cache.ts';
import type { CachedPost } from '../../src/teaser/post-record.ts';

const POST = { title: 'A post', url: 'https://blog.example.com/post', imageUrl: null };
const FRESH: CachedPost = { post: POST, fetchedAt: 100, isFresh: true };
const STALE: CachedPost = { post: POST, fetchedAt: 50, isFresh: false };
const NO_SCOPE: RequestScope = { waitUntil: () => {}, report: () => {}, traceparent: null };

function lookUp(cached: Readonly<Record<string, CachedPost | null>>) {
  const cache: PostCache = {
    get: async ({ endpoint }) => cached[endpoint] ?? null,
    getOrFetch: () => Promise.reject(new Error('not used')),
    states: () => [],
  };
  const sources = Object.keys(cached).map((endpoint) => ({ id: `id-of-${endpoint}`, source: 'latest-post', endpoint }));
  return lookUpPosts(cache, sources, 'en', NO_SCOPE);
}

test.each([
  ['no teasers', {}, 'fresh'],
  ['fresh posts', { a: FRESH, b: FRESH }, 'fresh'],
  ['a stale post', { a: FRESH, b: STALE }, 'stale'],
  ['a missing post', { a: null, b: FRESH }, 'fallback'],
  ['a missing and a stale post', { a: null, b: STALE }, 'fallback'],
  ['a stale and a missing post', { a: STALE, b: null }, 'fallback'],
] as const)('with %s, the state is that of the least fresh one', async (_, cached, state) => {
  expect((await lookUp(cached)).state).toBe(state);
});

test('posts are listed by the id of their teaser, without missing ones', async () => {
  expect((await lookUp({ a: FRESH, b: null })).posts).toEqual(new Map([['id-of-a', POST]]));
});

test('the revision changes when a post is added, removed or renewed', async () => {
  const states = [
    { a: FRESH, b: FRESH },
    { a: STALE, b: FRESH },
    { a: null, b: FRESH },
    { a: FRESH, b: null },
  ];
  const revisions = await Promise.all(states.map(async (state) => (await lookUp(state)).revision));
  expect(new Set(revisions).size).toBe(states.length);
  expect((await lookUp({ a: FRESH, b: FRESH })).revision).toBe(revisions[0]);
});
