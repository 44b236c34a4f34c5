/** Groups messages for the list: first by what visitors see now, then by what the draft plans. Pure. */

import type { Language } from '../../../src/contract/language.ts';
import type { MessageContent } from '../../contract/draft.ts';
import type { ListedMessage } from './listed-message.ts';
import { fieldsOf, type Phase, periodOf, phaseInAll, phaseOf } from './message-phase.ts';

export interface MessageGroup {
  readonly id: 'live' | 'unpublished' | 'next' | 'over' | 'default' | 'missing';
  readonly messages: readonly ListedMessage[];
}

/** @param language `null` for all languages */
export function groupMessages(
  messages: readonly ListedMessage[],
  language: Language | null,
  now: number,
): readonly MessageGroup[] {
  const phaseIn = (content: MessageContent | null): Phase | null => {
    if (language === null) return content && phaseInAll(content, now);
    const fields = content?.languages[language];
    return fields ? phaseOf(fields, now) : null;
  };
  const isWanted = ({ kind, content, draft }: ListedMessage) =>
    draft !== null && (kind !== 'announcement' || phaseInAll(content, now) !== 'over');
  const groupOf = (message: ListedMessage): MessageGroup['id'] | null => {
    const { kind, content, published } = message;
    const seen = phaseIn(published);
    const planned = phaseIn(content) ?? seen;
    if (planned === null) return isWanted(message) ? 'missing' : null;
    if (kind === 'default-message') return 'default';
    if (seen === 'live') return 'live';
    return planned === 'live' ? 'unpublished' : planned;
  };
  const inGroup = (id: MessageGroup['id']) => messages.filter((message) => groupOf(message) === id);
  return [
    { id: 'live', messages: sorted(inGroup('live'), ({ content, published }) => endOf(published ?? content)) },
    { id: 'unpublished', messages: inGroup('unpublished') },
    { id: 'next', messages: sorted(inGroup('next'), ({ content }) => startOf(content)) },
    { id: 'default', messages: inGroup('default') },
    { id: 'missing', messages: inGroup('missing') },
    { id: 'over', messages: sorted(inGroup('over'), ({ content }) => -endOf(content)) },
  ];
}

function sorted(
  messages: readonly ListedMessage[],
  rank: (message: ListedMessage) => number,
): readonly ListedMessage[] {
  return messages.toSorted((one, other) => rank(one) - rank(other) || 0);
}

function startOf(content: MessageContent): number {
  return Math.min(...fieldsOf(content).map((fields) => periodOf(fields).start ?? 0));
}

/** Far in the future rather than never, so that differences are numbers. */
function endOf(content: MessageContent): number {
  return Math.max(...fieldsOf(content).map((fields) => periodOf(fields).end ?? 8.64e15));
}
