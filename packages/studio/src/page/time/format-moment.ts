/** Formats instants for people, in a time zone. */

import { formatFullYear } from '../../contract/full-year.ts';

/** Such as `17 March 2027, 13:00`. */
export function formatMoment(instant: number, timeZone: string): string {
  return format({ dateStyle: 'long', timeStyle: 'short' }, timeZone, instant).replace(' at ', ', ');
}

/** Such as `17 March 2027, 13:00 CET`. */
export function formatMomentWithZone(instant: number, timeZone: string): string {
  const words = format({ dateStyle: 'long', timeStyle: 'long' }, timeZone, instant).replace(' at ', ', ');
  // without the seconds
  return words.replace(/(\d{2}:\d{2}):\d{2}/, '$1');
}

/** Such as `17 March 2027, 13:00 CET (12:00 UTC)`; adds the UTC day if it differs. */
export function formatMomentInUtc(instant: number, timeZone: string): string {
  const own = formatMomentWithZone(instant, timeZone);
  if (own.endsWith(' UTC')) return own;
  const isSameDay = formatDay(instant, timeZone) === formatDay(instant, 'UTC');
  const time = format({ hour: '2-digit', minute: '2-digit' }, 'UTC', instant);
  return `${own} (${isSameDay ? '' : `${formatDay(instant, 'UTC')}, `}${time} UTC)`;
}

/** Such as `17 Mar, 13:00`. */
export function formatShortMoment(instant: number, timeZone: string): string {
  return format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }, timeZone, instant);
}

/** Such as `17 March 2027`. */
export function formatDay(instant: number, timeZone: string): string {
  return format({ dateStyle: 'long' }, timeZone, instant);
}

function format(options: Intl.DateTimeFormatOptions, timeZone: string, instant: number): string {
  return formatFullYear(new Intl.DateTimeFormat('en-GB', { ...options, timeZone }), instant);
}
