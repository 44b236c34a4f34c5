/** The scale of the Studio's timeline, in time zones whose clocks change. */

import { describe, expect, test } from 'vitest';
import {
  instantAt,
  positionIn,
  rangeAround,
  rangeWith,
  steppedFrom,
  ticksOf,
  ZOOMS,
} from '../../src/page/timeline/scale.ts';

const BERLIN = 'Europe/Berlin';
const NOON = Date.parse('2027-03-17T12:00:00Z');
const iso = (instant: number) => new Date(instant).toISOString();

test('weeks begin on Monday and months on their first day, at midnight of the time zone', () => {
  const starts = ZOOMS.map((zoom) => iso(rangeAround(zoom, NOON, BERLIN).from));
  expect(starts).toEqual(['2027-03-07T23:00:00.000Z', '2027-01-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z']);
});

test('a range ends at midnight although clocks change in it', () => {
  expect(iso(rangeAround('weeks', NOON, BERLIN).to)).toBe('2027-04-18T22:00:00.000Z');
});

describe.each(ZOOMS)('in %s', (zoom) => {
  const range = rangeAround(zoom, NOON, BERLIN);

  test('ticks are in the range, the first at its start', () => {
    const ticks = ticksOf(zoom, range, BERLIN);
    expect(ticks.length).toBeGreaterThan(3);
    expect(ticks[0]?.at).toBe(range.from);
    expect(ticks.every(({ at }) => at >= range.from && at < range.to)).toBe(true);
  });

  test('the range follows a moment that leaves it, and stays otherwise', () => {
    expect(rangeWith(zoom, range, NOON, BERLIN)).toBe(range);
    for (const instant of [range.from - 1, range.to, range.to + 1e11, range.from - 1e11]) {
      const { from, to } = rangeWith(zoom, range, instant, BERLIN);
      expect(instant >= from && instant < to).toBe(true);
    }
  });
});

test('a day later is the same time of day although clocks change', () => {
  const before = Date.parse('2027-03-27T09:00:00Z');
  expect(iso(steppedFrom('weeks', before, 'step', 1, BERLIN))).toBe('2027-03-28T08:00:00.000Z');
});

test('a place in the range is a full quarter of an hour', () => {
  const range = { from: NOON, to: NOON + 3_600_000 };
  expect(iso(instantAt(range, 0.3))).toBe('2027-03-17T12:15:00.000Z');
  expect(positionIn(range, instantAt(range, 0.5))).toBe(0.5);
});
