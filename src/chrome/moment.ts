/** What holds at an instant, and until when: the announcement drawn, and the next change of anything shown. Pure. */

import { pickAnnouncement } from '../announcement/pick-announcement.ts';
import type { Announcement, Content } from '../content/content.ts';

export interface Moment {
  /** The instant answered for, in milliseconds since 1970. */
  readonly instant: number;
  readonly announcement: Announcement | null;
  /** Whether another draw could give another announcement. */
  readonly competing: boolean;
  /** The next start or end of an announcement of the language, or the next new year, in milliseconds since 1970. */
  readonly freshUntil: number;
}

/** In milliseconds: caches count in whole seconds, and `max-age` is never 0. */
export const LEAST_LIFETIME = 1_000;

/**
 * What holds at `now`. An answer that could not be kept for a second before it changes is given as of that change,
 * so that no cache shows it past its time.
 *
 * @param now milliseconds since 1970
 */
export function momentOf(content: Content, now: number, seed: string): Moment {
  const pick = pickAnnouncement(content.announcements, content.featureMessages, now, seed);
  const freshUntil = Math.min(pick.freshUntil, nextNewYear(now));
  if (freshUntil - now < LEAST_LIFETIME) return momentOf(content, freshUntil, seed);
  return { instant: now, announcement: pick.announcement, competing: pick.competing, freshUntil };
}

/** The copyright line shows the year in UTC. */
function nextNewYear(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
}
