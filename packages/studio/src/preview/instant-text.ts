/** Formats instants in a time zone: for readers, for form fields and for URLs. */

import { fromAbsolute, toCalendarDateTime } from '@internationalized/date';
import { formatFullYear } from '../contract/full-year.ts';
import { onFirstUse } from '../contract/on-first-use.ts';

const UNITS = [
  ['day', 24 * 3600 * 1000],
  ['hour', 3600 * 1000],
  ['minute', 60 * 1000],
  ['second', 1000],
] as const;

const relativeTime = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }));

/** `14 Mar 2026, 01:00 CET`, with seconds if they aren't zero. */
export function instantText(instant: number, timeZone: string): string {
  return `${format(instant, timeZone, { dateStyle: 'medium' })}, ${timeText(instant, timeZone)}`;
}

/** `14 Mar 2026`, with the time if it isn't midnight. */
export function shortInstantText(instant: number, timeZone: string): string {
  const isMidnight = instantField(instant, timeZone).endsWith('T00:00:00');
  return isMidnight ? format(instant, timeZone, { dateStyle: 'medium' }) : instantText(instant, timeZone);
}

function timeText(instant: number, timeZone: string): string {
  const seconds = instant % 60_000 === 0 ? {} : ({ second: '2-digit' } as const);
  return format(instant, timeZone, { hour: '2-digit', minute: '2-digit', ...seconds, timeZoneName: 'short' });
}

function format(instant: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return formatFullYear(new Intl.DateTimeFormat('en-GB', { ...options, timeZone }), instant);
}

/** `Europe/Berlin` → `Berlin` */
export function timeZoneText(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** `in 12 days`, `3 hours ago`, in the largest unit that fits. */
export function distanceText(instant: number, from: number): string {
  const distance = instant - from;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
  return relativeTime().format(Math.trunc(distance / length), unit);
}

/** `2026-03-14T00:00:00Z` */
export function instantParameter(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** `2026-03-14T01:00:00`, the value of a datetime field. */
export function instantField(instant: number, timeZone: string): string {
  return toCalendarDateTime(fromAbsolute(instant, timeZone)).toString();
}
