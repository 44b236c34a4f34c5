/** Takes a snapshot of the content: the announcement at an instant, and when the content changes next. */

import { messagesOn, pickAnnouncement } from '../announcement/pick-announcement.ts';
import type { Announcement, Content, FailedPart } from '../content/content.ts';
import { ANNOUNCEMENT } from '../content/parts.ts';

export interface ContentAtInstant {
  /** The instant of the snapshot, in milliseconds since 1970. */
  readonly instant: number;
  readonly announcement: Announcement | null;
  /** Whether another seed could pick another announcement. */
  readonly competing: boolean;
  /** When an announcement starts or ends, or the copyright year changes, in milliseconds since 1970. */
  readonly changesAt: number;
  /** Names the announcement if drawing one failed. */
  readonly failed: readonly FailedPart[];
}

/** The messages of a site in a language. */
type Messages = Pick<Content, 'announcements' | 'defaultMessages'>;

/** In milliseconds, the smallest `max-age`. */
export const MINIMUM_LIFETIME = 1_000;

/**
 * Takes the snapshot at `now`, or at the next change if that is less than a second away, because caches store an answer
 * for at least a second.
 *
 * @param now milliseconds since 1970
 * @param seed decides between several active announcements
 * @param path the page's, as `pagePath` returns it; `null` if unknown
 */
export function contentAtOrThrow(
  messages: Messages,
  now: number,
  seed: string,
  path: string | null = null,
): ContentAtInstant {
  const [list, defaults] = [messagesOn(path, messages.announcements), messagesOn(path, messages.defaultMessages)];
  const { announcement, competing, nextBoundary } = pickAnnouncement(list, defaults, now, seed);
  const changesAt = Math.min(nextBoundary, nextNewYear(now));
  if (changesAt - now < MINIMUM_LIFETIME) return contentAtOrThrow(messages, changesAt, seed, path);
  return { instant: now, announcement, competing, changesAt, failed: [] };
}

/** Like `contentAtOrThrow`, but without an announcement if drawing one fails. */
export function contentAt(messages: Messages, now: number, seed: () => string, path: string | null): ContentAtInstant {
  try {
    return contentAtOrThrow(messages, now, seed(), path);
  } catch (error) {
    return { ...contentWithoutAnnouncement(now), failed: [{ part: ANNOUNCEMENT, error }] };
  }
}

/** Messages that can appear on any page of the site, for answers about all pages. */
export function onEveryPage({ announcements, defaultMessages }: Messages): Messages {
  const isEverywhere = announcements.some(({ paths }) => !paths);
  // if an announcement applies to every page, only gap-filling defaults can appear
  const shown = [...announcements, ...defaultMessages.filter(({ fillsGaps }) => fillsGaps || !isEverywhere)];
  return {
    announcements: shown.map((message) => ({ ...message, paths: null, fillsGaps: false })),
    defaultMessages: [],
  };
}

/** The seed of responses that show no announcement. */
export function noSeed(): string {
  return '';
}

export function contentWithoutAnnouncement(now: number): ContentAtInstant {
  return { instant: now, announcement: null, competing: false, changesAt: nextNewYear(now), failed: [] };
}

/** When the copyright year changes, in UTC. */
function nextNewYear(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
}
