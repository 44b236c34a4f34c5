/** Writes instants, in milliseconds since 1970, in words. The examples are those of `en-GB`. */

import { formatLocale } from './format-locale.ts';
import { fullYear } from './full-year.ts';

type Format = (instant: number, timeZone: string) => string;

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { ...LONG, month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** `17 March 2027` */
export const formatDay = format(LONG);

/** `17 March 2027, 13:00` */
export const formatMoment = format({ ...LONG, ...TIME });

/** `17 March 2027, 13:00 CET` */
export const formatMomentWithZone = format({ ...LONG, ...TIME, timeZoneName: 'short' });

/** `17 March 2027, 13:00 CET`, with seconds if they aren't zero */
export const formatExactMoment = exact(LONG);

/** `17 Mar 2027, 13:00` */
export const formatShortMoment = format({ ...SHORT, ...TIME });

/** `17 Mar 2027, 13:00 CET`, with seconds if they aren't zero */
export const formatExactShortMoment = exact(SHORT);

/** `17 Mar, 13:00` */
export const formatMomentInYear = format({ day: 'numeric', month: 'short', ...TIME });

/** `17 Mar` */
export const formatDayInYear = format({ day: 'numeric', month: 'short' });

/** `17 Mar 2027` */
export const formatShortDay = format(SHORT);

/** `13:00` */
export const formatTime = format(TIME);
const formatTimeOfDay = format({ ...TIME, hourCycle: 'h23' });

/** `17 Mar 2027`, with the time if it isn't midnight. */
export function formatDayOrMoment(instant: number, timeZone: string): string {
  const isMidnight = instant % 60_000 === 0 && formatTimeOfDay(instant, timeZone) === '00:00';
  return (isMidnight ? formatShortDay : formatExactShortMoment)(instant, timeZone);
}

/** `17 March 2027, 13:00 CET (12:00 UTC)`; adds the UTC day if it differs. */
export function formatMomentInUtc(instant: number, timeZone: string): string {
  const own = formatMomentWithZone(instant, timeZone);
  if (own.endsWith(' UTC')) return own;
  const day = formatDay(instant, 'UTC');
  const isSameDay = day === formatDay(instant, timeZone);
  return `${own} (${isSameDay ? '' : `${day}, `}${formatTime(instant, 'UTC')} UTC)`;
}

const UNITS = [
  ['year', 365 * 24 * 3600_000],
  ['month', 30 * 24 * 3600_000],
  ['day', 24 * 3600_000],
  ['hour', 3600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

let relative: Intl.RelativeTimeFormat | undefined;

/** `in 12 days`, `3 hours ago`, in the largest unit that fits; `now` below the shortest one. */
export function formatDistance(instant: number, from: number, shortest: 'minute' | 'second' = 'minute'): string {
  const distance = instant - from;
  const unit = UNITS.find(([, length]) => Math.abs(distance) >= length);
  if (!unit || (unit[0] === 'second' && shortest === 'minute')) return 'now';
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return relative.format(Math.trunc(distance / unit[1]), unit[0]);
}

/** How long ago something happened: `3 hours ago`, `a moment ago`, also by a clock that is ahead. */
export function formatAge(instant: number, now: number): string {
  return instant > now - 60_000 ? 'a moment ago' : formatDistance(instant, now);
}

function exact(day: typeof LONG | typeof SHORT): Format {
  const whole = format({ ...day, ...TIME, timeZoneName: 'short' });
  const withSeconds = format({ ...day, ...TIME, second: '2-digit', timeZoneName: 'short' });
  return (instant, timeZone) => (instant % 60_000 === 0 ? whole : withSeconds)(instant, timeZone);
}

/** The year 1000. Earlier years have fewer digits. */
const FOUR_DIGITS = Date.UTC(1000, 0);

/** People use few, but an address can name any. */
const MAX_ZONES = 8;

/** Keeps each zone's format, because creating one is slow. */
function format(options: Intl.DateTimeFormatOptions): Format {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant, timeZone) => {
    const name = `${formatLocale()} ${timeZone}`;
    const known = formats.get(name) ?? inLocale(options, timeZone);
    if (formats.size >= MAX_ZONES) formats.clear();
    formats.set(name, known);
    const text = instant >= FOUR_DIGITS ? known.format(instant) : withFullYear(known.formatToParts(instant));
    return text.replace(' at ', ', ');
  };
}

/** Hours have two digits, except those before AM and PM. */
function inLocale(options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone });
  if (!format.resolvedOptions().hour12) return format;
  return new Intl.DateTimeFormat(formatLocale(), { ...options, hour: 'numeric', timeZone });
}

function withFullYear(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.map(({ type, value }) => (type === 'year' ? fullYear(Number(value)) : value)).join('');
}
