/** The fields of each kind of entry, from their schemas, and what each holds. */

import type * as v from 'valibot';
import { ownValue } from '../../../../src/contract/own-value.ts';
import {
  announcementFieldsSchema,
  cardFieldsSchema,
  type EntryKind,
  type EntryName,
  isSourceField,
  linkFieldsSchema,
  listedLinkSchema,
  listFieldsSchema,
  messageFieldsSchema,
  placedLinkSchemas,
  type SOURCE_FIELDS,
  textFieldsSchema,
} from './draft.ts';

const SCHEMAS = {
  announcement: announcementFieldsSchema,
  'default-message': messageFieldsSchema,
  card: cardFieldsSchema,
  link: linkFieldsSchema,
  text: textFieldsSchema,
  list: listFieldsSchema,
} as const satisfies Readonly<Record<EntryKind, unknown>>;

type KeyOf<Fields> = Fields extends unknown ? keyof Fields : never;

/** Without the recorded sources of translations. */
export type FieldName = Exclude<KeyOf<v.InferOutput<(typeof SCHEMAS)[EntryKind]>>, (typeof SOURCE_FIELDS)[number]>;

/**
 * How a field is shown, searched and translated depends on what it holds: a `text` in the language, an address, path
 * patterns or ids (one per line), an image, a number, a moment, one of a few values, or whether something holds.
 */
export const FIELD_TYPES = {
  epigraph: 'text',
  title: 'text',
  description: 'text',
  cta: 'text',
  name: 'text',
  text: 'text',
  link: 'address',
  paths: 'paths',
  sites: 'ids',
  entries: 'ids',
  image: 'image',
  weight: 'number',
  startDate: 'moment',
  endDate: 'moment',
  look: 'choice',
  icon: 'choice',
  fillsGaps: 'flag',
} as const satisfies Readonly<Record<FieldName, string>>;

export type FieldType = (typeof FIELD_TYPES)[FieldName];

/** Fields of a type, such as those that are translated. */
export type FieldOf<Type extends FieldType> = {
  [Name in FieldName]: (typeof FIELD_TYPES)[Name] extends Type ? Name : never;
}[FieldName];

interface FieldsSchema {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

function namesIn({ entries }: FieldsSchema): readonly FieldName[] {
  return Object.keys(entries).filter((name) => !isSourceField(name)) as FieldName[];
}

/** In the order in which people fill them in. */
export function fieldsOfKind(kind: EntryKind): readonly FieldName[] {
  return namesIn(SCHEMAS[kind]);
}

/** The fields that the entry has in a language: the place of a link says which. */
export function schemaOf({ kind, id }: EntryName): FieldsSchema {
  if (kind !== 'link') return SCHEMAS[kind];
  const [, record] = /^([^.]+)\./.exec(id) ?? [];
  return record === undefined ? listedLinkSchema : (ownValue<FieldsSchema>(placedLinkSchemas, record) ?? SCHEMAS.link);
}

/** In the order in which people fill them in. */
export function fieldsOf(entry: EntryName): readonly FieldName[] {
  return namesIn(schemaOf(entry));
}

/** The type of a field; `null` for settings of the whole entry, and for fields that this release does not know. */
export function fieldType(field: string | null): FieldType | null {
  return ownValue<FieldType>(FIELD_TYPES, field ?? '') ?? null;
}
