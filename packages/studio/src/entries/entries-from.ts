/** Turns published content into editable entries: one per id, with all its languages. */

import type { PublishedLink } from '../../../../src/content/menu-schema.ts';
import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { Card, LanguageMessages, PublishedLanguages } from '../../../../src/content/publication.ts';
import { hexHash } from '../../../../src/contract/hash.ts';
import { parseInstant } from '../../../../src/contract/instant.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import {
  type CardContent,
  type CardFields,
  type Entry,
  type EntryContent,
  entryKey,
  FILLS_GAPS,
  isArchived,
  isMessageContent,
  type LinkFields,
  listIn,
  type MenuContent,
  type MessageContent,
  type MessageFields,
} from '../contract/draft.ts';
import { fieldType } from '../contract/fields.ts';
import { isoInstant } from '../contract/format-instant.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';
import { isWrittenOnce } from './setting-place.ts';
import { withoutSources, withSourcesOf } from './translation.ts';

/** An entry before it is saved. */
export type UnsavedEntry = Pick<Entry, 'id' | 'content'>;

/** Content that is published under its id, in a record. */
type RecordContent = CardContent | MenuContent;
type RecordFields<Kind> = NonNullable<Extract<RecordContent, { kind: Kind }>['languages'][Language]>;

/** Entries are in the order of the first of these languages that has them. */
const IN_ORDER: readonly Language[] = [
  DEFAULT_LANGUAGE,
  ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
];

/** Announcements, default messages, cards, and the parts of menus. */
export function entriesFrom(languages: PublishedLanguages): UnsavedEntry[] {
  return [
    ...messageEntries('announcement', languages, ({ announcements }) => announcements),
    ...messageEntries('default-message', languages, ({ featureMessages }) => featureMessages),
    ...recordEntries('card', languages, ({ cards }) => cards, cardFieldsOf),
    ...recordEntries('link', languages, ({ links }) => links, linkFieldsOf),
    ...recordEntries(
      'text',
      languages,
      ({ texts }) => texts,
      (text) => ({ text }),
    ).map(writtenOnce),
    ...recordEntries(
      'list',
      languages,
      ({ lists }) => lists,
      (names) => ({ entries: names.join('\n') }),
    ),
  ];
}

/** Themes and site settings are the same in all languages, and edited in one. */
function writtenOnce(entry: UnsavedEntry): UnsavedEntry {
  const { id, content } = entry;
  const fields = content.kind === 'text' ? content.languages[DEFAULT_LANGUAGE] : undefined;
  if (!fields || !isWrittenOnce(id)) return entry;
  return { id, content: { kind: 'text', languages: { [DEFAULT_LANGUAGE]: fields } } };
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

function recordEntries<Kind extends RecordContent['kind'], Value>(
  kind: Kind,
  languages: PublishedLanguages,
  recordOf: (messages: LanguageMessages) => Readonly<Record<string, Value>> | undefined,
  fieldsOf: (value: Value) => RecordFields<Kind>,
): UnsavedEntry[] {
  const byId = collect<RecordFields<Kind>>((add) => {
    for (const language of IN_ORDER) {
      for (const [id, value] of Object.entries(recordOf(languages[language]) ?? {})) add(id, language, fieldsOf(value));
    }
  });
  return byId.map(([id, fields]) => ({ id, content: { kind, languages: fields } as RecordContent }));
}

type Add<Fields> = (id: string, language: Language, fields: Fields) => void;

function collect<Fields>(fill: (add: Add<Fields>) => void): [string, Partial<Record<Language, Fields>>][] {
  const byId = new Map<string, Partial<Record<Language, Fields>>>();
  fill((id, language, fields) => byId.set(id, { ...byId.get(id), [language]: fields }));
  return [...byId];
}

function messageFieldsOf(message: AnnouncementFile): MessageFields {
  const { title, description, cta, link, weight, startDate = '', endDate = '', sites, paths, fillsGaps } = message;
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
    ...(fillsGaps && { fillsGaps: FILLS_GAPS }),
  };
}

function cardFieldsOf({ epigraph, title, link, image }: Card): CardFields {
  return { epigraph, title, link, image };
}

/** A link as people edit it. */
export function linkFieldsOf({ name, description = '', link, look, icon }: PublishedLink): LinkFields {
  return { name, description, link, ...(look && { look }), ...(icon && { icon }) };
}

/** `2026-03-14` → `2026-03-14T00:00:00Z`; anything that is not an instant stays unchanged. */
function inUtc(text: string): string {
  const instant = parseInstant(text);
  return instant === null ? text : isoInstant(instant);
}

export function byName<Named extends UnsavedEntry>(entries: readonly Named[]): Map<string, Named> {
  return new Map(entries.map((entry) => [entryKey({ kind: entry.content.kind, id: entry.id }), entry]));
}

/** Keeps the draft's data that is never published: the campaign, and the sources of translations. */
export function withSettingsOf(draft: EntryContent | null, published: EntryContent): EntryContent {
  if (!draft) return published;
  const kept = withSourcesOf(draft, published);
  if (!isMessageContent(draft) || draft.campaign === undefined || !isMessageContent(kept)) return kept;
  return { ...kept, campaign: draft.campaign };
}

/** Whether publishing either content gives the same result. */
export function isPublishedAlike(one: EntryContent | undefined, other: EntryContent | undefined): boolean {
  return (one ? comparable(one) : '') === (other ? comparable(other) : '');
}

function publishedText(name: string, value: string): string {
  switch (fieldType(name)) {
    case 'number':
      return String(Number(value));
    case 'ids':
    case 'paths':
      // only the entries of a menu's list have an order
      return (name === 'entries' ? listIn(value) : [...listIn(value)].sort()).join('\n');
    case 'moment':
      return inUtc(value.trim());
    default:
      return value.trim();
  }
}

/** The languages in which the published results would differ; `undefined` stands for a missing entry. */
export function differingLanguages(one: EntryContent | undefined, other: EntryContent | undefined): Language[] {
  const [before, after] = [one, other].map((content) => (content ? textsToCompare(content) : null));
  return LANGUAGES.filter((language) => before?.[language] !== after?.[language]);
}

/** The page compares all contents after each key. */
const comparable = memoizeByIdentity((content: EntryContent): string => {
  const languages = textsToCompare(content);
  return languages === null ? '' : JSON.stringify([content.kind, LANGUAGES.map((language) => languages[language])]);
});

/** Without languages that the content lacks. @returns `null` if it is shown nowhere */
function textsToCompare(content: EntryContent): Readonly<Partial<Record<Language, string>>> | null {
  if (isArchived(content)) return null;
  const languages = LANGUAGES.flatMap((language) => {
    const fields = content.languages[language];
    return fields && !isRepeat(fields) ? [[language, publishedTexts(fields)]] : [];
  });
  return languages.length === 0 ? null : Object.fromEntries(languages);
}

function publishedTexts(fields: object): string {
  const texts = Object.entries<string | undefined>(withoutSources(fields))
    .map(([name, value = '']) => [name, publishedText(name, value)])
    .filter(([, value]) => value !== '')
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return JSON.stringify(texts);
}

/** What `repeats` is for these fields. */
export function hashOfRepeat(fields: object): string {
  return hexHash(publishedTexts(fields), [0, 1]);
}

/** Whether the fields say what the files say, and only record sources. Fields that were changed since then don't. */
export function isRepeat(fields: object): boolean {
  return 'repeats' in fields && fields.repeats === hashOfRepeat(fields);
}
