/** The timeline's scale: its range, steps and lines. */

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

export const ZOOMS = ['weeks', 'months', 'year'] as const;
export type Zoom = (typeof ZOOMS)[number];

export type Direction = 1 | -1;

export interface Tick {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Such as `Mar`. */
  readonly label: string;
  /** At the first tick of a year; `null` at others. */
  readonly year: string | null;
}

interface ZoomLevel {
  readonly shown: DateTimeDuration;
  /** How far the range starts before its moment. */
  readonly before: DateTimeDuration;
  /** How far one press of a button moves the range. */
  readonly pan: DateTimeDuration;
  /** How far arrow keys move the chosen moment, and how far Page Up and Page Down. */
  readonly step: DateTimeDuration;
  readonly page: DateTimeDuration;
  readonly tick: DateTimeDuration;
  readonly label: Intl.DateTimeFormatOptions;
  readonly align: (time: ZonedDateTime) => ZonedDateTime;
}

const toWeek = (time: ZonedDateTime) => startOfWeek(time, 'en-GB', 'mon');

const LEVELS: Readonly<Record<Zoom, ZoomLevel>> = {
  weeks: {
    shown: { weeks: 6 },
    before: { weeks: 1 },
    pan: { weeks: 2 },
    step: { days: 1 },
    page: { weeks: 1 },
    tick: { weeks: 1 },
    label: { day: 'numeric', month: 'short' },
    align: toWeek,
  },
  months: {
    shown: { months: 6 },
    before: { months: 1 },
    pan: { months: 2 },
    step: { days: 1 },
    page: { months: 1 },
    tick: { months: 1 },
    label: { month: 'short' },
    align: startOfMonth,
  },
  year: {
    shown: { months: 15 },
    before: { months: 3 },
    pan: { months: 6 },
    step: { weeks: 1 },
    page: { months: 1 },
    tick: { months: 3 },
    label: { month: 'short' },
    align: startOfMonth,
  },
};

/** A range that starts shortly before the instant. */
export function rangeAround(zoom: Zoom, instant: number, timeZone: string): TimeRange {
  const { align, before } = LEVELS[zoom];
  return rangeFrom(zoom, midnight(align(fromAbsolute(instant, timeZone).subtract(before))));
}

export function panned(zoom: Zoom, { from }: TimeRange, direction: Direction, timeZone: string): TimeRange {
  return rangeFrom(zoom, moved(fromAbsolute(from, timeZone), LEVELS[zoom].pan, direction));
}

/** The range, moved as little as necessary to contain the instant. */
export function rangeWith(zoom: Zoom, range: TimeRange, instant: number, timeZone: string): TimeRange {
  const isFar = instant < panned(zoom, range, -1, timeZone).from || instant >= panned(zoom, range, 1, timeZone).to;
  if (isFar) return rangeAround(zoom, instant, timeZone);
  if (instant < range.from) return panned(zoom, range, -1, timeZone);
  return instant >= range.to ? panned(zoom, range, 1, timeZone) : range;
}

/** The instant that arrow keys (`step`) or Page Up and Page Down (`page`) move to. */
export function steppedFrom(
  zoom: Zoom,
  instant: number,
  by: 'step' | 'page',
  direction: Direction,
  timeZone: string,
): number {
  return moved(fromAbsolute(instant, timeZone), LEVELS[zoom][by], direction).toDate().getTime();
}

export function ticksOf(zoom: Zoom, range: TimeRange, timeZone: string): readonly Tick[] {
  const { tick, label } = LEVELS[zoom];
  const format = new Intl.DateTimeFormat('en-GB', { ...label, timeZone });
  const ticks: Tick[] = [];
  let time = fromAbsolute(range.from, timeZone);
  let shownYear = time.year;
  for (let at = range.from; at < range.to; at = time.toDate().getTime()) {
    const year = at === range.from || time.year !== shownYear ? fullYear(time.year) : null;
    ticks.push({ at, label: format.format(at), year });
    shownYear = time.year;
    time = time.add(tick);
  }
  return ticks;
}

/** Where an instant is in the range: 0 at its start, 1 at its end. */
export function positionIn({ from, to }: TimeRange, instant: number): number {
  return (instant - from) / (to - from);
}

/** The instant at a position, rounded to a quarter of an hour. */
export function instantAt({ from, to }: TimeRange, position: number): number {
  const quarter = 15 * 60_000;
  return Math.round((from + position * (to - from)) / quarter) * quarter;
}

function rangeFrom(zoom: Zoom, start: ZonedDateTime): TimeRange {
  return { from: start.toDate().getTime(), to: start.add(LEVELS[zoom].shown).toDate().getTime() };
}

function moved(time: ZonedDateTime, duration: DateTimeDuration, direction: Direction): ZonedDateTime {
  return direction === 1 ? time.add(duration) : time.subtract(duration);
}

/** The start of the day, which isn't midnight where clocks go forward at that time. */
function midnight(time: ZonedDateTime): ZonedDateTime {
  const day = toCalendarDateTime(time).set({ hour: 0, minute: 0, second: 0, millisecond: 0 });
  return toZoned(day, time.timeZone);
}
