/** What entries become when they are published, and how published content becomes editable again. */

import type { PublishedLink } from '../../../../src/content/menu-schema.ts';
import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { Card, LanguageMessages } from '../../../../src/content/publication.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { ENTRY_KINDS, type EntryKind, isMenuKind, isMessageKind } from '../contract/draft.ts';
import type { Field } from '../fields/field-type.ts';
import { KINDS } from './entry-types.ts';

export interface PublishedValues {
  readonly announcement: AnnouncementFile;
  readonly 'default-message': AnnouncementFile;
  readonly card: Card;
  readonly link: PublishedLink;
  readonly text: string;
  readonly list: readonly string[];
}

/** An entry's published form in one language, valid or not. */
export type PublishedPart = {
  readonly [Kind in EntryKind]: { readonly kind: Kind; readonly value: PublishedValues[Kind] };
}[EntryKind];

/** The texts of an entry's fields in one language. */
export type FieldTexts = Readonly<Record<string, string | undefined>>;

/** Listed once: the page converts thousands of entries when it opens. */
const ROWS = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { fields }]) => [kind, Object.entries(fields)]),
) as unknown as Readonly<Record<EntryKind, readonly (readonly [string, Field])[]>>;

/** Unchecked: validation follows. */
export function publishedForm(kind: EntryKind, id: string, texts: FieldTexts): PublishedPart {
  const { only } = KINDS[kind];
  const values = ROWS[kind].flatMap(([name, { type, optional }]) => {
    const text = ownValue(texts, name) ?? '';
    return optional && text.trim() === '' ? [] : [[name, type.read(text)] as const];
  });
  const value = Object.fromEntries(isMessageKind(kind) ? [['id', id], ...values] : values);
  return { kind, value: only === undefined ? value : ownValue(value, only) } as PublishedPart;
}

/** The inverse of `publishedForm`. */
export function editableFields(kind: EntryKind, value: PublishedValues[EntryKind]): FieldTexts {
  const { only } = KINDS[kind];
  const values: Readonly<Record<string, unknown>> = only === undefined ? Object(value) : { [only]: value };
  const texts: Record<string, string> = {};
  for (const [name, { type, optional }] of ROWS[kind]) {
    const own = ownValue(values, name);
    const text = own === undefined ? '' : type.write(own);
    if (text !== '' || optional !== 'stored') texts[name] = text;
  }
  return texts;
}

/** A language's published entries of a kind, by id and in order. */
export function publishedIn<Kind extends EntryKind>(
  messages: Partial<LanguageMessages>,
  kind: Kind,
): readonly (readonly [id: string, value: PublishedValues[Kind]])[] {
  const found = messages[KINDS[kind].in] ?? {};
  const entries = isMessageKind(kind)
    ? (found as readonly AnnouncementFile[]).map((message) => [message.id, message] as const)
    : Object.entries(found);
  return entries as readonly (readonly [string, PublishedValues[Kind]])[];
}

/** A language's content with the given entries of each kind. Menus are absent rather than empty. */
export function contentWith(
  entriesOf: (kind: EntryKind) => readonly (readonly [id: string, value: PublishedValues[EntryKind]])[],
): LanguageMessages {
  const parts = ENTRY_KINDS.flatMap((kind) => {
    const { in: name } = KINDS[kind];
    const entries = entriesOf(kind);
    if (isMenuKind(kind) && entries.length === 0) return [];
    const isList = isMessageKind(kind);
    return [[name, isList ? entries.map(([, message]) => message) : Object.fromEntries(entries)] as const];
  });
  return Object.fromEntries(parts) as unknown as LanguageMessages;
}
