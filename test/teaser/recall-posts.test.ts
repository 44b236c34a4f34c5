import { expect, test } from 'vitest';
import { recallPosts } from '../../src/teaser/recall-posts.ts';
import type { RememberedPost, TeaserMemory } from '../../src/teaser/teaser-memory.ts';

const POST = { title: 'A post', url: 'https://blog.example.com/post', imageUrl: null };
const FRESH: RememberedPost = { post: POST, fetchedAt: 100 };
const STALE: RememberedPost = { post: POST, fetchedAt: 50 };

function recall(remembered: Readonly<Record<string, RememberedPost | null>>) {
  const memory: TeaserMemory = {
    recall: async (endpoint) => remembered[endpoint] ?? null,
    require: () => Promise.reject(new Error('nobody may wait')),
    isFresh: ({ fetchedAt }) => fetchedAt >= 100,
    ages: () => new Map(),
  };
  const sources = Object.keys(remembered).map((endpoint) => ({ id: `id-of-${endpoint}`, endpoint }));
  return recallPosts(memory, sources, 'en', () => {});
}

test.each([
  ['no teasers', {}, 'fresh'],
  ['fresh posts', { a: FRESH, b: FRESH }, 'fresh'],
  ['a stale post', { a: FRESH, b: STALE }, 'stale'],
  ['a missing post', { a: null, b: FRESH }, 'fallback'],
  ['a missing and a stale post', { a: null, b: STALE }, 'fallback'],
  ['a stale and a missing post', { a: STALE, b: null }, 'fallback'],
] as const)('with %s the least fresh tells the state', async (_, remembered, state) => {
  expect((await recall(remembered)).state).toBe(state);
});

test('posts are known by the id of their teaser, and a missing one is missing', async () => {
  expect((await recall({ a: FRESH, b: null })).posts).toEqual(new Map([['id-of-a', POST]]));
});

test('the revision changes with every post that comes, goes or is renewed', async () => {
  const states = [
    { a: FRESH, b: FRESH },
    { a: STALE, b: FRESH },
    { a: null, b: FRESH },
    { a: FRESH, b: null },
  ];
  const revisions = await Promise.all(states.map(async (state) => (await recall(state)).revision));
  expect(new Set(revisions).size).toBe(states.length);
  expect((await recall({ a: FRESH, b: FRESH })).revision).toBe(revisions[0]);
});
