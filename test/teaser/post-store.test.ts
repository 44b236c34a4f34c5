/** Posts that are shared by a store, and posts that somebody waits for. */

import { describe, expect, test } from 'vitest';
import type { PostStore } from '../../src/teaser/post-cache.ts';
import { brokenBlog } from '../support/app.ts';
import { MINUTE, testPostCache } from '../support/post-cache.ts';

describe('a store shared by two memories', () => {
  test('spares the second the blog', async () => {
    const first = testPostCache();
    await first.get();
    await first.settle();
    const second = testPostCache(first);
    expect(await second.get()).toBe('Post 1');
    expect(second.requests()).toBe(0);
  });

  test('spares it the blog also when it had looked too early', async () => {
    const first = testPostCache();
    const second = testPostCache(first);
    second.answer(brokenBlog);
    await second.get();
    await second.settle();
    await first.get();
    await first.settle();
    first.clock.now += MINUTE;
    await second.get();
    await second.settle();
    expect(await second.get()).toBe('Post 1');
    expect(second.requests()).toBe(1);
  });
});

test.each<[string, PostStore]>([
  [
    'throws',
    { get: async () => Promise.reject(new Error('lost')), put: async () => Promise.reject(new Error('full')) },
  ],
  ['forgets', { get: async () => null, put: async () => {} }],
])('a store that %s does no harm', async (_, store) => {
  const { get, settle, failures } = testPostCache({ store });
  expect(await get()).toBeNull();
  await settle();
  expect(await get()).toBe('Post 1');
  expect(failures).toEqual([]);
});

describe('whoever needs the post', () => {
  test('waits for it where none is remembered', async () => {
    expect(await testPostCache().getOrFetch()).toBe('Post 1');
  });

  test('gets a fresh one without asking the blog', async () => {
    const { getOrFetch, clock, requests } = testPostCache();
    await getOrFetch();
    clock.now += MINUTE;
    expect(await getOrFetch()).toBe('Post 1');
    expect(requests()).toBe(1);
  });

  test('gets a stale one at once, and the next one a new one', async () => {
    const { getOrFetch, settle, clock } = testPostCache();
    await getOrFetch();
    await settle();
    clock.now += 5 * MINUTE;
    expect(await getOrFetch()).toBe('Post 1');
    await settle();
    expect(await getOrFetch()).toBe('Post 2');
  });

  test('gets the stale one while the blog fails, also while it is left alone', async () => {
    const { getOrFetch, settle, answer, clock, requests } = testPostCache();
    await getOrFetch();
    await settle();
    answer(brokenBlog);
    clock.now += 5 * MINUTE;
    expect(await getOrFetch()).toBe('Post 1');
    await settle();
    expect(await getOrFetch()).toBe('Post 1');
    expect(requests()).toBe(2);
  });

  test('is told of the failure where nothing is remembered', async () => {
    const { getOrFetch, answer, requests } = testPostCache();
    answer(brokenBlog);
    await expect(getOrFetch()).rejects.toThrow('answered 500');
    await expect(getOrFetch()).rejects.toThrow('answered 500');
    expect(requests()).toBe(1);
  });

  test('does not wait for ever for the work of another request', async () => {
    const store: PostStore = { get: async () => null, put: () => new Promise(() => {}) };
    await expect(testPostCache({ store }).getOrFetch()).rejects.toThrow('no complete answer within 80 ms');
  });
});
