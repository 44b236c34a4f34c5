/** Formats instants in UTC: for readers, for form fields and for URLs. */

import { onFirstUse } from '../contract/on-first-use.ts';

const DAY = 24 * 3600 * 1000;
const UNITS = [
  ['day', DAY],
  ['hour', 3600 * 1000],
  ['minute', 60 * 1000],
  ['second', 1000],
] as const;

const relativeTime = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }));
const date = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }));

/** `14 Mar 2026, 00:00 UTC`, with seconds unless they are zero. */
export function instantText(instant: number): string {
  const time = new Date(instant).toISOString().slice(-13, -5);
  return `${date().format(instant)}, ${time.endsWith(':00') ? time.slice(0, -3) : time} UTC`;
}

/** `14 Mar 2026`, with the time unless it is midnight. */
export function shortInstantText(instant: number): string {
  return instant % DAY === 0 ? date().format(instant) : instantText(instant);
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

/** `2026-03-14T00:00:00`, the value of a datetime field, which has no time zone. */
export function instantField(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '').replace('Z', '');
}
