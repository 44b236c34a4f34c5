/** The draft that all editors share. Its entries may be incomplete. */

import * as v from 'valibot';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { byteLength, MAX_ENTRY_BYTES, MAX_FIELD_BYTES, numberText } from './limits.ts';

/** A text as someone types it, perhaps empty or wrong. */
const field = v.pipe(
  v.string(),
  v.maxBytes(MAX_FIELD_BYTES, `must not be longer than ${numberText(MAX_FIELD_BYTES)} bytes`),
);

/** A partly typed moment, with hyphens for missing digits: `2026-03-14T--:--`. */
export const INCOMPLETE_MOMENT = /^(?=.*--)[\d-]{4}-[\d-]{2}-[\d-]{2}T[\d-]{2}:[\d-]{2}$/;

/** The fields of a message in one language. */
export const messageFieldsSchema = v.strictObject({
  title: field,
  description: field,
  cta: field,
  link: field,
  /** As typed, so that an invalid number is kept. */
  weight: field,
  /** In UTC, such as `2026-03-14T09:00:00Z`; empty for no limit. It may be incomplete (`INCOMPLETE_MOMENT`). */
  startDate: field,
  endDate: field,
  /** Ids of the sites, and path patterns of the pages, that show it, one per line. Absent for all. */
  sites: v.optional(field),
  paths: v.optional(field),
  /** `FILLS_GAPS` for a default message that is also shown while no announcement is live. Absent otherwise. */
  fillsGaps: v.optional(field),
  titleSource: v.optional(field),
  descriptionSource: v.optional(field),
  ctaSource: v.optional(field),
});

/** The fields of an announcement in one language: only default messages can fill gaps. */
export const announcementFieldsSchema = v.omit(messageFieldsSchema, ['fillsGaps']);

/** The value of `fillsGaps`, because fields are texts. */
export const FILLS_GAPS = 'yes';

/** A message's settings, which apply to all its languages. */
export const SETTINGS = ['archived', 'campaign'] as const;
/**
 * The source text at the time of translation, absent if unknown; and in `repeats`, a hash of fields that only record
 * such sources, because the files say the same. Never published.
 */
export const SOURCE_FIELDS = [
  'titleSource',
  'descriptionSource',
  'ctaSource',
  'epigraphSource',
  'nameSource',
  'textSource',
  'repeats',
] as const;

export function isSourceField(field: string | null): boolean {
  return SOURCE_FIELDS.some((name) => name === field);
}

/** Fields that are the same in all languages of a message, and absent rather than empty. */
export const SHARED_FIELDS = ['sites', 'paths', 'fillsGaps'] as const;

/** The entries of a field with one per line, such as `sites`. */
export function listIn(text = ''): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The fields of a card in one language. */
export const cardFieldsSchema = v.strictObject({
  epigraph: field,
  title: field,
  link: field,
  image: field,
  epigraphSource: v.optional(field),
  titleSource: v.optional(field),
});

/** The fields of a link in header or footer, in one language. */
export const linkFieldsSchema = v.strictObject({
  name: field,
  description: field,
  link: field,
  /** Of a button, such as `primary`; absent otherwise. */
  look: v.optional(field),
  /** Of a social network, such as `linkedin`; absent otherwise. */
  icon: v.optional(field),
  nameSource: v.optional(field),
  descriptionSource: v.optional(field),
  repeats: v.optional(field),
});

/** The fields of a link by the record of its place, such as `actions.sign-up`; only those without one show a description. */
export const placedLinkSchemas = {
  actions: v.omit(linkFieldsSchema, ['description', 'descriptionSource', 'icon']),
  social: v.omit(linkFieldsSchema, ['description', 'descriptionSource', 'look']),
  navigation: v.omit(linkFieldsSchema, ['description', 'descriptionSource', 'look', 'icon']),
} as const;

/** The fields of a link of the menus' lists, such as `pricing`. */
export const listedLinkSchema = v.omit(linkFieldsSchema, ['look', 'icon']);

/** A title or label in one language. */
export const textFieldsSchema = v.strictObject({
  text: field,
  textSource: v.optional(field),
  repeats: v.optional(field),
});

/** A list of menu items, columns or links in one language: their names, one per line. */
export const listFieldsSchema = v.strictObject({ entries: field });

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

export type MessageFields = v.InferOutput<typeof messageFieldsSchema>;
export type CardFields = v.InferOutput<typeof cardFieldsSchema>;
export type EntryContent = v.InferOutput<typeof entryContentSchema>;
export type MessageContent = Extract<EntryContent, { kind: MessageKind }>;
export type CardContent = Extract<EntryContent, { kind: 'card' }>;
export type LinkFields = v.InferOutput<typeof linkFieldsSchema>;
export type MenuContent = Extract<EntryContent, { kind: (typeof MENU_KINDS)[number] }>;
export type EntryKind = EntryContent['kind'];

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
