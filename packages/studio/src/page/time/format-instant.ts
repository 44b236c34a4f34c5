/** Writes instants in words, in a time zone. */

import { formatFullYear } from '../../contract/full-year.ts';

const UNITS = [
  ['year', 365 * 24 * 3600_000],
  ['month', 30 * 24 * 3600_000],
  ['day', 24 * 3600_000],
  ['hour', 3600_000],
  ['minute', 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

const formats = new Map<string, Intl.DateTimeFormat>();

/** `14 Mar 2027, 09:00` @param instant in milliseconds since 1970 */
export function formatInstant(instant: number, timeZone: string): string {
  return formatFullYear(format(timeZone), instant);
}

/** `in 12 days`, `3 hours ago`, `now`, in the largest unit that fits. */
export function formatDistance(instant: number, from: number): string {
  const distance = instant - from;
  const unit = UNITS.find(([, length]) => Math.abs(distance) >= length);
  return unit ? relative.format(Math.trunc(distance / unit[1]), unit[0]) : 'now';
}

function format(timeZone: string): Intl.DateTimeFormat {
  let found = formats.get(timeZone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    });
    formats.set(timeZone, found);
  }
  return found;
}
