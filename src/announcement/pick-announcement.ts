/** Picks the announcement to show at an instant, and computes when the result can change next. */

import { matchesPath } from '../contract/page-path.ts';
import { unitHashAfter } from './unit-hash.ts';

/** The properties of a message that matter here. Instants are milliseconds since 1970; `null` means no limit. */
export interface Candidate {
  readonly id: string;
  readonly weight: number;
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** On a default message: whether it is also shown while announcements exist but none is active. */
  readonly fillsGaps?: boolean | undefined;
}

interface PickResult<Message extends Candidate> {
  readonly announcement: Message | null;
  /** Whether another seed could pick another message. */
  readonly competing: boolean;
  /** The next start or end of any message, in milliseconds since 1970; `Infinity` if there is none. */
  readonly nextBoundary: number;
}

/** The messages that are active at an instant, and until when the list stays the same. */
export interface ActiveMessages<Message extends Candidate> {
  /** Active messages with a weight above 0. */
  readonly candidates: readonly Message[];
  /** The next start or end of any message, in milliseconds since 1970; `Infinity` if there is none. */
  readonly nextBoundary: number;
}

/**
 * Draws one of the messages that are active at `now`, with a probability proportional to its weight. Uses `defaults` if
 * the list is empty, and those that fill gaps also if no message in the list is active. The announcement is `null` if
 * none is active.
 *
 * @param seed the same seed and the same active messages give the same announcement
 */
export function pickAnnouncement<Message extends Candidate>(
  messages: readonly Message[],
  defaults: readonly Message[],
  now: number,
  seed: string,
): PickResult<Message> {
  const { candidates, nextBoundary } = activeMessages(messages, defaults, now);
  return { announcement: draw(candidates, seed), competing: candidates.length > 1, nextBoundary };
}

export function activeMessages<Message extends Candidate>(
  messages: readonly Message[],
  defaults: readonly Message[],
  now: number,
): ActiveMessages<Message> {
  const scheduled = scheduledMessages(messages, defaults);
  const active = scheduled.filter((message) => isActive(message, now) && message.weight > 0);
  const preferred = messages.length > 0 ? active.filter(({ fillsGaps }) => !fillsGaps) : active;
  return { candidates: preferred.length > 0 ? preferred : active, nextBoundary: boundaryAfter(scheduled, now) };
}

/**
 * The messages that a page can show, in their order. Decide only with these: messages for other pages must not compete,
 * end a lifetime or suppress the defaults.
 *
 * @param path as `pagePath` returns it; `null` if unknown, which excludes messages for single pages
 */
export function messagesOn<Message extends { readonly paths: readonly string[] | null }>(
  path: string | null,
  messages: readonly Message[],
): readonly Message[] {
  // fast path: usually no message has paths
  if (messages.every(({ paths }) => !paths)) return messages;
  return messages.filter(({ paths }) => !paths || (path !== null && matchesPath(path, paths)));
}

/** The messages that can be shown at some time: the list with gap-filling defaults, or all defaults if it is empty. */
export function scheduledMessages<Message extends Pick<Candidate, 'fillsGaps'>>(
  messages: readonly Message[],
  defaults: readonly Message[],
): readonly Message[] {
  if (messages.length === 0) return defaults;
  // fast path: usually no default fills gaps
  return defaults.some(({ fillsGaps }) => fillsGaps)
    ? [...messages, ...defaults.filter(({ fillsGaps }) => fillsGaps)]
    : messages;
}

/** Whether `now` is in `[startDate, endDate)`, whatever the weight of the message. */
export function isActive({ startDate, endDate }: Candidate, now: number): boolean {
  return (startDate === null || startDate <= now) && (endDate === null || now < endDate);
}

function boundaryAfter(messages: readonly Candidate[], now: number): number {
  let next = Number.POSITIVE_INFINITY;
  const consider = (instant: number | null) => {
    if (instant !== null && instant > now && instant < next) next = instant;
  };
  // avoids an array of what may be thousands of instants
  for (const { startDate, endDate } of messages) {
    consider(startDate);
    consider(endDate);
  }
  return next;
}

/**
 * Weighted rendezvous hashing: each message gets an exponential variate with its weight as the rate, and the smallest
 * wins. Adding or removing a message therefore changes the result only for the seeds that it wins.
 */
function draw<Message extends Candidate>(candidates: readonly Message[], seed: string): Message | null {
  if (candidates.length <= 1) return candidates[0] ?? null;
  const numberOf = unitHashAfter(`${seed}\0`);
  let winner: Message | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const variate = -Math.log(numberOf(candidate.id)) / candidate.weight;
    if (winner === null || variate < least) {
      winner = candidate;
      least = variate;
    }
  }
  return winner;
}
