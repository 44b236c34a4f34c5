/** Ends an announcement in the published messages and in the draft. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { parseInstant } from '../../../../src/contract/instant.ts';
import type { Language } from '../../../../src/contract/language.ts';
import type { EntryContent } from '../contract/draft.ts';
import { languagesFrom } from './compose-publication.ts';

/** What to end, and when. */
export interface Ending {
  readonly id: string;
  readonly in: readonly Language[];
  /** ISO 8601, in UTC. */
  readonly at: string;
}

/**
 * An announcement that has not started yet is removed, because it would never be shown.
 *
 * @returns `not-found` if no language has the announcement, `over` if it has already ended in all that have it
 */
export function endAnnouncement(
  languages: PublishedLanguages,
  ending: Ending,
): PublishedLanguages | 'not-found' | 'over' {
  const having = ending.in.filter((language) => languages[language].announcements.some(({ id }) => id === ending.id));
  if (having.length === 0) return 'not-found';
  let ended = false;
  const result = languagesFrom((language) => {
    const messages = languages[language];
    if (!having.includes(language)) return messages;
    const announcements = messages.announcements.flatMap((message) => {
      if (message.id !== ending.id || !isBefore(ending.at, message.endDate)) return [message];
      ended = true;
      return isBefore(message.startDate, ending.at) ? [{ ...message, endDate: ending.at }] : [];
    });
    return { ...messages, announcements };
  });
  return ended ? result : 'over';
}

/**
 * Ends the announcement in a draft that may have other changes. Keeps times that the draft has changed.
 *
 * @param before what was published before
 * @returns `null` if no language is left
 */
export function endInDraft(content: EntryContent, before: PublishedLanguages, ending: Ending): EntryContent | null {
  if (content.kind !== 'announcement') return content;
  const languages = { ...content.languages };
  for (const language of ending.in) {
    const fields = languages[language];
    const message = before[language].announcements.find(({ id }) => id === ending.id);
    if (!fields || !message || !isBefore(ending.at, fields.endDate)) continue;
    if (!isSameInstant(fields.startDate, message.startDate) || !isSameInstant(fields.endDate, message.endDate))
      continue;
    if (isBefore(fields.startDate, ending.at)) languages[language] = { ...fields, endDate: ending.at };
    else delete languages[language];
  }
  return Object.keys(languages).length === 0 ? null : { ...content, languages };
}

function isSameInstant(one: string, other = ''): boolean {
  return parseInstant(one) === parseInstant(other);
}

/** A missing or invalid limit counts as before and after everything. */
function isBefore(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [parseInstant(one ?? ''), parseInstant(other ?? '')];
  return first === null || second === null || first < second;
}
