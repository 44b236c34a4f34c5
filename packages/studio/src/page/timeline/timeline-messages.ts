/** Reads the messages of the draft or a version for the timeline. */

import type { AnnouncementFile } from '../../../../../src/content/message-schema.ts';
import type { PublishedLanguages } from '../../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { type Entry, isArchived, isMessageContent, type MessageFields } from '../../contract/draft.ts';
import { type Audience, type Limits, messagesFor, patternsOf } from '../../entries/audience.ts';
import { scheduled } from '../../entries/schedule.ts';
import type { TimelineMessage, TimelineMessages } from '../../entries/timeline.ts';
import { typedMessage } from '../entries/message-entry.ts';

export interface ReadableMessage extends TimelineMessage, Limits {
  readonly kind: 'announcement' | 'default-message';
}

/** A message of the draft with an invalid weight, start or end. */
export interface UnreadableMessage extends Pick<ReadableMessage, 'kind' | 'id' | 'title'> {
  readonly field: 'weight' | 'startDate' | 'endDate';
}

export interface LanguageTimeline {
  readonly language: Language;
  readonly messages: TimelineMessages<ReadableMessage>;
  /** Omitted from `messages`. */
  readonly unreadable: readonly UnreadableMessage[];
}

/** The draft's messages by language, including incomplete entries whose schedule is valid; none that are archived. */
export function timelinesOfDraft(entries: readonly Pick<Entry, 'id' | 'content'>[]): readonly LanguageTimeline[] {
  return LANGUAGES.map((language) => {
    const read = entries.flatMap(({ id, content }) => {
      if (!isMessageContent(content) || isArchived(content)) return [];
      const fields = content.languages[language];
      return fields ? [readFields(content.kind, id, fields)] : [];
    });
    const readable = read.flatMap((message) => ('field' in message ? [] : [message]));
    return {
      language,
      messages: {
        announcements: readable.filter(({ kind }) => kind === 'announcement'),
        defaults: readable.filter(({ kind }) => kind === 'default-message'),
      },
      unreadable: read.flatMap((message) => ('field' in message ? [message] : [])),
    };
  });
}

export function timelinesOfVersion(languages: PublishedLanguages): readonly LanguageTimeline[] {
  return LANGUAGES.map((language) => ({
    language,
    messages: {
      announcements: languages[language].announcements.map((message) => readableMessage('announcement', message)),
      defaults: languages[language].featureMessages.map((message) => readableMessage('default-message', message)),
    },
    unreadable: [],
  }));
}

/** The messages that an audience sees. */
export function timelinesFor(audience: Audience, timelines: readonly LanguageTimeline[]): readonly LanguageTimeline[] {
  return timelines.map(({ messages: { announcements, defaults }, ...rest }) => ({
    ...rest,
    messages: { announcements: messagesFor(audience, announcements), defaults: messagesFor(audience, defaults) },
  }));
}

/** Path patterns of pages with their own messages. */
export function patternsIn(timelines: readonly LanguageTimeline[]): readonly string[] {
  return patternsOf(timelines.flatMap(({ messages }) => [...messages.announcements, ...messages.defaults]));
}

function readableMessage(kind: ReadableMessage['kind'], message: AnnouncementFile): ReadableMessage {
  return { kind, ...scheduled(message) };
}

function readFields(
  kind: ReadableMessage['kind'],
  id: string,
  fields: MessageFields,
): ReadableMessage | UnreadableMessage {
  const message = typedMessage(id, fields);
  const { title } = message;
  if (Number.isNaN(message.weight)) return { kind, id, title, field: 'weight' };
  const field = (['startDate', 'endDate'] as const).find((name) => message[name] === null && fields[name] !== '');
  return field ? { kind, id, title, field } : { kind, ...message };
}
