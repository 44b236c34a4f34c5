import { expect, test } from 'vitest';
import { guardedClock } from '../../../src/runtime/clock.ts';

const NOON = Date.UTC(2026, 5, 15, 12);

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, Date.UTC(9999, 0, 1), 8.64e15])(
  'instead of %d it returns the last valid time',
  (wrong) => {
    let now = wrong;
    const clock = guardedClock(() => now, NOON);
    expect(clock()).toBe(NOON);
    now = NOON + 5;
    expect(clock()).toBe(NOON + 5);
    now = wrong;
    expect(clock()).toBe(NOON + 5);
  },
);

test('a clock may go back within the years in which the service runs', () => {
  let now = NOON;
  const clock = guardedClock(() => now, NOON);
  clock();
  now -= 3_600_000;
  expect(clock()).toBe(now);
});
