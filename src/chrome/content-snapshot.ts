/** Takes a snapshot of the content: the announcement at an instant, and when the content changes next. Pure, except for a cache. */

import { type ActiveMessages, activeMessages, pickFrom } from '../announcement/pick-announcement.ts';
import type { Announcement, Content } from '../content/content.ts';

export interface ContentSnapshot {
  /** The instant of the snapshot, in milliseconds since 1970. */
  readonly instant: number;
  readonly announcement: Announcement | null;
  /** Whether another seed could pick another announcement. */
  readonly competing: boolean;
  /** When an announcement starts or ends, or the copyright year changes, in milliseconds since 1970. */
  readonly freshUntil: number;
}

/** In milliseconds; the smallest `max-age` is one second. */
export const MINIMUM_LIFETIME = 1_000;

/**
 * Takes the snapshot at `now`, or at the next change if that is less than a second away: caches store an answer for at
 * least a second, and would show it for too long.
 *
 * @param now milliseconds since 1970
 * @param seed decides between several active announcements
 */
export function snapshotAt(content: Content, now: number, seed: string): ContentSnapshot {
  const period = periodAt(content, now);
  const { freshUntil } = period;
  if (freshUntil - now < MINIMUM_LIFETIME) return snapshotAt(content, freshUntil, seed);
  return { instant: now, ...pickFrom(period, seed) };
}

/** From one change of the content to the next, in milliseconds since 1970. */
interface Period extends ActiveMessages<Announcement> {
  readonly from: number;
}

/** The last period of each content, which most requests are in too. */
const periods = new WeakMap<Content, Period>();

function periodAt(content: Content, now: number): Period {
  const last = periods.get(content);
  if (last && last.from <= now && now < last.freshUntil) return last;
  const active = activeMessages(content.announcements, content.featureMessages, now);
  const period = { ...active, from: now, freshUntil: Math.min(active.freshUntil, nextNewYear(now)) };
  periods.set(content, period);
  return period;
}

/** The snapshot without an announcement, if one cannot be drawn. */
export function snapshotWithoutAnnouncement(now: number): ContentSnapshot {
  return { instant: now, announcement: null, competing: false, freshUntil: nextNewYear(now) };
}

/** When the copyright year changes, which is in UTC. */
function nextNewYear(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
}
