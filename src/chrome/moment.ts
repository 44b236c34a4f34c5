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

/**
 * @param leastLifetime in milliseconds; an answer that could not be kept for so long before it changes is given as
 * of that change, because caches count in whole seconds and none may show it past its time
 */
export function momentOf(content: Content, now: number, seed: string, leastLifetime: number): Moment {
  const pick = pickAnnouncement(content.announcements, content.featureMessages, now, seed);
  const freshUntil = Math.min(pick.freshUntil, nextNewYear(now));
  if (freshUntil - now < leastLifetime) return momentOf(content, freshUntil, seed, leastLifetime);
  return { instant: now, announcement: pick.announcement, competing: pick.competing, freshUntil };
}

/** The copyright line shows the year in UTC. */
function nextNewYear(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
}
