/** Turns what was published into entries that people can edit: one for each id, with all its languages. */

import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { Card, LanguageMessages, PublishedLanguages } from '../../src/content/publication.ts';
import { parseInstant } from '../../src/contract/instant.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/contract/language.ts';
import {
  type CardFields,
  type Entry,
  type EntryContent,
  entryKey,
  LIMITS,
  listIn,
  type MessageContent,
  type MessageFields,
} from '../contract/draft.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';

/** An entry before it is saved. */
export type UnsavedEntry = Pick<Entry, 'id' | 'content'>;

/** The languages in which the order of entries is looked up. */
const IN_ORDER: readonly Language[] = [
  DEFAULT_LANGUAGE,
  ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
];

/** Announcements, then default messages, then cards. */
export function entriesFrom(languages: PublishedLanguages): UnsavedEntry[] {
  return [
    ...messageEntries('announcement', languages, ({ announcements }) => announcements),
    ...messageEntries('default-message', languages, ({ featureMessages }) => featureMessages),
    ...cardEntries(languages),
  ];
}

function messageEntries(
  kind: MessageContent['kind'],
  languages: PublishedLanguages,
  listOf: (messages: LanguageMessages) => readonly AnnouncementFile[],
): UnsavedEntry[] {
  const byId = collect<MessageFields>((add) => {
    for (const language of IN_ORDER) {
      for (const message of listOf(languages[language])) add(message.id, language, messageFieldsOf(message));
    }
  });
  return byId.map(([id, fields]) => ({ id, content: { kind, timeZone: 'UTC', languages: fields } }));
}

function cardEntries(languages: PublishedLanguages): UnsavedEntry[] {
  const byId = collect<CardFields>((add) => {
    for (const language of IN_ORDER) {
      for (const [id, card] of Object.entries(languages[language].cards)) add(id, language, cardFieldsOf(card));
    }
  });
  return byId.map(([id, fields]) => ({ id, content: { kind: 'card', languages: fields } }));
}

type Add<Fields> = (id: string, language: Language, fields: Fields) => void;

function collect<Fields>(fill: (add: Add<Fields>) => void): [string, Partial<Record<Language, Fields>>][] {
  const byId = new Map<string, Partial<Record<Language, Fields>>>();
  fill((id, language, fields) => byId.set(id, { ...byId.get(id), [language]: fields }));
  return [...byId];
}

function messageFieldsOf(message: AnnouncementFile): MessageFields {
  const { title, description, cta, link, weight, startDate = '', endDate = '', sites, paths } = message;
  return {
    title,
    description,
    cta,
    link,
    weight: String(weight),
    startDate: inUtc(startDate),
    endDate: inUtc(endDate),
    ...(sites && { sites: sites.join('\n') }),
    ...(paths && { paths: paths.join('\n') }),
  };
}

function cardFieldsOf({ epigraph, title, link, image }: Card): CardFields {
  return { epigraph, title, link, image };
}

/** `2026-03-14` → `2026-03-14T00:00:00Z`; what is not an instant stays as it is. */
function inUtc(text: string): string {
  const instant = parseInstant(text);
  return instant === null ? text : new Date(instant).toISOString().replace('.000Z', 'Z');
}

export function byName<Named extends UnsavedEntry>(entries: readonly Named[]): Map<string, Named> {
  return new Map(entries.map((entry) => [entryKey({ kind: entry.content.kind, id: entry.id }), entry]));
}

/** Whether two contents would be published alike. */
export function isPublishedAlike(one: EntryContent | undefined, other: EntryContent | undefined): boolean {
  return (one ? comparable(one) : '') === (other ? comparable(other) : '');
}

function publishedText(name: string, value: string): string {
  if (name === 'weight') return String(Number(value));
  return LIMITS.some((limit) => limit === name) ? listIn(value).join('\n') : inUtc(value.trim());
}

/** The page compares all contents after each key. */
const comparable = memoizeByIdentity((content: EntryContent): string => {
  // an entry without languages is shown nowhere
  if (Object.keys(content.languages).length === 0) return '';
  const languages = LANGUAGES.map((language) => {
    const fields = content.languages[language];
    if (!fields) return null;
    return Object.entries<string | undefined>(fields)
      .map(([name, value = '']) => [name, publishedText(name, value)])
      .filter(([, value]) => value !== '')
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  });
  return JSON.stringify([content.kind, languages]);
});
