/** The shared store, and requests that wait for a post. */

import { describe, expect, test } from 'vitest';
import type { PostStore } from '../../src/teaser/post-cache.ts';
import { brokenBlog } from '../support/app.ts';
import { MINUTE, testPostCache } from '../support/post-cache.ts';

describe('a store shared by two caches', () => {
  test('saves the second one a request', async () => {
    const first = testPostCache();
    await first.get();
    await first.settle();
    const second = testPostCache(first);
    expect(await second.get()).toBe('Post 1');
    expect(second.requests()).toBe(0);
  });

  test('saves it a request even if it looked up the post too early', async () => {
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
  ['stores nothing', { get: async () => null, put: async () => {} }],
])('a store that %s causes no error', async (_, store) => {
  const { get, settle, failures } = testPostCache({ store });
  expect(await get()).toBeNull();
  await settle();
  expect(await get()).toBe('Post 1');
  expect(failures).toEqual([]);
});

describe('getOrFetch', () => {
  test('waits for the post if none is cached', async () => {
    expect(await testPostCache().getOrFetch()).toBe('Post 1');
  });

  test('returns a fresh post without a request', async () => {
    const { getOrFetch, clock, requests } = testPostCache();
    await getOrFetch();
    clock.now += MINUTE;
    expect(await getOrFetch()).toBe('Post 1');
    expect(requests()).toBe(1);
  });

  test('returns a stale post at once, and the renewed one later', async () => {
    const { getOrFetch, settle, clock } = testPostCache();
    await getOrFetch();
    await settle();
    clock.now += 5 * MINUTE;
    expect(await getOrFetch()).toBe('Post 1');
    await settle();
    expect(await getOrFetch()).toBe('Post 2');
  });

  test('returns the stale post while the blog fails', async () => {
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

  test('rejects with the failure if none is cached, also during the pause', async () => {
    const { getOrFetch, answer, requests } = testPostCache();
    answer(brokenBlog);
    await expect(getOrFetch()).rejects.toThrow('answered 500');
    await expect(getOrFetch()).rejects.toThrow('answered 500');
    expect(requests()).toBe(1);
  });

  test('does not wait indefinitely for another request', async () => {
    const store: PostStore = { get: async () => null, put: () => new Promise(() => {}) };
    await expect(testPostCache({ store }).getOrFetch()).rejects.toThrow('no complete answer within 80 ms');
  });
});
