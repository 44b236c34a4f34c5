import { describe, expect, test } from 'vitest';
import { contentAtOrThrow, MINIMUM_LIFETIME } from '../../../src/chrome/content-at-instant.ts';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { boundedLifetimes, cacheControl, lifetimesFor } from '../../../src/response/lifetimes.ts';
import { contentFor } from '../../support/content.ts';

const STATES = ['fresh', 'stale', 'fallback'] as const;
const DISTANCES = [
  0, 1, 2, 500, 998, 999, 1_000, 1_001, 1_500, 1_999, 2_000, 2_001, 2_500, 3_000, 10_000, 10_500, 29_999, 30_000,
  31_000, 59_999, 60_000, 60_001, 61_000, 90_000, 360_000, 361_500, 86_400_000, 86_460_000, 86_461_000,
];

/** All instants at which the content of a language changes. */
function boundariesOf(language: Language): number[] {
  const { announcements, defaultMessages } = contentFor(language);
  const windows = (announcements.length > 0 ? announcements : defaultMessages).flatMap(({ startDate, endDate }) => [
    startDate,
    endDate,
  ]);
  const years = Array.from({ length: 8 }, (_, index) => Date.UTC(2024 + index, 0, 1));
  return [...windows.filter((instant) => instant !== null), ...years].sort((a, b) => a - b);
}

const KINDS = [true, false].flatMap((rotates) =>
  (['deployed', 'published', 'overdue'] as const).map((mode) => [rotates, mode] as const),
);

describe.each(LANGUAGES)('in %s', (language) => {
  const boundaries = boundariesOf(language);
  const instants = boundaries
    .slice(0, -1)
    .flatMap((boundary) => DISTANCES.flatMap((distance) => [boundary - distance, boundary + distance]));

  test.each(STATES)('no lifetime of a %s answer ends after the next change', (state) => {
    expect(instants.length).toBeGreaterThan(20);
    const crossing: object[] = [];
    for (const now of instants) {
      for (const [rotates, mode] of KINDS) {
        const snapshot = contentAtOrThrow(contentFor(language), now, 'seed');
        const lifetimes = lifetimesFor({ ...snapshot, state, rotates, mode });
        const { maxAge, staleWhileRevalidate, staleIfError } = lifetimes;
        const change = boundaries.find((boundary) => boundary > snapshot.instant) ?? Number.NaN;
        const early = snapshot.instant - now;
        const right =
          now + (maxAge + staleWhileRevalidate) * 1_000 <= change &&
          now + (maxAge + staleIfError) * 1_000 <= change &&
          maxAge >= 1 &&
          staleWhileRevalidate >= 0 &&
          staleIfError >= 0 &&
          [maxAge, staleWhileRevalidate, staleIfError].every(Number.isInteger) &&
          (early === 0 || (early < MINIMUM_LIFETIME && boundaries.includes(snapshot.instant)));
        if (!right) crossing.push({ now: new Date(now).toISOString(), rotates, mode, ...lifetimes });
      }
    }
    expect(crossing).toEqual([]);
  });
});

test.each([
  ['competing, without a seed', '2025-04-10', false, 30],
  ['competing, with a seed', '2025-04-10', true, 60],
  ['alone, without a seed', '2025-05-10', false, 60],
  ['just before they compete, without a seed', '2025-04-03T12:00Z', false, 60],
  ['as soon as they compete, without a seed', '2025-04-04T00:00Z', false, 30],
  ['when they no longer compete, without a seed', '2025-04-22T00:00Z', false, 60],
])('the max-age of English announcements: %s', (_, instant, seeded, expected) => {
  const snapshot = contentAtOrThrow(contentFor('en'), Date.parse(instant), 'seed');
  expect(
    lifetimesFor({ ...snapshot, state: 'fresh', rotates: snapshot.competing && !seeded, mode: 'deployed' }).maxAge,
  ).toBe(expected);
});

test('far from a change, the lifetimes are not shortened', () => {
  const wanted = { maxAge: 60, staleWhileRevalidate: 300, staleIfError: 86_400 };
  expect(boundedLifetimes(wanted, 0, Number.POSITIVE_INFINITY)).toEqual(wanted);
  expect(boundedLifetimes(wanted, 0, 86_461_000)).toEqual(wanted);
  expect(boundedLifetimes(wanted, 0, 86_460_000)).toEqual({ ...wanted, staleIfError: 86_399 });
});

test('Cache-Control always has all three lifetimes, and nothing that forbids stale responses', () => {
  expect(cacheControl({ maxAge: 1, staleWhileRevalidate: 0, staleIfError: 0 })).toBe(
    'public, max-age=1, stale-while-revalidate=0, stale-if-error=0',
  );
});
