/** The shared store, and requests that wait for a post. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { BLOG_ANSWER, brokenBlog, memoryStore, testApp } from '../../support/app.ts';
import { markupErrorsOf } from '../../support/markup.ts';
import { MINUTE, testPostCache } from '../../support/post-cache.ts';
import { waitOf } from '../../support/wait-of.ts';

type Store = ReturnType<typeof memoryStore>;

const never = () => new Promise<never>(() => {});
const fail = async () => {
  throw new Error('the cache is broken');
};
const nothing = async () => undefined;

/** In milliseconds: after the deadline of responses, before that of work after them. */
const LONG = 60;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

afterEach(() => {
  vi.useRealTimers();
});

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

test('a store shared by two caches saves the second one a request, even if that looked up the post too early', async () => {
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

  test.each<[string, Store, string[]]>([
    ['never answers', { match: never, put: never }, ['cache match', 'cache put']],
    [
      'never ends a body',
      { match: async () => new Response(new ReadableStream()), put: never },
      ['cache match', 'cache put'],
    ],
    ['is slow', slowStore(memoryStore(), LONG), ['cache match']],
  ])('%s is waited for until the deadline, once for each post, and reported', async (_, store, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { get, settle, eventsNamed } = testPostCache({ store });
    expect(await waitOf(Promise.all([get(), get(), get('de')]))).toBe(20);
    await waitOf(settle());
    expect(await waitOf(Promise.all([get(), get('de')]))).toBe(0);
    expect(await Promise.all([get(), get('de')])).toEqual(Array(2).fill(expect.stringMatching(/^Post \d$/)));
    const late = eventsNamed('wait-failed').map((event) => event.name === 'wait-failed' && event.late && event.wait);
    expect([...new Set(late)]).toEqual(expected);
  });

  test('answers late still fills the memory', async () => {
    const { store, ...first } = testPostCache();
    await first.get();
    await first.settle();
    const second = testPostCache({ store: slowStore(store, LONG), clock: first.clock });
    expect(await second.get()).toBeNull();
    await second.settle();
    expect(await second.get()).toBe('Post 1');
    expect(second.requests()).toBe(0);
  });

  test('answers late does not replace a post that was fetched meanwhile', async () => {
    const { get, getOrFetch, settle, requests } = testPostCache({ store: slowStore(memoryStore(), LONG) });
    expect(await getOrFetch()).toBe('Post 1');
    await settle();
    expect(await get()).toBe('Post 1');
    expect(requests()).toBe(1);
  });

  test('has the failure of another instance does not replace a newer post', async () => {
    const { store, clock, ...first } = testPostCache();
    await first.get();
    await first.settle();
    clock.now += 5 * MINUTE;
    const second = testPostCache({ store: { ...store, put: nothing }, clock });
    second.answer(async () => Response.json({ ...BLOG_ANSWER, title: 'Newer' }));
    await second.get();
    await second.settle();
    for (const cache of [first, second]) {
      cache.answer(brokenBlog);
      clock.now += 5 * MINUTE;
      await cache.get();
      await cache.settle();
    }
    expect(await second.get()).toBe('Newer');
  });

  test('stores nothing does not shorten the pauses of a failing blog', async () => {
    const { get, settle, answer, clock, requests } = testPostCache({ store: { match: nothing, put: nothing } });
    answer(brokenBlog);
    const sent: number[] = [];
    for (let seconds = 0; seconds < 15; seconds += 3) {
      await get();
      await settle();
      sent.push(requests());
      clock.now += 3_000;
    }
    // pauses of 2.5, 5 and 10 s
    expect(sent).toEqual([1, 2, 2, 3, 3]);
  });

  test('cannot be read keeps its post, although the blog fails', async () => {
    const { store, ...first } = testPostCache();
    await first.get();
    await first.settle();
    const second = testPostCache({ store: { ...store, match: fail }, clock: first.clock });
    second.answer(brokenBlog);
    await second.get();
    await second.settle();
    expect(second.requests()).toBe(1);
    expect(await testPostCache({ store, clock: first.clock }).get()).toBe('Post 1');
  });

  test('never stores does not hold a post that is in memory', async () => {
    const { getOrFetch } = testPostCache({
      store: { match: nothing, put: never },
      timings: { cacheGiveUp: 10_000 },
    });
    expect(await getOrFetch()).toBe('Post 1');
  });
});

test.each<[string, Store]>([
  ['never answers', { match: never, put: never }],
  ['takes a minute', slowStore(memoryStore(), 60_000)],
  ['never ends a body', { match: async () => new Response(new ReadableStream()), put: never }],
  ['fails', { match: fail, put: fail }],
])('with a cache of the data centre that %s, headers are complete within 100 ms', async (_, store) => {
  const app = testApp({ store });
  // loads the service
  await app.request('/chrome/footer');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const language of ['en', 'de', 'ja']) {
    const answer = app.request(`/chrome/header?lang=${language}`);
    expect(await waitOf(answer)).toBeLessThanOrEqual(100);
    const response = await answer;
    expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'fallback']);
    expect(markupErrorsOf(await response.text())).toEqual([]);
  }
  expect(app.events.filter(({ name }) => name === 'wait-failed')).not.toEqual([]);
});

describe('a lookup that may wait for the blog', () => {
  test('sends one request for all who wait', async () => {
    const { getOrFetch, requests } = testPostCache();
    expect(await Promise.all([getOrFetch(), getOrFetch()])).toEqual(['Post 1', 'Post 1']);
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

  test('respects the pause after another instance’s failure', async () => {
    const first = testPostCache();
    first.answer(brokenBlog);
    await first.get();
    await first.settle();
    const second = testPostCache(first);
    expect(await second.getOrFetch()).toBeNull();
    expect(second.requests()).toBe(0);
    expect(second.cache.states()).toMatchObject([{ state: 'failing', failure: { reason: 'answered 500' } }]);
  });

  test('fetches the post although another instance has claimed the request', async () => {
    const first = testPostCache();
    first.answer(() => new Promise(() => {}));
    await first.get();
    await vi.waitUntil(() => first.requests() === 1, { interval: 1 });
    const second = testPostCache(first);
    expect(await second.get()).toBeNull();
    await second.settle();
    expect(second.requests()).toBe(0);
    expect(await second.getOrFetch()).toBe('Post 1');
  });

  test('does not wait indefinitely', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { getOrFetch, answer } = testPostCache({ timings: { deadline: 10_000 } });
    answer(never);
    const post = getOrFetch();
    expect(await waitOf(post)).toBe(80);
    expect(await post).toBeNull();
  });
});
