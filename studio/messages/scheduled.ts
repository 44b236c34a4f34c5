/** Messages with their times as numbers, and the segments of time in which the same messages may be shown. Pure. */

import { activeMessages } from '../../src/announcement/pick-announcement.ts';
import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import { parseInstant } from '../../src/contract/instant.ts';

/** Instants are milliseconds since 1970; `null` means no limit. */
export interface Scheduled extends Omit<AnnouncementFile, 'startDate' | 'endDate'> {
  readonly startDate: number | null;
  readonly endDate: number | null;
}

export function scheduled(message: AnnouncementFile): Scheduled {
  const { startDate, endDate } = message;
  return { ...message, startDate: parseInstant(startDate ?? ''), endDate: parseInstant(endDate ?? '') };
}

/** When visitors can see a message: before, during or after its time; `never` without a weight. */
export function phaseOf(
  { startDate, endDate, weight }: Scheduled,
  now: number,
): 'upcoming' | 'live' | 'over' | 'never' {
  if (endDate !== null && endDate <= now) return 'over';
  if (weight === 0) return 'never';
  return startDate !== null && startDate > now ? 'upcoming' : 'live';
}

/** A time in which the same messages may be shown. */
export interface Segment {
  readonly from: number;
  /** Milliseconds since 1970; `Infinity` if nothing changes any more. */
  readonly until: number;
  readonly messages: readonly Scheduled[];
}

/** The segments from `now` on that start before `end`. */
export function segmentsOf(list: readonly AnnouncementFile[], now: number, end: number): Segment[] {
  const messages = list.map(scheduled);
  const segments: Segment[] = [];
  for (let from = now; from < end; ) {
    const { candidates, freshUntil } = activeMessages(messages, [], from);
    segments.push({ from, until: freshUntil, messages: candidates });
    from = freshUntil;
  }
  return segments;
}
