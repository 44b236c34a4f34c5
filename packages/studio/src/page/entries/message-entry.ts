/** Reads messages of the draft or of a version: their languages, limits and shares of views. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import {
  entryKey,
  isMessageContent,
  type MessageContent,
  type MessageFields,
  type MessageKind,
} from '../../contract/draft.ts';
import { type Limits, limitsOf, MAIN, messagesFor } from '../../entries/audience.ts';
import { typedSchedule } from '../../entries/schedule.ts';
import { sharesAt, type TimelineMessage } from '../../entries/timeline.ts';
import type { ShownEntry } from '../data/draft-state.ts';

/** A message that is not deleted. */
export interface MessageEntry extends ShownEntry {
  readonly kind: MessageKind;
  readonly content: MessageContent;
}

/** A message of the draft or of a version. */
export type NamedMessage = Pick<MessageEntry, 'kind' | 'id' | 'content'>;

export function isMessage(entry: ShownEntry): entry is MessageEntry {
  return isMessageContent(entry.content);
}

/** The fields in the language, or else in English or another language. */
export function fieldsToShow(
  { languages }: MessageContent,
  preferred: Language,
): { readonly language: Language; readonly fields: MessageFields } | null {
  for (const language of [preferred, DEFAULT_LANGUAGE, ...LANGUAGES] as const) {
    const fields = languages[language];
    if (fields) return { language, fields };
  }
  return null;
}

/**
 * Each message's current share of views, from 0 to 1, by entry key: in one language and site, on pages without
 * messages of their own.
 */
export function sharesNow(
  messages: readonly NamedMessage[],
  language: Language,
  now: number,
  site: string = MAIN.id,
): ReadonlyMap<string, number> {
  const shown = (kind: MessageKind) => messagesFor({ site, pages: null }, inLanguage(messages, kind, language));
  const shares = sharesAt({ announcements: shown('announcement'), defaults: shown('default-message') }, now);
  return new Map(shares.map(({ message, share }) => [message.id, share]));
}

function inLanguage(messages: readonly NamedMessage[], kind: MessageKind, language: Language) {
  return messages.flatMap((message) => {
    const fields = message.content.languages[language];
    return message.kind === kind && fields ? [typedMessage(entryKey(message), fields)] : [];
  });
}

/** As the timeline reads published ones. */
export function typedMessage(id: string, fields: MessageFields): TimelineMessage & Limits {
  const title = fields.title.trim() || 'Untitled';
  return { id, title, ...typedSchedule(fields), ...limitsOf(fields), ...(fields.fillsGaps && { fillsGaps: true }) };
}
