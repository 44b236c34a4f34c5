/** Finds the one message that a preview is about, or why it isn't shown. */

import type { Announcement, Content } from '../../../../src/content/content.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { isMessageKind, type MessageKind } from '../contract/draft.ts';
import { formatExactShortMoment } from '../contract/format-instant.ts';
import { languageName } from '../contract/language-name.ts';
import { phaseOf } from '../entries/schedule.ts';

export interface NamedMessage {
  readonly kind: MessageKind;
  readonly id: string;
}

/** `shown`: the message. `missing`: why visitors cannot see it, as a sentence. */
export type FoundMessage = { readonly shown: Announcement } | { readonly missing: string };

/** @param text an `entryKey`, such as `announcement/spring-webinar` */
export function parseNamed(text = ''): NamedMessage | null {
  const [, kind, id] = /^([a-z-]+)\/([a-z0-9-]{1,200})$/.exec(text) ?? [];
  return id !== undefined && isMessageKind(kind) ? { kind, id } : null;
}

/** The lists in published languages. */
const LISTS = { announcement: 'announcements', 'default-message': 'featureMessages' } as const;

/**
 * @param content what the page shows at any time
 * @param instant milliseconds since 1970
 */
export function findNamed(
  { kind, id }: NamedMessage,
  languages: PublishedLanguages,
  content: Pick<Content, 'language' | 'announcements' | 'defaultMessages'>,
  instant: number,
  timeZone: string,
): FoundMessage {
  const { language } = content;
  const isIn = (one: Language) => languages[one][LISTS[kind]].some((message) => message.id === id);
  if (!isIn(language)) {
    const isElsewhere = (Object.keys(languages) as Language[]).some(isIn);
    return { missing: isElsewhere ? `It is not in ${languageName(language)}.` : 'It is incomplete or missing.' };
  }
  const messages = kind === 'announcement' ? content.announcements : content.defaultMessages;
  const shown = messages.find((message) => message.id === id);
  if (!shown) return { missing: 'It is not for this site or page.' };
  if (kind === 'default-message' && content.announcements.length > 0) {
    return { missing: 'Default messages are shown only where there are no announcements.' };
  }
  const { startDate, endDate } = shown;
  const at = (limit: number | null) => formatExactShortMoment(limit ?? instant, timeZone);
  switch (phaseOf(shown, instant)) {
    case 'over':
      return { missing: `It ends on ${at(endDate)}.` };
    case 'never':
      return { missing: 'Its frequency is 0.' };
    case 'upcoming':
      return { missing: `It starts on ${at(startDate)}.` };
    case 'live':
      return { shown };
  }
}

/** Keeps only this message in the language, so that no other is drawn. */
export function withOnly(
  { kind, id }: NamedMessage,
  languages: PublishedLanguages,
  language: Language,
): PublishedLanguages {
  const list = LISTS[kind];
  const only = languages[language][list].filter((message) => message.id === id);
  return { ...languages, [language]: { ...languages[language], [list]: only } };
}
