/** Represents a date and time that may be only partly typed. Pure. */

import { INCOMPLETE_MOMENT } from '../../contract/draft.ts';

/** A part of the field, as React Aria has it. */
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

/** @returns such as `2027-03-14T--:--`; `null` if all is typed, and an empty text if nothing is */
export function incompleteMoment(segments: readonly Segment[]): string | null {
  const parts = PARTS.map(([type, length]) => {
    const segment = segments.find((one) => one.type === type);
    return segment && !segment.isPlaceholder ? segment.text.padStart(length, '0') : '-'.repeat(length);
  });
  const missing = parts.filter((part) => part.startsWith('-')).length;
  if (missing === 0) return null;
  const [year, month, day, hour, minute] = parts;
  return missing === PARTS.length ? '' : `${year}-${month}-${day}T${hour}:${minute}`;
}

export function isIncomplete(value: string): boolean {
  return INCOMPLETE_MOMENT.test(value);
}

/** `2027-03-14 --:--` */
export function incompleteWords(value: string): string {
  return value.replace('T', ' ');
}
