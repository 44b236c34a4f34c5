/** Computes when each message of a language can be shown, and its share of views. */

import { activeMessages, type Candidate } from '../../../../src/announcement/pick-announcement.ts';

/** An announcement or default message. Instants are milliseconds since 1970; `null` means no limit. */
export interface TimelineMessage extends Candidate {
  readonly title: string;
}

/** A language's messages, in list order. */
export interface TimelineMessages<Message extends TimelineMessage = TimelineMessage> {
  readonly announcements: readonly Message[];
  /** Shown when there are no announcements at all. */
  readonly defaults: readonly Message[];
}

/** From `from` until just before `to`, in milliseconds since 1970. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

export interface Share<Message extends TimelineMessage = TimelineMessage> {
  readonly message: Message;
  /** Above 0, up to 1: of views by visitors who have dismissed no message. */
  readonly share: number;
}

/** A time in which the same messages can be shown. */
export interface Period<Message extends TimelineMessage = TimelineMessage> extends TimeRange {
  /**
   * `gap`: visitors see no bar. `single`: all see the same message. `overlap`: messages share the visitors.
   */
  readonly kind: 'gap' | 'single' | 'overlap';
  /** In the order of the lists. */
  readonly shares: readonly Share<Message>[];
}

export interface Timeline<Message extends TimelineMessage = TimelineMessage> {
  /** In order and contiguous. */
  readonly periods: readonly Period<Message>[];
  /** Whether default messages are shown because the language has no announcements. */
  readonly usesDefaults: boolean;
}

/** @param range of time; empty if `to` is not after `from` */
export function timelineOf<Message extends TimelineMessage>(
  messages: TimelineMessages<Message>,
  range: TimeRange,
): Timeline<Message> {
  return {
    periods: periodsOf(messages, range),
    usesDefaults: messages.announcements.length === 0,
  };
}

/** Which messages may show at an instant, in milliseconds since 1970. */
export function sharesAt<Message extends TimelineMessage>(
  { announcements, defaults }: TimelineMessages<Message>,
  instant: number,
): readonly Share<Message>[] {
  const { candidates } = activeMessages(announcements, defaults, instant);
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  return candidates.map((message) => ({ message, share: message.weight / total }));
}

/** The instants at which the possible messages change, in order. */
export function changesIn<Message extends TimelineMessage>(
  messages: TimelineMessages<Message>,
  range: TimeRange,
): readonly number[] {
  return periodsOf(messages, range)
    .slice(1)
    .map(({ from }) => from);
}

function periodsOf<Message extends TimelineMessage>(
  messages: TimelineMessages<Message>,
  { from, to }: TimeRange,
): readonly Period<Message>[] {
  const periods: Period<Message>[] = [];
  for (let start = from; start < to; ) {
    const { nextBoundary } = activeMessages(messages.announcements, messages.defaults, start);
    const end = Math.min(nextBoundary, to);
    const shares = sharesAt(messages, start);
    const last = periods.at(-1);
    // nobody notices when a message with weight 0 starts or ends
    if (last && haveSameMessages(last.shares, shares)) periods[periods.length - 1] = { ...last, to: end };
    else periods.push({ from: start, to: end, kind: kindOf(shares), shares });
    start = end;
  }
  return periods;
}

function kindOf({ length }: readonly unknown[]): Period['kind'] {
  if (length === 0) return 'gap';
  return length === 1 ? 'single' : 'overlap';
}

function haveSameMessages(some: readonly Share[], others: readonly Share[]): boolean {
  return some.length === others.length && some.every(({ message }, index) => message === others[index]?.message);
}
