/** The timeline's scale: its range, steps and ticks. */

import {
  type DateTimeDuration,
  fromAbsolute,
  startOfMonth,
  startOfWeek,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { fullYear } from '../../contract/full-year.ts';
import type { TimeRange } from '../../entries/timeline.ts';

export const ZOOMS = ['weeks', 'months', 'quarters'] as const;
export type Zoom = (typeof ZOOMS)[number];

export type Direction = 1 | -1;

export interface Tick {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Such as `16`, `Mar` or `Q2`. */
  readonly label: string;
  /** The month or year at its first tick; `null` at others. */
  readonly group: string | null;
}

interface ZoomLevel {
  /** Between two ticks, in weeks or months. */
  readonly unit: readonly ['weeks' | 'months', number];
  /** How far arrow keys move the chosen moment, and how far Page Up and Page Down. */
  readonly step: DateTimeDuration;
  readonly page: DateTimeDuration;
  readonly align: (time: ZonedDateTime) => ZonedDateTime;
  readonly label: (time: ZonedDateTime) => string;
  readonly group: (time: ZonedDateTime) => string;
}

/** In units: how many a range has, how many of them are before its moment, and how many a button moves it by. */
export const SHOWN = 12;
const BEFORE = 2;
const PANNED = 4;

const year = (time: ZonedDateTime) => fullYear(time.year);
const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const month = (time: ZonedDateTime) => MONTHS.format(Date.UTC(2000, time.month - 1));
const quarter = (time: ZonedDateTime) => Math.ceil(time.month / 3);

const LEVELS: Readonly<Record<Zoom, ZoomLevel>> = {
  weeks: {
    unit: ['weeks', 1],
    step: { days: 1 },
    page: { weeks: 1 },
    align: (time) => startOfWeek(time, 'en-GB', 'mon'),
    label: ({ day }) => String(day),
    group: (time) => `${month(time)} ${year(time)}`,
  },
  months: {
    unit: ['months', 1],
    step: { days: 1 },
    page: { months: 1 },
    align: startOfMonth,
    label: month,
    group: year,
  },
  quarters: {
    unit: ['months', 3],
    step: { weeks: 1 },
    page: { months: 1 },
    align: (time) => startOfMonth(time.set({ month: quarter(time) * 3 - 2 })),
    label: (time) => `Q${quarter(time)}`,
    group: year,
  },
};

/** A range that starts two units before the instant's. */
export function rangeAround(zoom: Zoom, instant: number, timeZone: string): TimeRange {
  const start = midnight(LEVELS[zoom].align(fromAbsolute(instant, timeZone)));
  return rangeFrom(zoom, movedBy(zoom, start, -BEFORE));
}

/** @param units of the zoom: weeks, months or quarters */
export function panned(zoom: Zoom, { from }: TimeRange, units: number, timeZone: string): TimeRange {
  return rangeFrom(zoom, movedBy(zoom, fromAbsolute(from, timeZone), units));
}

/** The range, moved as a button does if that contains the instant, and otherwise a new one. */
export function rangeWith(zoom: Zoom, range: TimeRange, instant: number, timeZone: string): TimeRange {
  const near = [range, panned(zoom, range, -PANNED, timeZone), panned(zoom, range, PANNED, timeZone)];
  return near.find(({ from, to }) => instant >= from && instant < to) ?? rangeAround(zoom, instant, timeZone);
}

/** The range that a button leads to. */
export function turned(zoom: Zoom, range: TimeRange, direction: Direction, timeZone: string): TimeRange {
  return panned(zoom, range, direction * PANNED, timeZone);
}

/** The instant that arrow keys (`step`) or Page Up and Page Down (`page`) move to. */
export function steppedFrom(
  zoom: Zoom,
  instant: number,
  by: 'step' | 'page',
  direction: Direction,
  timeZone: string,
): number {
  const time = fromAbsolute(instant, timeZone);
  const duration = LEVELS[zoom][by];
  return (direction === 1 ? time.add(duration) : time.subtract(duration)).toDate().getTime();
}

export function ticksOf(zoom: Zoom, range: TimeRange, timeZone: string): readonly Tick[] {
  const { label, group } = LEVELS[zoom];
  const start = fromAbsolute(range.from, timeZone);
  const times = Array.from({ length: SHOWN }, (_, index) => movedBy(zoom, start, index));
  return times.map((time, index) => {
    const [before, after] = [times[index - 1], times[index + 1]];
    // a name of a single tick would run into the next one
    const isFirst = before ? group(before) !== group(time) : after && group(after) === group(time);
    return { at: time.toDate().getTime(), label: label(time), group: isFirst ? group(time) : null };
  });
}

/** Where an instant is in the range: 0 at its start, 1 at its end. */
export function positionIn({ from, to }: TimeRange, instant: number): number {
  return (instant - from) / (to - from);
}

/** The instant at a position, rounded to a quarter of an hour. */
export function instantAt({ from, to }: TimeRange, position: number): number {
  const quarterHour = 15 * 60_000;
  return Math.round((from + position * (to - from)) / quarterHour) * quarterHour;
}

function rangeFrom(zoom: Zoom, start: ZonedDateTime): TimeRange {
  return { from: start.toDate().getTime(), to: movedBy(zoom, start, SHOWN).toDate().getTime() };
}

function movedBy(zoom: Zoom, time: ZonedDateTime, units: number): ZonedDateTime {
  const [name, size] = LEVELS[zoom].unit;
  return time.add({ [name]: size * units });
}

/** The start of the day, which isn't midnight where clocks go forward at that time. */
function midnight(time: ZonedDateTime): ZonedDateTime {
  const day = toCalendarDateTime(time).set({ hour: 0, minute: 0, second: 0, millisecond: 0 });
  return toZoned(day, time.timeZone);
}
