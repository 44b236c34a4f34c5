/** Picks the announcement to show at an instant, and computes when this can change. Pure. */

import { matchesPath } from '../contract/page-path.ts';
import { unitHashAfter } from './unit-hash.ts';

/** The properties of a message that matter here. Instants are milliseconds since 1970; `null` means no limit. */
export interface Candidate {
  readonly id: string;
  readonly weight: number;
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** Of a default message: whether it is also shown while announcements exist and none is active. */
  readonly fillsGaps?: boolean | undefined;
}

interface PickResult<Message extends Candidate> {
  readonly announcement: Message | null;
  /** Whether another seed could pick another message. */
  readonly competing: boolean;
  /** The next start or end of any message, in milliseconds since 1970; `Infinity` if there is none. */
  readonly freshUntil: number;
}

/** The messages that are active at an instant, and until when these are the same. */
export interface ActiveMessages<Message extends Candidate> {
  /** Those with a weight. */
  readonly candidates: readonly Message[];
  /** The next start or end of any message, in milliseconds since 1970; `Infinity` if there is none. */
  readonly freshUntil: number;
}

/**
 * Draws one of the messages that are active at `now`, with a probability proportional to its weight. `defaults` are
 * used if the list is empty; those that fill gaps also if none of the list is active. The announcement is `null` if no
 * message is active.
 *
 * @param seed the same seed and the same active messages give the same announcement
 */
export function pickAnnouncement<Message extends Candidate>(
  messages: readonly Message[],
  defaults: readonly Message[],
  now: number,
  seed: string,
): PickResult<Message> {
  const { candidates, freshUntil } = activeMessages(messages, defaults, now);
  return { announcement: draw(candidates, seed), competing: candidates.length > 1, freshUntil };
}

export function activeMessages<Message extends Candidate>(
  messages: readonly Message[],
  defaults: readonly Message[],
  now: number,
): ActiveMessages<Message> {
  const scheduled = scheduledMessages(messages, defaults);
  const active = scheduled.filter((message) => isActive(message, now) && message.weight > 0);
  const preferred = messages.length > 0 ? active.filter(({ fillsGaps }) => !fillsGaps) : active;
  return { candidates: preferred.length > 0 ? preferred : active, freshUntil: nextBoundary(scheduled, now) };
}

/**
 * The messages that a page can show, in their order. What decides over a page has to ask only about these: another
 * page's messages do not compete, end a lifetime or keep the defaults away.
 *
 * @param path as `pagePath` returns it; `null` if it is not known, where messages of single pages are not shown
 */
export function messagesOn<Message extends { readonly paths: readonly string[] | null }>(
  path: string | null,
  messages: readonly Message[],
): readonly Message[] {
  // mostly no message has any, and nothing is copied
  if (messages.every(({ paths }) => !paths)) return messages;
  return messages.filter(({ paths }) => !paths || (path !== null && matchesPath(path, paths)));
}

/** The messages that can be shown at some time: the list with the defaults that fill its gaps, or all defaults if it is empty. */
export function scheduledMessages<Message extends Pick<Candidate, 'fillsGaps'>>(
  messages: readonly Message[],
  defaults: readonly Message[],
): readonly Message[] {
  if (messages.length === 0) return defaults;
  // mostly no message fills gaps, and nothing is copied
  return defaults.some(({ fillsGaps }) => fillsGaps)
    ? [...messages, ...defaults.filter(({ fillsGaps }) => fillsGaps)]
    : messages;
}

/** Whether `now` is in `[startDate, endDate)`, whatever the weight of the message. */
export function isActive({ startDate, endDate }: Candidate, now: number): boolean {
  return (startDate === null || startDate <= now) && (endDate === null || now < endDate);
}

function nextBoundary(messages: readonly Candidate[], now: number): number {
  let next = Number.POSITIVE_INFINITY;
  const consider = (instant: number | null) => {
    if (instant !== null && instant > now && instant < next) next = instant;
  };
  // without an array of all instants, of which there may be thousands
  for (const { startDate, endDate } of messages) {
    consider(startDate);
    consider(endDate);
  }
  return next;
}

/**
 * Weighted rendezvous hashing: each message gets an exponential variate with its weight as the rate, and the least
 * one wins. A message that is added or removed therefore changes the result only for the seeds that it wins.
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
