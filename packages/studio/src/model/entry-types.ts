/** The types of entries: kind and id say which one an entry has, and so its fields. Only this file maps them. */

import type { GenericSchema } from 'valibot';
import { menusSchema } from '../../../../src/content/menu-schema.ts';
import { announcementsSchema, messagesSchema } from '../../../../src/content/message-schema.ts';
import { isInRecord, parsePlace } from '../../../../src/content/place.ts';
import { cardsSchema, type LanguageMessages } from '../../../../src/content/publication.ts';
import { settingAt } from '../../../../src/content/site-settings.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { type EntryKind, type EntryName, SETTING_NAMES } from '../contract/draft.ts';
import type { PageName } from '../contract/pages.ts';
import { wordsIn } from '../contract/sentence.ts';
import type { Field, Fields, FieldType } from '../fields/field-type.ts';
import {
  CARD_FIELDS,
  type FieldName,
  LINK_FIELDS,
  LIST_FIELDS,
  MESSAGE_FIELDS,
  TEXT_FIELDS,
} from '../fields/fields.ts';
import { setting } from '../fields/setting.ts';
import { tokenName, tokenProblem } from '../theme/theme-tokens.ts';
import { BLOG_FIELDS } from './blog-settings.ts';
import { SITE_FIELDS, UNKNOWN_SETTING } from './site-settings.ts';

export interface Kind {
  readonly name: string;
  /** All that its types have. */
  readonly fields: Fields;
  /** Where a language's published content has it: in a list, or in a record by id. */
  readonly in: keyof LanguageMessages;
  readonly schema: GenericSchema;
  /** The field whose value alone is published. */
  readonly only?: string;
  /** What people call such an entry by. */
  readonly title?: string;
}

export const KINDS: Readonly<Record<EntryKind, Kind>> = {
  announcement: {
    name: 'Announcement',
    fields: MESSAGE_FIELDS,
    in: 'announcements',
    schema: announcementsSchema,
    title: 'title',
  },
  'default-message': {
    name: 'Default message',
    fields: MESSAGE_FIELDS,
    in: 'featureMessages',
    schema: messagesSchema,
    title: 'title',
  },
  card: { name: 'Card', fields: CARD_FIELDS, in: 'cards', schema: cardsSchema, title: 'title' },
  link: { name: 'Link', fields: LINK_FIELDS, in: 'links', schema: menusSchema.links, title: 'name' },
  text: {
    name: 'Title or label',
    fields: TEXT_FIELDS,
    in: 'texts',
    schema: menusSchema.texts,
    only: 'text',
    title: 'text',
  },
  list: {
    name: 'List of a menu',
    fields: LIST_FIELDS,
    in: 'lists',
    schema: menusSchema.lists,
    only: 'entries',
  },
};

interface EntryType {
  readonly fields: Fields;
  /** The page that edits it. */
  readonly page: PageName;
  /** Never translated, and changed by authors only. */
  readonly isSetting?: true;
  /** Written in one language, and published in all. */
  readonly isWrittenOnce?: true;
}

/** The record of a link's place, such as `actions.sign-up`, says which fields it lacks. */
const LACKING: Readonly<Record<string, readonly (keyof typeof LINK_FIELDS)[]>> = {
  actions: ['description', 'icon'],
  social: ['description', 'look'],
  navigation: ['description', 'look', 'icon'],
};

/** Of links in the menus' lists, such as `pricing`. */
const LISTED_LACK = ['look', 'icon'];

/** The names of its fields in a section of the form; those of the first have none. */
export function fieldNames(entry: EntryName, section?: Field['section']): readonly FieldName[] {
  return Object.entries(entryType(entry).fields).flatMap(([name, field]) =>
    field.section === section ? [name as FieldName] : [],
  );
}

/** @returns `undefined` for an entry without such a field, or of a release that this one does not know */
export function fieldOf(entry: EntryName, field: string | null): Field | undefined {
  // only the types of texts have fields of their own, others lack some
  const { fields } = entry.kind === 'text' ? entryType(entry) : KINDS[entry.kind];
  return ownValue(fields, field ?? '');
}

/** The fields of a new entry. */
export function emptyFields(kind: EntryKind): Readonly<Record<string, string>> {
  const stored = Object.entries(KINDS[kind].fields).filter(([, { optional }]) => optional !== 'stored');
  return Object.fromEntries(stored.map(([name, { initial = '' }]) => [name, initial]));
}

/** The type of the entry that the kind and id stand for. */
export function entryType({ kind, id }: EntryName): EntryType {
  const { fields } = KINDS[kind];
  switch (kind) {
    case 'announcement':
      // only default messages can fill gaps
      return { fields: without(fields, ['fillsGaps']), page: 'message' };
    case 'default-message':
      return { fields, page: 'message' };
    case 'card':
      return { fields, page: 'cards' };
    case 'link': {
      const place = parsePlace(id);
      const record = place.of === 'record' ? place.record : '';
      return {
        fields: without(fields, record === null ? LISTED_LACK : (ownValue(LACKING, record) ?? [])),
        page: 'menus',
      };
    }
    case 'list':
      return { fields, page: 'menus' };
    case 'text':
      return textType(id, fields);
  }
}

const [COLOR, SHAPE] = (['color', 'text'] as const).map((control) =>
  setting((text, id) => tokenProblem(id, text), { control }),
) as [FieldType, FieldType];

function textType(id: string, fields: Fields): EntryType {
  const place = parsePlace(id);
  switch (place.of) {
    case 'theme':
      return {
        fields: { text: { name: tokenName(id), type: place.scheme ? COLOR : SHAPE } },
        page: 'theme',
        isSetting: true,
        isWrittenOnce: true,
      };
    case 'site': {
      const at = settingAt(id);
      const text = at ? SITE_FIELDS[at.setting] : UNKNOWN_SETTING;
      return { fields: { text }, page: 'menus', isSetting: true, isWrittenOnce: true };
    }
    case 'blog':
      return { fields: { text: BLOG_FIELDS[place.kind] }, page: 'menus', isSetting: true };
    default:
      // `blog.` may have texts of other releases
      return { fields, page: 'menus', ...(isInRecord(id, 'blog') && { isSetting: true }) };
  }
}

function without(fields: Fields, omitted: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !omitted.includes(name)));
}

/** Whether the place holds a theme token, a site setting, or the configuration of blog posts. */
export function isSettingPlace(place: string): boolean {
  return entryType({ kind: 'text', id: place }).isSetting === true;
}

/** Whether its text is written in one language, and published in all. */
export function isWrittenOnce(place: string): boolean {
  return entryType({ kind: 'text', id: place }).isWrittenOnce === true;
}

/** The name of the setting in this place; `null` for anything that visitors read. */
export function settingName(place: string): string | null {
  const { fields, isWrittenOnce: isSetting } = entryType({ kind: 'text', id: place });
  return (isSetting && fields.text?.name) ?? null;
}

/** The language in which the place is edited while `shown` is selected. */
export function languageOf(place: string, shown: Language): Language {
  return isWrittenOnce(place) ? DEFAULT_LANGUAGE : shown;
}

/** All fields by name, which has the same type in all kinds. */
export const FIELDS: Fields = Object.assign({}, ...Object.values(KINDS).map(({ fields }) => fields));

/** Such as `Frequency`; the field itself if this release does not know it. */
export function fieldName(field: string): string {
  return ownValue(FIELDS, field)?.name ?? ownValue<string>(SETTING_NAMES, field) ?? field;
}

/** As `fieldName`, but settings have names of their own. */
export function fieldLabel(entry: EntryName, field: string): string {
  return fieldOf(entry, field)?.name ?? fieldName(field);
}

/** A value for people, with instants in their time zone. */
export function fieldWords(entry: EntryName, field: string, value: string, timeZone: string): string {
  return wordsIn(fieldOf(entry, field)?.type.words?.(value) ?? value, timeZone);
}

/** A text in this place for people: a setting's value in words, any other text as it is. */
export function settingWords(place: string, text: string): string {
  return fieldWords({ kind: 'text', id: place }, 'text', text, 'UTC');
}
