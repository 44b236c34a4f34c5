/** Pauses after failed requests, and what the blog may ask for in `Retry-After`. */

import { describe, expect, test } from 'vitest';
import { type Attempt, failed } from '../../src/teaser/backoff.ts';
import { BlogAnswerError } from '../../src/teaser/blog-post.ts';
import { parseRetryAfter } from '../../src/teaser/retry-after.ts';
import { TIMINGS } from '../../src/teaser/timings.ts';

const NOW = Date.UTC(2026, 5, 15, 12);

/** The pause in seconds after so many failures before, with this jitter. */
function pauseAfter(failures: number, random: number, retryAfter: number | null = null): number {
  const last: Attempt = { at: NOW - 1, retryAt: NOW, failures, reason: '', claim: null };
  const error = new BlogAnswerError('answered 500', retryAfter);
  const attempt = failed(last, error, { now: () => NOW, random: () => random, timings: TIMINGS });
  expect(attempt).toMatchObject({ at: NOW, failures: failures + 1, reason: 'answered 500', claim: null });
  return (attempt.retryAt - NOW) / 1_000;
}

test('the pause doubles up to 20 seconds, and half of it is random', () => {
  expect([0, 1, 2, 3, 4, 1e9].map((failures) => pauseAfter(failures, 1))).toEqual([5, 10, 20, 20, 20, 20]);
  expect([0, 1, 2, 3, 4, 1e9].map((failures) => pauseAfter(failures, 0))).toEqual([2.5, 5, 10, 10, 10, 10]);
});

test('a recovered blog is noticed within 30 seconds', () => {
  const { longestPause, deadline, claim, spread } = TIMINGS;
  expect(longestPause + deadline + claim + spread).toBeLessThan(30_000);
});

test.each([
  ['a longer pause than the usual one is obeyed', 60_000, 60],
  ['a shorter one does not shorten the pause', 1_000, 2.5],
  ['none does not end the pause', 0, 2.5],
  ['ten years are limited to ten minutes', 10 * 365 * 24 * 3_600_000, 600],
])('in Retry-After, %s', (_, retryAfter, expected) => {
  expect(pauseAfter(0, 0, retryAfter)).toBe(expected);
});

test('instances do not all end the pause of Retry-After in the same moment', () => {
  expect([0, 0.5, 1].map((random) => pauseAfter(0, random, 60_000))).toEqual([60, 61, 62]);
});

describe('the header Retry-After', () => {
  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Mon, 15 Jun 2026 12:02:00 GMT', 120_000],
    ['Mon, 15 Jun 2026 11:00:00 GMT', 0],
    ['9'.repeat(400), Number.POSITIVE_INFINITY],
  ])('%s is a pause', (value, expected) => {
    expect(parseRetryAfter(value, NOW)).toBe(expected);
  });

  test.each([null, '', '-5', '1.5', '1e3', 'soon', '2026-06-15', 'Mon, 99 Jun 2026 12:02:00 GMT', '12 0', '0x10'])(
    '%j is ignored',
    (value) => {
      expect(parseRetryAfter(value, NOW)).toBeNull();
    },
  );
});
