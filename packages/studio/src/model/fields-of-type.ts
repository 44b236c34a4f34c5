/** Finds the fields of one type in published content, such as all pictures. */

import type { LanguageMessages } from '../../../../src/content/publication.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { ENTRY_KINDS, type EntryKind, type EntryName } from '../contract/draft.ts';
import type { FieldTypeName } from '../fields/field-type.ts';
import { KINDS } from './entry-types.ts';
import { editableFields, type FieldTexts, publishedIn } from './published-form.ts';

export interface FieldText extends EntryName {
  readonly field: string;
  readonly text: string;
}

/** Those that are not empty, in an entry's fields of a language. */
export function textsOfType(
  type: FieldTypeName,
  { kind, id }: EntryName,
  texts: FieldTexts = {},
): readonly FieldText[] {
  return Object.entries(KINDS[kind].fields).flatMap(([field, of]) => {
    const text = of.type.of === type ? ownValue(texts, field) : undefined;
    return text ? [{ kind, id, field, text }] : [];
  });
}

/** In all entries that are published in a language. */
export function publishedOfType(type: FieldTypeName, messages: LanguageMessages): readonly FieldText[] {
  return ENTRY_KINDS.filter((kind) => hasType(kind, type)).flatMap((kind) =>
    publishedIn(messages, kind).flatMap(([id, value]) => textsOfType(type, { kind, id }, editableFields(kind, value))),
  );
}

function hasType(kind: EntryKind, type: FieldTypeName): boolean {
  return Object.values(KINDS[kind].fields).some((field) => field.type.of === type);
}
