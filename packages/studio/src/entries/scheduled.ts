/** Messages with their times as numbers. */

import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import { parseInstant } from '../../../../src/contract/instant.ts';

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
