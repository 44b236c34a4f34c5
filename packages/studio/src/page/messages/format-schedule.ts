/** Formats a message's schedule. */

import type { MessageFields } from '../../contract/draft.ts';
import { periodOf, phaseOf } from '../entries/message-phase.ts';
import { formatDistance, formatInstant } from '../time/format-instant.ts';
import { timeZoneName } from '../time/time-zones.ts';

/** Such as `Starts 1 Mar 2027, 09:00 (in 3 months), ends 8 Mar 2027, 18:00, Berlin time`. */
export function formatSchedule(fields: MessageFields, timeZone: string, now: number): string {
  const { start, end } = periodOf(fields);
  if (start === null && end === null) return 'No start and no end';
  const at = (instant: number) => formatInstant(instant, timeZone);
  const suffix = timeZone === 'UTC' ? 'UTC' : `${timeZoneName(timeZone)} time`;
  const phase = phaseOf(fields, now);
  if (phase === 'over' && end !== null) return `Ended ${at(end)} (${formatDistance(end, now)}), ${suffix}`;
  if (phase === 'next' && start !== null) {
    const until = end === null ? 'no end' : `ends ${at(end)}`;
    return `Starts ${at(start)} (${formatDistance(start, now)}), ${until}, ${suffix}`;
  }
  const since = start === null ? 'No start' : `Since ${at(start)}`;
  return end === null
    ? `${since}, no end, ${suffix}`
    : `${since}, ends ${at(end)} (${formatDistance(end, now)}), ${suffix}`;
}
