/** Represents a date and time that may be only partly typed. */

import { CalendarDate } from '@internationalized/date';
import { INCOMPLETE_MOMENT } from '../../contract/draft.ts';
import { typedYear } from '../../contract/full-year.ts';

/** A segment of React Aria's date field. */
interface Segment {
  readonly type: string;
  readonly text: string;
  readonly isPlaceholder: boolean;
}

const PARTS = [
  ['year', 4],
  ['month', 2],
  ['day', 2],
  ['hour', 2],
  ['minute', 2],
] as const;

/** @returns such as `2027-03-14T--:--`; `null` if it is complete, and an empty text if nothing is typed */
export function incompleteMoment(segments: readonly Segment[]): string | null {
  const parts = PARTS.map(([type, length]) => {
    const segment = segments.find((one) => one.type === type);
    if (!segment || segment.isPlaceholder) return '-'.repeat(length);
    const text = type === 'year' ? String(typedYear(Number(segment.text))) : segment.text;
    return text.padStart(length, '0');
  });
  const missing = parts.filter((part) => part.startsWith('-')).length;
  if (missing === 0) return null;
  const [year, month, day, hour, minute] = parts;
  return missing === PARTS.length ? '' : `${year}-${month}-${day}T${hour}:${minute}`;
}

export function isIncomplete(value: string): boolean {
  return INCOMPLETE_MOMENT.test(value);
}

/** The day of an incomplete moment, or the first of its month if there is no day; `null` without year and month. */
export function typedDay(value: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2}|--)T.*--/.exec(value) ?? [];
  // a day beyond the month's end becomes its last
  return year ? new CalendarDate(Number(year), Number(month), Number(day) || 1) : null;
}

/** `2027-03-14 --:--` */
export function formatIncomplete(value: string): string {
  return value.replace('T', ' ');
}
