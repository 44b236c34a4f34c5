/** The shared store, and requests that wait for a post. */

import { describe, expect, test } from 'vitest';
import { brokenBlog, memoryStore } from '../support/app.ts';
import { MINUTE, testPostCache } from '../support/post-cache.ts';

type Store = ReturnType<typeof memoryStore>;

const never = () => new Promise<never>(() => {});
const fail = async () => {
  throw new Error('the cache is broken');
};
const nothing = async () => undefined;

/** Longer than all deadlines of the tests, in milliseconds. */
const LONG = 60;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A store that does everything after a delay. */
function slowStore(store: Store, milliseconds: number): Store {
  return {
    match: async (url) => {
      await later(milliseconds);
      return store.match(url);
    },
    put: async (url, response) => {
      await later(milliseconds);
      await store.put(url, response);
    },
  };
}

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
    first.clock.now += MINUTE;
    await first.get();
    await first.settle();
    first.clock.now += MINUTE;
    await second.get();
    await second.settle();
    expect(await second.get()).toBe('Post 1');
    expect(second.requests()).toBe(1);
  });

  test('holds nothing of a preview for production', async () => {
    const preview = testPostCache({ mode: 'preview' });
    await preview.get();
    await preview.settle();
    const production = testPostCache({ store: preview.store });
    expect(await production.get()).toBeNull();
    await production.settle();
    expect(production.requests()).toBe(1);
  });
});

describe('a store that', () => {
  test.each<[string, Store]>([
    ['throws', { match: fail, put: fail }],
    [
      'throws synchronously',
      {
        match: () => {
          throw new Error('no cache');
        },
        put: () => {
          throw new Error('no cache');
        },
      },
    ],
    ['returns no JSON', { match: async () => new Response('<html>'), put: nothing }],
    ['stores nothing', { match: nothing, put: nothing }],
  ])('%s does not keep a post from being shown', async (_, store) => {
    const { get, settle, events } = testPostCache({ store });
    expect(await get()).toBeNull();
    await settle();
    expect(await get()).toBe('Post 1');
    expect(events.filter(({ name }) => name === 'post-failed')).toEqual([]);
  });

  test.each<[string, Store]>([
    ['never answers', { match: never, put: never }],
    ['never ends a body', { match: async () => new Response(new ReadableStream()), put: never }],
    ['is slow', slowStore(memoryStore(), LONG)],
  ])('%s is waited for until the deadline, once, and reported once', async (_, store) => {
    const { get, settle, clock, eventsNamed } = testPostCache({ store });
    const started = performance.now();
    expect(await Promise.all([get(), get(), get('de')])).toEqual([null, null, null]);
    expect(performance.now() - started).toBeLessThan(LONG);
    const startedAgain = performance.now();
    expect(await get('fr')).toBeNull();
    expect(performance.now() - startedAgain).toBeLessThan(10);
    await settle();
    expect(await Promise.all([get(), get('de'), get('fr')])).toEqual([
      expect.stringMatching(/^Post \d$/),
      expect.stringMatching(/^Post \d$/),
      expect.stringMatching(/^Post \d$/),
    ]);
    const late = eventsNamed('wait-failed');
    expect(late).toContainEqual(expect.objectContaining({ wait: 'cache match', late: true }));
    expect(late).toContainEqual(expect.objectContaining({ wait: 'cache put', late: true }));
    expect(late).toHaveLength(2);
    clock.now += MINUTE;
    await get('es');
    expect(eventsNamed('wait-failed')).toHaveLength(3);
  });

  test('answers late still fills the memory', async () => {
    const { store, ...first } = testPostCache();
    await first.get();
    await first.settle();
    const timings = { backgroundDeadline: 10 * LONG };
    const second = testPostCache({ store: slowStore(store, LONG), clock: first.clock, timings });
    expect(await second.get()).toBeNull();
    await later(3 * LONG);
    expect(await second.get()).toBe('Post 1');
    expect(second.requests()).toBe(0);
  });

  test('never stores does not hold a post that is in memory', async () => {
    const { getOrFetch } = testPostCache({
      store: { match: nothing, put: never },
      timings: { backgroundDeadline: 10_000 },
    });
    expect(await getOrFetch()).toBe('Post 1');
  });
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

  test('rejects with the failure of another instance', async () => {
    const first = testPostCache();
    first.answer(brokenBlog);
    await first.get();
    await first.settle();
    const second = testPostCache(first);
    await expect(second.getOrFetch()).rejects.toThrow('answered 500');
    expect(second.requests()).toBe(0);
  });

  test('fetches the post although another instance has claimed the request', async () => {
    const first = testPostCache();
    first.answer(() => new Promise(() => {}));
    await first.get();
    await later(10);
    const second = testPostCache(first);
    expect(await second.get()).toBeNull();
    await second.settle();
    expect(second.requests()).toBe(0);
    expect(await second.getOrFetch()).toBe('Post 1');
  });

  test('does not wait indefinitely', async () => {
    const cache = testPostCache({ timings: { deadline: 10_000 } });
    cache.answer(never);
    await expect(cache.getOrFetch()).rejects.toThrow('no complete answer within 80 ms');
  });
});
