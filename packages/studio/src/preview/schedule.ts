/** Computes the competing announcements at an instant, their shares, and when the content changes. */

import { isActive, scheduledMessages } from '../../../../src/announcement/pick-announcement.ts';
import type { Announcement, Content } from '../../../../src/content/content.ts';
import { sharesAt } from '../entries/timeline.ts';

export interface ScheduledAnnouncement {
  readonly announcement: Announcement;
  readonly active: boolean;
  /** The share of draws that this message wins, from 0 to 1. */
  readonly share: number;
}

/** An instant at which the content changes. */
export interface Boundary {
  /** Milliseconds since 1970. */
  readonly instant: number;
  /** In words, such as `“A webinar” ends`. */
  readonly changes: readonly string[];
}

/** The messages that the language shows at some time. */
function messagesOf(content: Content): readonly Announcement[] {
  return scheduledMessages(content.announcements, content.defaultMessages);
}

export function scheduleOf(content: Content, instant: number): readonly ScheduledAnnouncement[] {
  const { announcements, defaultMessages: defaults } = content;
  const shares = new Map(sharesAt({ announcements, defaults }, instant).map(({ message, share }) => [message, share]));
  return messagesOf(content).map((announcement) => ({
    announcement,
    active: isActive(announcement, instant),
    share: shares.get(announcement) ?? 0,
  }));
}

/** All starts and ends of announcements, and the new years before and after the instant, in order. */
export function boundariesOf(content: Content, instant: number): readonly Boundary[] {
  const changes = new Map<number, string[]>();
  const add = (at: number | null, change: string) => {
    if (at !== null) changes.set(at, [...(changes.get(at) ?? []), change]);
  };
  for (const { title, startDate, endDate } of messagesOf(content)) {
    add(startDate, `“${title}” starts`);
    add(endDate, `“${title}” ends`);
  }
  const year = new Date(instant).getUTCFullYear();
  for (const next of [year, year + 1]) add(Date.UTC(next, 0, 1), `the copyright year becomes ${next}`);
  return [...changes]
    .map(([at, what]) => ({ instant: at, changes: what }))
    .sort((one, other) => one.instant - other.instant);
}
