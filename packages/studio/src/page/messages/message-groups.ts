/** Groups messages for the list: first by what visitors see now, then by what the draft plans. */

import type { Language } from '../../../../../src/contract/language.ts';
import { isArchived, type MessageContent } from '../../contract/draft.ts';
import { fieldsOf, phaseIn, phaseInAll, typedSchedule } from '../../entries/schedule.ts';
import type { ListedMessage } from '../entries/listed-message.ts';

export interface MessageGroup {
  readonly id: 'live' | 'unpublished' | 'upcoming' | 'never' | 'over' | 'default' | 'missing' | 'archived';
  readonly messages: readonly ListedMessage[];
}

/** @param language `null` for all languages */
export function groupMessages(
  messages: readonly ListedMessage[],
  language: Language | null,
  now: number,
): readonly MessageGroup[] {
  const groups = Map.groupBy(messages, (message) => groupOf(message, language, now));
  const inGroup = (id: MessageGroup['id']) => groups.get(id) ?? [];
  return [
    { id: 'live', messages: sorted(inGroup('live'), ({ content, published }) => endOf(published ?? content)) },
    { id: 'unpublished', messages: inGroup('unpublished') },
    { id: 'upcoming', messages: sorted(inGroup('upcoming'), ({ content }) => startOf(content)) },
    { id: 'never', messages: inGroup('never') },
    { id: 'default', messages: inGroup('default') },
    { id: 'missing', messages: inGroup('missing') },
    { id: 'over', messages: sorted(inGroup('over'), ({ content }) => -endOf(content)) },
    { id: 'archived', messages: inGroup('archived') },
  ];
}

/** `null` if the language's list omits it. */
export function groupOf(message: ListedMessage, language: Language | null, now: number): MessageGroup['id'] | null {
  const { kind, content, draft, published } = message;
  const seen = published && phaseIn(published, language, now);
  if (isArchived(content) && seen !== 'live') return 'archived';
  const planned = phaseIn(content, language, now) ?? seen;
  if (planned === null) {
    const isWanted = draft !== null && (kind !== 'announcement' || phaseInAll(content, now) !== 'over');
    return isWanted ? 'missing' : null;
  }
  if (kind === 'default-message') return 'default';
  if (seen === 'live') return 'live';
  return planned === 'live' ? 'unpublished' : planned;
}

/** Sorts by a rank, computed once per message. */
export function sorted(
  messages: readonly ListedMessage[],
  rank: (message: ListedMessage) => number,
): readonly ListedMessage[] {
  return messages
    .map((message) => ({ message, rank: rank(message) }))
    .sort((one, other) => one.rank - other.rank || 0)
    .map(({ message }) => message);
}

/** In milliseconds since 1970: the first start of all languages; 0 without one. */
export function startOf(content: MessageContent): number {
  return Math.min(...fieldsOf(content).map((fields) => typedSchedule(fields).startDate ?? 0));
}

/**
 * Like `startOf`, for the last end. Without an end, it is far in the future instead of infinite, so that differences
 * are numbers.
 */
export function endOf(content: MessageContent): number {
  return Math.max(...fieldsOf(content).map((fields) => typedSchedule(fields).endDate ?? 8.64e15));
}
