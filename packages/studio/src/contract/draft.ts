/** The draft that all editors share. Its entries may be incomplete. */

import * as v from 'valibot';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { Fields, FieldType } from '../fields/field-type.ts';
import { CARD_FIELDS, LINK_FIELDS, LIST_FIELDS, MESSAGE_FIELDS, TEXT_FIELDS } from '../fields/fields.ts';
import { byteLength, MAX_ENTRY_BYTES, MAX_FIELD_BYTES, numberText } from './limits.ts';

/** A text as someone types it, perhaps empty or wrong. */
const field = v.pipe(
  v.string(),
  v.maxBytes(MAX_FIELD_BYTES, `must not be longer than ${numberText(MAX_FIELD_BYTES)} bytes`),
);

/** A partly typed moment, with hyphens for missing digits: `2026-03-14T--:--`. */
export const INCOMPLETE_MOMENT = /^(?=.*--)[\d-]{4}-[\d-]{2}-[\d-]{2}T[\d-]{2}:[\d-]{2}$/;

/** A message's settings, which apply to all its languages. */
export const SETTINGS = ['archived', 'campaign'] as const;
export const SETTING_NAMES: Readonly<Record<(typeof SETTINGS)[number], string>> = {
  campaign: 'Campaign',
  archived: 'Archived',
};

/** In `repeats`, a hash of fields that only record sources of translations, because the files say the same. */
export const REPEATS = 'repeats';

/** Whether the field only records the source text at the time of translation. Never published. */
export function isSourceField(field: string | null): boolean {
  return field === REPEATS || (field?.endsWith(SOURCE) ?? false);
}

const SOURCE = 'Source';

/** The name of the field with the source of this one; absent if it is unknown. */
export function noteOf<Field extends string>(field: Field): `${Field}Source` {
  return `${field}${SOURCE}`;
}

type TextOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name]['type'] extends FieldType<'text'> ? Name : never;
}[keyof Of] &
  string;

type Entries<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends { readonly optional: 'stored' }
    ? v.OptionalSchema<typeof field, undefined>
    : typeof field;
} & { readonly [Name in TextOf<Of> as `${Name}Source`]: v.OptionalSchema<typeof field, undefined> };

/** Texts as they are stored, with the recorded sources of translations. */
function fieldsSchema<Of extends Fields>(fields: Of) {
  const values = Object.entries(fields).map(([name, { optional }]) => [
    name,
    optional === 'stored' ? v.optional(field) : field,
  ]);
  const notes = Object.entries(fields).flatMap(([name, { type }]) =>
    type.isTranslated ? [[noteOf(name), v.optional(field)]] : [],
  );
  return v.strictObject(Object.fromEntries([...values, ...notes]) as Entries<Of>);
}

/** The fields of an entry in one language, by kind. */
export const messageFieldsSchema = fieldsSchema(MESSAGE_FIELDS);
const cardFieldsSchema = fieldsSchema(CARD_FIELDS);
const linkFieldsSchema = v.strictObject({ ...fieldsSchema(LINK_FIELDS).entries, [REPEATS]: v.optional(field) });
const textFieldsSchema = v.strictObject({ ...fieldsSchema(TEXT_FIELDS).entries, [REPEATS]: v.optional(field) });
const listFieldsSchema = fieldsSchema(LIST_FIELDS);

/** Languages that don't show the entry are absent. */
const inSomeLanguages = <Fields extends v.GenericSchema>(fields: Fields) =>
  v.partial(
    v.strictObject(
      Object.fromEntries(LANGUAGES.map((language) => [language, fields])) as Record<(typeof LANGUAGES)[number], Fields>,
    ),
  );

/** Only 0.4.0 uses it; kept so that its pages and workers can still read entries. */
const timeZone = v.optional(
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_+\-/]{1,64}$/, 'must be the name of a time zone')),
  'UTC',
);

export const MESSAGE_KINDS = ['announcement', 'default-message'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Where such an entry lacks a language, header and footer show the files' value. */
export const MENU_KINDS = ['link', 'text', 'list'] as const;

export const ENTRY_KINDS = [...MESSAGE_KINDS, 'card', ...MENU_KINDS] as const;

export const entryContentSchema = v.pipe(
  v.variant('kind', [
    v.strictObject({
      kind: v.picklist(MESSAGE_KINDS),
      timeZone,
      /** Archived: not published, and otherwise unchanged. Absent otherwise. */
      archived: v.optional(v.literal(true)),
      /** A label that several messages share, such as `Black Friday`. Absent without one. */
      campaign: v.optional(v.pipe(field, v.nonEmpty('must not be empty'))),
      languages: inSomeLanguages(messageFieldsSchema),
    }),
    v.strictObject({ kind: v.literal('card'), languages: inSomeLanguages(cardFieldsSchema) }),
    v.strictObject({ kind: v.literal('link'), languages: inSomeLanguages(linkFieldsSchema) }),
    v.strictObject({ kind: v.literal('text'), languages: inSomeLanguages(textFieldsSchema) }),
    v.strictObject({ kind: v.literal('list'), languages: inSomeLanguages(listFieldsSchema) }),
  ]),
  v.check(
    (content) => byteLength(content) <= MAX_ENTRY_BYTES,
    `must not have more than ${numberText(MAX_ENTRY_BYTES)} bytes in all its languages together`,
  ),
);

/** By kind. */
export const FIELDS_SCHEMAS = {
  announcement: messageFieldsSchema,
  'default-message': messageFieldsSchema,
  card: cardFieldsSchema,
  link: linkFieldsSchema,
  text: textFieldsSchema,
  list: listFieldsSchema,
} as const satisfies Readonly<Record<EntryKind, unknown>>;

export type MessageFields = v.InferOutput<typeof messageFieldsSchema>;
export type CardFields = v.InferOutput<typeof cardFieldsSchema>;
export type EntryContent = v.InferOutput<typeof entryContentSchema>;
export type MessageContent = Extract<EntryContent, { kind: MessageKind }>;
export type CardContent = Extract<EntryContent, { kind: 'card' }>;
export type MenuContent = Extract<EntryContent, { kind: (typeof MENU_KINDS)[number] }>;
export type EntryKind = EntryContent['kind'];

/** Empty entries: always the same objects, so that rows that show one don't render again. */
export const EMPTY_CONTENTS = Object.fromEntries(
  ENTRY_KINDS.map((kind) => [kind, { kind, languages: {} }]),
) as unknown as { readonly [Kind in EntryKind]: Extract<EntryContent, { kind: Kind }> };

/** The languages that have the entry. */
export function languagesOf({ languages }: EntryContent): readonly Language[] {
  return LANGUAGES.filter((language) => languages[language] !== undefined);
}

/** Whether the entry is archived, and so not published. */
export function isArchived(content: EntryContent): boolean {
  return isMessageContent(content) && content.archived === true;
}

export interface EntryName {
  readonly kind: EntryKind;
  readonly id: string;
}

export function isMessageContent<Content extends { readonly kind: string }>(
  content: Content,
): content is Extract<Content, { kind: MessageKind }> {
  return isMessageKind(content.kind);
}

export function isMessageKind(kind: string | undefined): kind is MessageKind {
  return MESSAGE_KINDS.some((known) => known === kind);
}

export function isMenuKind(kind: EntryKind): kind is MenuContent['kind'] {
  return MENU_KINDS.some((menu) => menu === kind);
}

/** An entry's key, such as `card/platform-video`. */
export function entryKey({ kind, id }: EntryName): string {
  return `${kind}/${id}`;
}

/** A message, a card, or a part of the menus, in all its languages. */
export interface Entry {
  /** Unique within its kind. Browsers remember dismissed messages by this id. */
  readonly id: string;
  readonly content: EntryContent;
  /** Changes with each save; a save names the revision that it is based on. */
  readonly revision: number;
  /** ISO 8601, in UTC. */
  readonly changedAt: string;
  /** Who changed it: an email address, a service token's client id, or `built-in`. */
  readonly changedBy: string;
}

export interface Draft {
  /** Changes with each save of any entry. */
  readonly revision: number;
  readonly entries: readonly Entry[];
}
