/** Groups messages for the list. Pure. */

import type { Language } from '../../../src/contract/language.ts';
import { fieldsOf, type MessageEntry, periodOf, phaseInAll, phaseOf } from './message-phase.ts';

export interface MessageGroup {
  readonly id: 'live' | 'unpublished' | 'next' | 'over' | 'default' | 'missing';
  readonly entries: readonly MessageEntry[];
}

/**
 * @param language `null` for all languages
 * @param isNew whether visitors cannot see the entry before the draft is published
 */
export function groupMessages(
  entries: readonly MessageEntry[],
  language: Language | null,
  now: number,
  isNew: (entry: MessageEntry) => boolean,
): readonly MessageGroup[] {
  const present = entries.filter(({ content }) => language === null || content.languages[language]);
  const announcements = present.filter(({ kind }) => kind === 'announcement');
  const missing = entries.filter(
    (entry) => !present.includes(entry) && (entry.kind !== 'announcement' || phaseInAll(entry.content, now) !== 'over'),
  );
  const inPhase = (phase: 'live' | 'next' | 'over') =>
    announcements.filter(({ content }) => {
      const fields = language === null ? undefined : content.languages[language];
      return (fields ? phaseOf(fields, now) : phaseInAll(content, now)) === phase;
    });
  const live = inPhase('live');
  return [
    {
      id: 'live',
      entries: sorted(
        live.filter((entry) => !isNew(entry)),
        endOf,
      ),
    },
    { id: 'unpublished', entries: live.filter(isNew) },
    { id: 'next', entries: sorted(inPhase('next'), startOf) },
    { id: 'default', entries: present.filter(({ kind }) => kind === 'default-message') },
    { id: 'missing', entries: missing },
    { id: 'over', entries: sorted(inPhase('over'), (entry) => -endOf(entry)) },
  ];
}

function sorted(entries: readonly MessageEntry[], rank: (entry: MessageEntry) => number): readonly MessageEntry[] {
  return entries.toSorted((one, other) => rank(one) - rank(other) || 0);
}

function startOf({ content }: MessageEntry): number {
  return Math.min(...fieldsOf(content).map((fields) => periodOf(fields).start ?? 0));
}

/** Far in the future rather than never, so that differences are numbers. */
function endOf({ content }: MessageEntry): number {
  return Math.max(...fieldsOf(content).map((fields) => periodOf(fields).end ?? 8.64e15));
}
