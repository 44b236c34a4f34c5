import { describe, expect, test } from 'vitest';
import { brokenBlog, silentBlog } from '../../support/app.ts';
import { MINUTE, testPostCache } from '../../support/post-cache.ts';

const WEEK = 7 * 24 * 60 * MINUTE;

test('get does not wait for the blog; the post is cached after its response', async () => {
  const { get, settle } = testPostCache();
  expect(await get()).toBeNull();
  await settle();
  expect(await get()).toBe('Post 1');
});

test('at most one request is in flight for each language', async () => {
  const { get, settle, requests } = testPostCache();
  await Promise.all([get(), get(), get('de'), get(), get('de')]);
  await settle();
  expect(requests()).toBe(2);
});

test('a request that never settles is abandoned, and the post is requested again', async () => {
  const { get, answer, clock, requests } = testPostCache();
  answer(silentBlog);
  for (const [later, expected] of [
    [0, 1],
    [159, 1],
    [1, 2],
  ] as const) {
    clock.now += later;
    await get();
    await new Promise(setImmediate);
    expect(requests()).toBe(expected);
  }
});

test('a post is fresh for five minutes, then shown while it is renewed', async () => {
  const { get, settle, requests, clock } = testPostCache();
  await get();
  await settle();
  clock.now += 5 * MINUTE - 1;
  expect(await get()).toBe('Post 1');
  expect(requests()).toBe(1);
  clock.now += 1;
  expect(await get()).toBe('Post 1');
  await settle();
  expect(requests()).toBe(2);
  expect(await get()).toBe('Post 2');
});

test('a post that cannot be renewed is shown for seven days', async () => {
  const { get, settle, answer, clock } = testPostCache();
  await get();
  await settle();
  answer(brokenBlog);
  clock.now += WEEK - 1;
  expect(await get()).toBe('Post 1');
  await settle();
  clock.now += 1;
  expect(await get()).toBeNull();
});

test('states list every post in use with its age and failures, without the endpoint', async () => {
  const { get, settle, answer, clock, cache } = testPostCache();
  await Promise.all([get(), get('de')]);
  await settle();
  clock.now += 5 * MINUTE - 1;
  answer(brokenBlog);
  await get();
  clock.now += 1;
  await Promise.all([get('de'), get('fr')]);
  const settledAt = clock.now;
  await settle();
  clock.now += 1_500;
  const failure = { reason: 'answered 500', failures: 1, retryAt: settledAt + 2_500 };
  expect(cache.states()).toEqual([
    { source: 'latest-post', language: 'en', ageSeconds: 301, state: 'stale', failure: null },
    { source: 'latest-post', language: 'de', ageSeconds: 301, state: 'failing', failure },
    { source: 'latest-post', language: 'fr', ageSeconds: null, state: 'failing', failure },
  ]);
});

test('states omit posts that nobody has looked up for five minutes, such as those of a source that was replaced', async () => {
  const { get, settle, clock, cache } = testPostCache();
  await Promise.all([get(), get('de')]);
  await settle();
  clock.now += 5 * MINUTE;
  await get('de');
  expect(cache.states()).toMatchObject([{ language: 'en' }, { language: 'de' }]);
  clock.now += 1;
  expect(cache.states()).toMatchObject([{ language: 'de' }]);
});

describe('if the clock is', () => {
  test.each([
    ['set back by a day', -24 * 60 * MINUTE],
    ['set back by six minutes', -6 * MINUTE],
    ['a day ahead', 24 * 60 * MINUTE],
  ])('%s, the post is shown as stale and renewed at once', async (_, jump) => {
    const { get, settle, cache, clock, requests } = testPostCache();
    await get();
    await settle();
    clock.now += jump;
    expect(await get()).toBe('Post 1');
    expect(cache.states()).toMatchObject([{ state: 'stale' }]);
    await settle();
    expect(await get()).toBe('Post 2');
    expect(cache.states()).toMatchObject([{ state: 'fresh', ageSeconds: 0 }]);
    await settle();
    expect(requests()).toBe(2);
  });

  test('set back by more than seven days, the post is no longer shown', async () => {
    const { get, settle, answer, clock } = testPostCache();
    await get();
    await settle();
    answer(brokenBlog);
    clock.now -= WEEK;
    expect(await get()).toBeNull();
  });
});

test('each instance renews a post at a random moment of its last fresh minute', async () => {
  const renewedAfter: number[] = [];
  for (const random of [0, 0.5, 0.999]) {
    const { get, settle, clock, requests } = testPostCache({ random: () => random });
    await get();
    await settle();
    const start = clock.now;
    while (requests() === 1) {
      clock.now += 1_000;
      await get();
      await settle();
    }
    renewedAfter.push((clock.now - start) / 1_000);
  }
  expect(renewedAfter).toEqual([300, 270, 241]);
});

test('the blog gets the visitor’s traceparent, and nothing else', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const { get, settle, answer } = testPostCache({ traceparent });
  let seen: RequestInit = {};
  answer(async (_, init) => {
    seen = init;
    return brokenBlog('', {});
  });
  await get();
  await settle();
  expect(seen.headers).toEqual({ accept: 'application/json', traceparent });
});
