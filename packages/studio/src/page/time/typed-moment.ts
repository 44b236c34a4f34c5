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
    const text = type === 'hour' ? hourOf(segments) : textOf(segments, type);
    if (text === null) return '-'.repeat(length);
    return (type === 'year' ? String(typedYear(Number(text))) : text).padStart(length, '0');
  });
  const missing = parts.filter((part) => part.startsWith('-')).length;
  if (missing === 0) return null;
  const [year, month, day, hour, minute] = parts;
  return missing === PARTS.length ? '' : `${year}-${month}-${day}T${hour}:${minute}`;
}

function textOf(segments: readonly Segment[], type: string): string | null {
  const segment = segments.find((one) => one.type === type);
  return !segment || segment.isPlaceholder ? null : segment.text;
}

/** From 0 to 23. */
function hourOf(segments: readonly Segment[]): string | null {
  const hour = textOf(segments, 'hour');
  if (hour === null || !segments.some(({ type }) => type === 'dayPeriod')) return hour;
  const period = textOf(segments, 'dayPeriod');
  return period && String((Number(hour) % 12) + (/^p/i.test(period) ? 12 : 0));
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
