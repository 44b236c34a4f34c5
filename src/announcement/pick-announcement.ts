/** Messages, instant and seed → the announcement to show, and until when that answer holds. Pure. */

import { unitHash } from './unit-hash.ts';

/** What the draw needs to know of a message. Instants are milliseconds since 1970; `null` is open. */
export interface Candidate {
  readonly id: string;
  readonly weight: number;
  readonly startDate: number | null;
  readonly endDate: number | null;
}

export interface PickResult<Message extends Candidate> {
  readonly announcement: Message | null;
  /** Whether another draw at the same instant could give another message. */
  readonly competing: boolean;
  /** The next start or end of any message, in milliseconds since 1970; `Infinity` where none is left. */
  readonly freshUntil: number;
}

/**
 * Draws one of the messages whose window `[startDate, endDate)` holds `now`, with a probability proportional to
 * its weight. An empty list stands for `defaults`; a list with no active message gives `null`.
 *
 * @param seed the draw is a pure function of it and of the candidates; while they stay the same, so does the answer
 */
export function pickAnnouncement<Message extends Candidate>(
  messages: readonly Message[],
  defaults: readonly Message[],
  now: number,
  seed: string,
): PickResult<Message> {
  const list = scheduledMessages(messages, defaults);
  const candidates = list.filter((message) => isActive(message, now) && message.weight > 0);
  return {
    announcement: draw(candidates, seed),
    competing: candidates.length > 1,
    freshUntil: nextBoundary(list, now),
  };
}

/** The messages that may be shown at all: an empty list stands for `defaults`. */
export function scheduledMessages<Message>(
  messages: readonly Message[],
  defaults: readonly Message[],
): readonly Message[] {
  return messages.length > 0 ? messages : defaults;
}

/** Whether the window `[startDate, endDate)` of a message holds `now`; its weight does not matter. */
export function isActive({ startDate, endDate }: Candidate, now: number): boolean {
  return (startDate === null || startDate <= now) && (endDate === null || now < endDate);
}

function nextBoundary(messages: readonly Candidate[], now: number): number {
  const instants = messages.flatMap(({ startDate, endDate }) => [startDate, endDate]);
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...instants.filter((instant) => instant !== null && instant > now).map(Number),
  );
}

/**
 * Weighted rendezvous hashing: the least exponential variate at the rate of the weight wins, so that a message
 * that comes or goes moves only the seeds that it wins or had won.
 */
function draw<Message extends Candidate>(candidates: readonly Message[], seed: string): Message | null {
  let winner: Message | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const variate = -Math.log(unitHash(`${seed}\0${candidate.id}`)) / candidate.weight;
    if (winner === null || variate < least) {
      winner = candidate;
      least = variate;
    }
  }
  return winner;
}
