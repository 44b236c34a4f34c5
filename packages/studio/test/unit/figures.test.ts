/** What figures mean: rates with their intervals, and two messages compared. */

import { describe, expect, test } from 'vitest';
import type { DayRow } from '../../src/contract/figures.ts';
import { compare, verdictText } from '../../src/page/figures/compare.ts';
import { rateOf } from '../../src/page/figures/rate.ts';
import { tallyOf } from '../../src/page/figures/tally.ts';

/** @param weight how many events each counted one stands for */
const count = (events: number, weight = 1) => ({ count: events * weight, variance: events * weight ** 2 });

function rate(clicks: number, seen: number, weight = 1, clickWeight = weight) {
  const found = rateOf(
    tallyOf([
      { kind: 'seen', ...count(seen, weight) },
      { kind: 'click', ...count(clicks, clickWeight) },
    ]),
    'click',
  );
  return found && [found.value, found.low, found.high].map((value) => Number(value.toFixed(4)));
}

describe('a rate', () => {
  test.each([
    // Wilson's interval, as R's binom.confint(methods = "wilson") gives it
    [10, 100, [0.1, 0.0552, 0.1744]],
    [0, 10, [0, 0, 0.2775]],
    [10, 10, [1, 0.7225, 1]],
  ])('of %i clicks of %i views has Wilson’s interval', (clicks, seen, expected) => {
    expect(rate(clicks, seen)).toEqual(expected);
  });

  test('whose clicks were sampled more than its views has a wider interval', () => {
    const [value = 0, low = 0, high = 0] = rate(10, 1_000, 1, 10) ?? [];
    expect([value, low < 0.0552 + 0.01, high > 0.16]).toEqual([0.1, true, true]);
  });
});

type Place = Partial<Pick<DayRow, 'day' | 'site' | 'language'>>;

function rows(clicks: number, seen: number, place: Place = {}, weight = 1): DayRow[] {
  const base = { day: '2030-03-01', site: 'main', language: 'en', ...place } as const;
  return [
    { ...base, kind: 'seen', ...count(seen, weight) },
    { ...base, kind: 'click', ...count(clicks, weight) },
  ];
}

const NAMES = ['A', 'B'] as const;
const text = (first: readonly DayRow[], second: readonly DayRow[]) => verdictText(compare(first, second), NAMES);

describe('two messages compared', () => {
  test('are better and worse by the ratio of their rates, with its limits', () => {
    // exp(log(2) ± 2.576 √(1/200 - 1/10000 + 1/100 - 1/10000))
    expect(text(rows(100, 10_000), rows(200, 10_000))).toBe('B is better: 1.5 to 2.7 times the click rate.');
    expect(text(rows(200, 10_000), rows(100, 10_000))).toBe('A is better: 1.5 to 2.7 times the click rate.');
  });

  test('have no verdict with few clicks, or where chance may explain the difference', () => {
    expect(text(rows(1, 1_000), rows(30, 1_000))).toBe('Too early to say.');
    expect(text(rows(100, 1_000), rows(120, 1_000))).toBe('Too early to say.');
    expect(text(rows(0, 0), rows(0, 10))).toMatch(/^They were never shown/);
    expect(text(rows(0, 10), rows(0, 10))).toBe('Too early to say.');
  });

  test('are equal once a difference of a tenth is excluded', () => {
    expect(text(rows(30_000, 300_000), rows(30_100, 300_000))).toMatch(/^They do equally well/);
  });

  test('are compared only on days, sites and languages that show both', () => {
    for (const place of [{ day: '2030-03-02' }, { site: 'docs' }, { language: 'de' }] as const) {
      expect(text(rows(100, 1_000), rows(200, 1_000, place))).toMatch(/^They were never shown/);
    }
    const alone = rows(900, 1_000, { language: 'ja' });
    expect(text([...rows(100, 10_000), ...alone], rows(200, 10_000))).toMatch(/^B is better/);
  });

  test('are not judged by where they are shown more', () => {
    // each place prefers B, but A is shown more where all messages do well
    const first = [...rows(900, 9_000, { language: 'en' }), ...rows(10, 1_000, { language: 'de' })];
    const second = [...rows(150, 1_000, { language: 'en' }), ...rows(180, 9_000, { language: 'de' })];
    expect(tallyOf(first).click.count).toBeGreaterThan(tallyOf(second).click.count);
    expect(text(first, second)).toMatch(/^B is better/);
  });
});
