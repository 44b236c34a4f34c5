/** Formats a message's schedule. */

import type { MessageFields } from '../../contract/draft.ts';
import { formatDistance, formatShortMoment } from '../../contract/format-instant.ts';
import { timeZoneName } from '../../contract/time-zone.ts';
import { typedSchedule } from '../../entries/schedule.ts';

/** Such as `Starts 1 Mar 2027, 09:00 (in 3 months), ends 8 Mar 2027, 18:00, Berlin time`. */
export function formatSchedule(fields: MessageFields, timeZone: string, now: number): string {
  const { startDate: start, endDate: end } = typedSchedule(fields);
  if (start === null && end === null) return 'No start and no end';
  const at = (instant: number) => formatShortMoment(instant, timeZone);
  const suffix = timeZone === 'UTC' ? 'UTC' : `${timeZoneName(timeZone)} time`;
  if (end !== null && end <= now) return `Ended ${at(end)} (${formatDistance(end, now)}), ${suffix}`;
  if (start !== null && start > now) {
    const until = end === null ? 'no end' : `ends ${at(end)}`;
    return `Starts ${at(start)} (${formatDistance(start, now)}), ${until}, ${suffix}`;
  }
  const since = start === null ? 'No start' : `Since ${at(start)}`;
  return end === null
    ? `${since}, no end, ${suffix}`
    : `${since}, ends ${at(end)} (${formatDistance(end, now)}), ${suffix}`;
}
