/** Pauses after failed requests, and what the blog may set in `Retry-After`. */

import { expect, test } from 'vitest';
import { TIMINGS } from '../../../src/teaser/timings.ts';
import { testPostCache } from '../../support/post-cache.ts';

/** Where the clock of `testPostCache` starts. */
const NOW = 1e12;

/** The pauses in seconds after that many failures in succession. */
async function pausesAfter(failures: number, jitter: number, retryAfter?: string): Promise<number[]> {
  const cache = testPostCache({ random: () => jitter });
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  cache.answer(async () => new Response(null, { status: 503, headers }));
  const pauses: number[] = [];
  for (let failure = 1; failure <= failures; failure += 1) {
    await cache.get();
    await cache.settle();
    const [state] = cache.cache.states();
    expect(state?.failure).toMatchObject({ reason: 'answered 503', failures: failure });
    const retryAt = state?.failure?.retryAt ?? 0;
    pauses.push((retryAt - cache.clock.now) / 1_000);
    cache.clock.now = retryAt + TIMINGS.spread;
  }
  return pauses;
}

const pauseAfter = async (retryAfter: string, jitter = 0) => (await pausesAfter(1, jitter, retryAfter))[0];

test('the pause doubles up to 20 seconds, and half of it is random', async () => {
  expect(await pausesAfter(6, 1)).toEqual([5, 10, 20, 20, 20, 20]);
  expect(await pausesAfter(6, 0)).toEqual([2.5, 5, 10, 10, 10, 10]);
});

test('a success ends the backoff', async () => {
  const cache = testPostCache();
  const { blog } = cache;
  for (const answer of [async () => new Response(null, { status: 500 }), blog]) {
    cache.answer(answer);
    await cache.get();
    await cache.settle();
    cache.clock.now += 3_000;
  }
  expect(cache.cache.states()).toMatchObject([{ state: 'fresh', failure: null }]);
});

test.each([
  ['a longer pause than the usual one is obeyed', '60', 60],
  ['a shorter one does not shorten the pause', '1', 2.5],
  ['none does not end the pause', '0', 2.5],
  ['ten years are limited to ten minutes', '315360000', 600],
  ['an endless number too', '9'.repeat(400), 600],
  // the clock shows 2001-09-09T01:46:40Z
  ['a date is a pause', 'Sun, 09 Sep 2001 01:48:40 GMT', 120],
  ['a date that has passed is none', 'Sun, 09 Sep 2001 01:00:00 GMT', 2.5],
])('in Retry-After, %s', async (_, retryAfter, expected) => {
  expect(await pauseAfter(retryAfter)).toBe(expected);
});

test('instances do not all end the pause of Retry-After at the same moment', async () => {
  const requestedAfter: number[] = [];
  for (const jitter of [0, 0.5, 1]) {
    const { get, settle, answer, requests, clock } = testPostCache({ random: () => jitter });
    answer(async () => new Response(null, { status: 503, headers: { 'retry-after': '60' } }));
    while (requests() < 2) {
      await get();
      await settle();
      clock.now += 500;
    }
    requestedAfter.push((clock.now - 500 - NOW) / 1_000);
  }
  expect(requestedAfter).toEqual([60, 61, 62]);
});

test.each(['', '-5', '1.5', '1e3', 'soon', '2099-06-15', 'Mon, 99 Jun 2026 12:02:00 GMT', '12 0', '0x10'])(
  'a Retry-After of %j is ignored',
  async (value) => {
    expect(await pauseAfter(value)).toBe(2.5);
  },
);
