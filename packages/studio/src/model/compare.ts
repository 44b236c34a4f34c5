/** Compares entries field by field. */

import type { LanguageMessages } from '../../../../src/content/publication.ts';
import { hexHash } from '../../../../src/contract/hash.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { type EntryContent, type EntryKind, isArchived, isSourceField } from '../contract/draft.ts';
import { FIELDS, KINDS } from './entry-types.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';
import { editableFields, type FieldTexts, type PublishedValues, publishedIn } from './published-form.ts';

export interface ChangedField {
  readonly field: string;
  /** `undefined` if the field is absent. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The fields whose texts differ, in the order of the form. */
export function changedFields(
  kind: EntryKind,
  before: FieldTexts = {},
  after: FieldTexts = {},
): readonly ChangedField[] {
  const names = new Set([...Object.keys(KINDS[kind].fields), ...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((field) => {
    const [was, is] = [ownValue(before, field), ownValue(after, field)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Texts that are equal if they are published alike, without empty ones and recorded sources. */
function publishedTexts(fields: object): readonly (readonly [name: string, text: string])[] {
  return Object.entries<string | undefined>(fields as FieldTexts).flatMap(([name, text = '']) => {
    const published = isSourceField(name) ? '' : comparable(name, text);
    return published === '' ? [] : [[name, published]];
  });
}

/** The fields that visitors see differ. */
function differing(kind: EntryKind, one: object, other: object): readonly ChangedField[] {
  return changedFields(kind, Object.fromEntries(publishedTexts(one)), Object.fromEntries(publishedTexts(other)));
}

/** Whether visitors see the same fields. */
export function areAlike(kind: EntryKind, one: FieldTexts | null, other: FieldTexts | null): boolean {
  return one === other || differing(kind, one ?? {}, other ?? {}).length === 0;
}

/** An entry that differs between two publications. */
export interface PublishedChange<Kind extends EntryKind> {
  readonly id: string;
  /** `undefined` if it is not published. */
  readonly before: PublishedValues[Kind] | undefined;
  readonly after: PublishedValues[Kind] | undefined;
  readonly fields: readonly ChangedField[];
}

/** By entry, those of `after` first. */
export function publishedChanges<Kind extends EntryKind>(
  kind: Kind,
  before: Partial<LanguageMessages>,
  after: Partial<LanguageMessages>,
): readonly PublishedChange<Kind>[] {
  const [old, next] = [new Map(publishedIn(before, kind)), new Map(publishedIn(after, kind))];
  return [...new Set([...next.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), next.get(id)];
    const fields = changedValues(kind, was, is);
    return fields.length === 0 && (was === undefined) === (is === undefined)
      ? []
      : [{ id, before: was, after: is, fields }];
  });
}

/** The fields that visitors see change. */
export function changedValues<Kind extends EntryKind>(
  kind: Kind,
  before: PublishedValues[Kind] | undefined,
  after: PublishedValues[Kind] | undefined,
): readonly ChangedField[] {
  // most entries of two publications are the same
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const fieldsOf = (value: PublishedValues[Kind] | undefined) =>
    value === undefined ? {} : editableFields(kind, value);
  return differing(kind, fieldsOf(before), fieldsOf(after));
}

function comparable(name: string, text: string): string {
  const type = ownValue(FIELDS, name)?.type;
  if (!type) return text.trim();
  return type.comparable?.(text) ?? (text.trim() === '' ? '' : type.write(type.read(text)));
}

/** Whether publishing either content gives the same result. */
export function isPublishedAlike(one: EntryContent | undefined, other: EntryContent | undefined): boolean {
  return (one ? whole(one) : '') === (other ? whole(other) : '');
}

/** The languages in which the published results would differ; `undefined` stands for a missing entry. */
export function differingLanguages(one: EntryContent | undefined, other: EntryContent | undefined): Language[] {
  const [before, after] = [one, other].map((content) => (content ? canonicalLanguages(content) : null));
  return LANGUAGES.filter((language) => before?.[language] !== after?.[language]);
}

/** The page compares all contents after each key. */
const whole = memoizeByIdentity((content: EntryContent): string => {
  const languages = canonicalLanguages(content);
  return languages === null ? '' : JSON.stringify([content.kind, LANGUAGES.map((language) => languages[language])]);
});

/** Without languages that the content lacks. @returns `null` if it is shown nowhere */
function canonicalLanguages(content: EntryContent): Readonly<Partial<Record<Language, string>>> | null {
  if (isArchived(content)) return null;
  const languages = LANGUAGES.flatMap((language) => {
    const fields = content.languages[language];
    return fields && !isRepeat(fields) ? [[language, canonical(fields)]] : [];
  });
  return languages.length === 0 ? null : Object.fromEntries(languages);
}

/** Its hash is stored. */
function canonical(fields: object): string {
  return JSON.stringify(publishedTexts(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What `repeats` is for these fields. */
export function hashOfRepeat(fields: object): string {
  return hexHash(canonical(fields), [0, 1]);
}

/** Whether the fields say what the files say, and only record sources. Fields that were changed since then don't. */
export function isRepeat(fields: object): boolean {
  return 'repeats' in fields && fields.repeats === hashOfRepeat(fields);
}
