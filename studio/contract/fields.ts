/** The fields of each kind of entry, from their schemas, and what each holds. */

import type * as v from 'valibot';
import { ownValue } from '../../src/contract/own-value.ts';
import {
  cardFieldsSchema,
  type EntryKind,
  isSourceField,
  linkFieldsSchema,
  listFieldsSchema,
  messageFieldsSchema,
  type SOURCE_FIELDS,
  textFieldsSchema,
} from './draft.ts';

const SCHEMAS = {
  announcement: messageFieldsSchema,
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

const FIELDS = Object.fromEntries(
  Object.entries(SCHEMAS).map(([kind, { entries }]) => [
    kind,
    // only default messages can fill gaps
    Object.keys(entries).filter((name) => !isSourceField(name) && (name !== 'fillsGaps' || kind !== 'announcement')),
  ]),
) as unknown as Readonly<Record<EntryKind, readonly FieldName[]>>;

/** In the order in which people fill them in. */
export function fieldsOfKind(kind: EntryKind): readonly FieldName[] {
  return FIELDS[kind];
}

/** The type of a field; `null` for settings of the whole entry, and for fields that this release does not know. */
export function fieldType(field: string | null): FieldType | null {
  return ownValue<FieldType>(FIELD_TYPES, field ?? '') ?? null;
}
