/** Converts between UTC instants and local times in a time zone. */

import {
  type CalendarDateTime,
  fromDate,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { parseInstant } from '../../../../../src/contract/instant.ts';

export interface WallTime {
  /** The instant used for the local time. */
  readonly used: ZonedDateTime;
  /**
   * `skipped`: clocks go forward and never show the time; a later one is used. `repeated`: clocks go back and show it
   * twice; `other` is the one that is not used.
   */
  readonly special: 'skipped' | 'repeated' | null;
  readonly other: ZonedDateTime | null;
}

/** Resolves a local time; if clocks show it twice, the first. */
export function atWallTime(wall: CalendarDateTime, timeZone: string): WallTime {
  const used = toZoned(wall, timeZone, 'compatible');
  if (toCalendarDateTime(used).compare(wall) !== 0) return { used, special: 'skipped', other: null };
  const later = toZoned(wall, timeZone, 'later');
  if (later.compare(used) === 0) return { used, special: null, other: null };
  return { used, special: 'repeated', other: later };
}

/** @returns `null` for an empty value, or one that is not an instant */
function zonedOf(utc: string, timeZone: string): ZonedDateTime | null {
  const instant = parseInstant(utc);
  return instant === null ? null : fromDate(new Date(instant), timeZone);
}

export function wallTimeOf(utc: string, timeZone: string): CalendarDateTime | null {
  const zoned = zonedOf(utc, timeZone);
  return zoned && toCalendarDateTime(zoned);
}

/** `2026-03-14T09:00:00Z` */
export function utcOf(zoned: ZonedDateTime): string {
  return zoned.toAbsoluteString().replace(/\.\d+Z$/, 'Z');
}

/** If clocks show this local time twice, the other instant; otherwise `null`. */
export function otherInstant(utc: string, timeZone: string): string | null {
  const zoned = zonedOf(utc, timeZone);
  if (!zoned) return null;
  const { used, other } = atWallTime(toCalendarDateTime(zoned), timeZone);
  if (!other) return null;
  return utcOf(zoned.compare(used) === 0 ? other : used);
}
