import { describe, expect, test } from 'vitest';
import { contentAtOrThrow, MINIMUM_LIFETIME } from '../../../src/chrome/content-at-instant.ts';
import type { Language } from '../../../src/contract/language.ts';
import { contentFor } from '../../support/content.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `visitor-${index}`);

/** Every announcement that can be drawn in a language at an instant; `null` is the empty bar. */
function shownAt(language: Language, now: number): (string | null)[] {
  const drawn = SEEDS.map((seed) => contentAtOrThrow(contentFor(language), now, seed).announcement?.id ?? null);
  return [...new Set(drawn)].sort();
}

const PREVIEW = 'ai-auth-developer-preview';
const WEBINAR = 'ai-security-webinar';

test.each<[Language, string, (string | null)[]]>([
  ['en', '2025-03-18T23:59:58Z', [null]],
  ['en', '2025-03-19T00:00:00Z', [WEBINAR]],
  ['en', '2025-04-03T23:59:58Z', [WEBINAR]],
  ['en', '2025-04-04T00:00:00Z', [PREVIEW, WEBINAR]],
  ['en', '2025-04-22T00:00:00Z', [PREVIEW]],
  ['en', '2026-03-14T00:00:00Z', ['free-sign-up']],
  ['en', '2028-03-14T00:00:00Z', [null]],
  ['ja', '2024-10-08T23:59:58Z', [null]],
  ['ja', '2024-10-09T00:00:00Z', ['identity-day-tokyo']],
  ['ja', '2024-11-07T00:00:00Z', ['free-trial-sign-up']],
  ['ja', '2026-03-14T00:00:00Z', [null]],
  ['de', '2040-01-01T00:00:00Z', ['free-sign-up']],
])('%s at %s shows %j', (language, instant, expected) => {
  expect(shownAt(language, Date.parse(instant))).toEqual(expected);
});

describe('the last second before a change', () => {
  const boundary = Date.UTC(2026, 2, 14);

  test.each([
    [1_001, 0],
    [1_000, 0],
    [999, 999],
    [1, 1],
    [0, 0],
  ])('%i ms before it, the snapshot is that of %i ms later', (before, later) => {
    const now = boundary - before;
    const snapshot = contentAtOrThrow(contentFor('en'), now, 'seed');
    expect(snapshot.instant - now).toBe(later);
    expect(snapshot.announcement?.id).toBe(later > 0 || before === 0 ? 'free-sign-up' : PREVIEW);
    expect(snapshot.changesAt - snapshot.instant).toBeGreaterThanOrEqual(MINIMUM_LIFETIME);
  });

  test('of the year gives the snapshot of the new year', () => {
    const newYear = Date.UTC(2031, 0, 1);
    expect(contentAtOrThrow(contentFor('de'), newYear - 500, 'seed')).toMatchObject({
      instant: newYear,
      changesAt: Date.UTC(2032, 0, 1),
    });
  });
});

test('without scheduled announcements, the new year is the next change', () => {
  expect(contentAtOrThrow(contentFor('fr'), Date.UTC(2030, 5, 1), 'seed').changesAt).toBe(Date.UTC(2031, 0, 1));
});
