/** Formats the parts of sentences about messages. */

import { fullYear } from '../contract/full-year.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `1 March 2027, 09:00 UTC`. @param instant milliseconds since 1970 */
export function instantText(instant: number): string {
  const date = new Date(instant);
  const time = date.toISOString().slice(11, date.getUTCSeconds() === 0 ? 16 : 19);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${fullYear(date.getUTCFullYear())}, ${time} UTC`;
}

/** Reads what `instantText` writes; `NaN` for anything else. `Date.parse` takes the year 0027 for 2027. */
export function parseInstantText(text: string): number {
  const [, day = '', month = '', year, time] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4}), ([\d:]+) UTC$/.exec(text) ?? [];
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return Date.parse(`${year}-${number}-${day.padStart(2, '0')}T${time}Z`);
}

export function quoted(text: string): string {
  return `“${text}”`;
}

/** `German, French and Japanese`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `67%`: a message's share among competing ones. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}
