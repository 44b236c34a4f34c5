/** The content at an instant: the announcement drawn, and until when everything shown stays the same. Pure. */

import { pickAnnouncement } from '../announcement/pick-announcement.ts';
import type { Announcement, Content } from '../content/content.ts';

export interface ContentSnapshot {
  /** The instant that the answer is for, in milliseconds since 1970. */
  readonly instant: number;
  readonly announcement: Announcement | null;
  /** Whether another seed could draw another announcement. */
  readonly competing: boolean;
  /** The next start or end of an announcement of the language, or the next new year, in milliseconds since 1970. */
  readonly freshUntil: number;
}

/** In milliseconds: `max-age` counts whole seconds and is never 0. */
export const MINIMUM_LIFETIME = 1_000;

/**
 * Takes the snapshot of `now`. Less than a second before a change, it is the snapshot of that change instead: caches
 * keep an answer for at least a second, and would show it too long.
 *
 * @param now milliseconds since 1970
 * @param seed decides which of several announcements is drawn
 */
export function snapshotAt(content: Content, now: number, seed: string): ContentSnapshot {
  const picked = pickAnnouncement(content.announcements, content.featureMessages, now, seed);
  const freshUntil = Math.min(picked.freshUntil, nextNewYear(now));
  if (freshUntil - now < MINIMUM_LIFETIME) return snapshotAt(content, freshUntil, seed);
  return { instant: now, announcement: picked.announcement, competing: picked.competing, freshUntil };
}

/** The copyright line shows the year in UTC. */
function nextNewYear(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
}
