/** Dates and times in time zones, when clocks change. */

import { CalendarDateTime } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import {
  formatAge,
  formatDayOrMoment,
  formatDistance,
  formatExactMoment,
  formatExactShortMoment,
  formatMoment,
  formatShortMoment,
} from '../../src/contract/format-instant.ts';
import { timeZoneLabel } from '../../src/page/time/time-zones.ts';
import { atWallTime, otherInstant, utcOf, wallTimeOf } from '../../src/page/time/wall-time.ts';

const BERLIN = 'Europe/Berlin';

describe('in Berlin', () => {
  test.each([
    ['2027-01-10T08:00:00Z', new CalendarDateTime(2027, 1, 10, 9, 0)],
    ['2027-07-10T07:00:00Z', new CalendarDateTime(2027, 7, 10, 9, 0)],
  ])('%s is a time on the wall and back', (utc, wall) => {
    expect(wallTimeOf(utc, BERLIN)?.toString()).toBe(wall.toString());
    expect(atWallTime(wall, BERLIN)).toMatchObject({ special: null });
    expect(utcOf(atWallTime(wall, BERLIN).used)).toBe(utc);
  });

  test('a time that clocks skip becomes the one an hour later', () => {
    const { used, special } = atWallTime(new CalendarDateTime(2027, 3, 28, 2, 30), BERLIN);
    expect(special).toBe('skipped');
    expect(utcOf(used)).toBe('2027-03-28T01:30:00Z');
  });

  test('a time that comes twice is the first, and the other can be chosen', () => {
    const { used, special } = atWallTime(new CalendarDateTime(2027, 10, 31, 2, 30), BERLIN);
    expect(special).toBe('repeated');
    expect(utcOf(used)).toBe('2027-10-31T00:30:00Z');
    expect(otherInstant('2027-10-31T00:30:00Z', BERLIN)).toBe('2027-10-31T01:30:00Z');
    expect(otherInstant('2027-10-31T01:30:00Z', BERLIN)).toBe('2027-10-31T00:30:00Z');
  });
});

test('a year of two digits is written with four, which nobody reads as 2027', () => {
  const early = Date.parse('0027-03-01T09:00:00Z');
  expect(formatExactMoment(early, 'UTC')).toBe('1 March 0027, 09:00 UTC');
  expect(formatShortMoment(early, 'UTC')).toBe('1 Mar 0027, 09:00');
  expect(formatMoment(early, 'UTC')).toBe('1 March 0027, 09:00');
  expect(formatExactShortMoment(early, 'UTC')).toBe('1 Mar 0027, 09:00 UTC');
});

test('seconds are written where they matter, and midnight where it is not the day’s start', () => {
  const noon = Date.parse('2027-03-17T11:00:00Z');
  expect(formatExactMoment(noon + 5_000, BERLIN)).toBe('17 March 2027, 12:00:05 CET');
  expect(formatDayOrMoment(Date.parse('2027-03-16T23:00:00Z'), BERLIN)).toBe('17 Mar 2027');
  expect(formatDayOrMoment(Date.parse('2027-03-16T23:00:00Z'), 'UTC')).toBe('16 Mar 2027, 23:00 UTC');
});

test('a distance is in the largest unit that fits', () => {
  const now = Date.parse('2027-03-17T11:00:00Z');
  expect(formatDistance(now + 12 * 86_400_000, now)).toBe('in 12 days');
  expect(formatDistance(now + 59_000, now)).toBe('now');
  expect(formatDistance(now + 59_000, now, 'second')).toBe('in 59 seconds');
  expect(formatAge(now - 3 * 3_600_000, now)).toBe('3 hours ago');
  expect(formatAge(now + 3 * 3_600_000, now)).toBe('a moment ago');
});

test('most times come once', () => {
  expect(otherInstant('2027-06-01T12:00:00Z', BERLIN)).toBeNull();
  expect(otherInstant('', BERLIN)).toBeNull();
});

test('a zone is named by its city, area and offset', () => {
  const winter = Date.parse('2027-01-10T00:00:00Z');
  expect(timeZoneLabel('Asia/Kolkata', winter)).toBe('Kolkata (Asia), UTC+5:30');
  expect(timeZoneLabel('America/New_York', winter)).toBe('New York (America), UTC-5');
  expect(timeZoneLabel('UTC', winter)).toBe('UTC');
});
