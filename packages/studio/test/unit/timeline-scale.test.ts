/** The scale of the Studio's timeline, in time zones whose clocks change. */

import { describe, expect, test } from 'vitest';
import {
  instantAt,
  panned,
  positionIn,
  rangeAround,
  rangeWith,
  steppedFrom,
  ticksOf,
  ZOOMS,
  type Zoom,
} from '../../src/page/timeline/scale.ts';

const BERLIN = 'Europe/Berlin';
const NOON = Date.parse('2027-03-17T12:00:00Z');
const iso = (instant: number) => new Date(instant).toISOString();

test('a range starts two weeks, months or quarters before, at midnight of the time zone', () => {
  const starts = ZOOMS.map((zoom) => iso(rangeAround(zoom, NOON, BERLIN).from));
  expect(starts).toEqual(['2027-02-28T23:00:00.000Z', '2026-12-31T23:00:00.000Z', '2026-06-30T22:00:00.000Z']);
});

test('a range of 12 weeks ends at midnight although clocks change in it', () => {
  expect(iso(rangeAround('weeks', NOON, BERLIN).to)).toBe('2027-05-23T22:00:00.000Z');
});

test('ticks name their month or year once, unless the name would run into the next one', () => {
  const named = (zoom: Zoom, instant: string) =>
    ticksOf(zoom, rangeAround(zoom, Date.parse(instant), BERLIN), BERLIN)
      .slice(0, 6)
      .map(({ label, group }) => (group ? `${group}: ${label}` : label));
  expect(named('weeks', '2027-01-13T12:00:00Z')).toEqual(['28', 'Jan 2027: 4', '11', '18', '25', 'Feb 2027: 1']);
  expect(named('months', '2027-01-13T12:00:00Z')).toEqual(['2026: Nov', 'Dec', '2027: Jan', 'Feb', 'Mar', 'Apr']);
  expect(named('quarters', '2027-05-13T12:00:00Z')).toEqual(['Q4', '2027: Q1', 'Q2', 'Q3', 'Q4', '2028: Q1']);
});

test('time scrolls by whole units', () => {
  const range = rangeAround('weeks', NOON, BERLIN);
  expect(iso(panned('weeks', range, 1, BERLIN).from)).toBe('2027-03-07T23:00:00.000Z');
  expect(iso(panned('weeks', range, -5, BERLIN).from)).toBe('2027-01-24T23:00:00.000Z');
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
