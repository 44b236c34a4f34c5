/** Compares an entry's texts with the source that they were translated from, and records that source. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { type EntryContent, type EntryKind, isSourceField, noteOf, type REPEATS } from '../contract/draft.ts';
import { inOneLine } from '../contract/one-line.ts';
import type { TextField } from '../fields/fields.ts';
import { FIELDS, KINDS } from '../model/entry-types.ts';

/** Most urgent first. `changed`: the source has changed since the translation. */
export const STATUSES = ['missing', 'same', 'changed', 'done'] as const;
export type TranslationStatus = (typeof STATUSES)[number];

export interface TranslatedText {
  readonly field: TextField;
  readonly source: string;
  readonly target: string;
  /** The source at the time of translation; `null` if it wasn't recorded. */
  readonly was: string | null;
  readonly status: TranslationStatus;
}

type Fields = Readonly<Record<string, string | undefined>>;

const TEXT_FIELDS = new Map(
  Object.entries(KINDS).map(([kind, { fields }]) => [
    kind,
    Object.entries(fields).flatMap(([name, { type }]) => (type.isTranslated ? [name as TextField] : [])),
  ]),
);

/** The fields that are translated, in the order in which people fill them in. */
export function textFields(kind: EntryKind): readonly TextField[] {
  return TEXT_FIELDS.get(kind) ?? [];
}

/** The default language if it has texts, else the first with texts; `null` without any. */
export function sourceLanguage(content: EntryContent): Language | null {
  const hasTexts = (language: Language) => {
    const fields = fieldsIn(content, language);
    return textFields(content.kind).some((field) => fields?.[field]?.trim());
  };
  return [DEFAULT_LANGUAGE, ...LANGUAGES].find(hasTexts) ?? null;
}

/** A language's texts with a source or a translation; empty for the source language itself. */
export function translatedTexts(content: EntryContent, language: Language): readonly TranslatedText[] {
  const from = sourceLanguage(content);
  const sources = from === null || from === language ? undefined : fieldsIn(content, from);
  if (!sources) return [];
  const fields = fieldsIn(content, language);
  return textFields(content.kind).flatMap((field) => {
    const [source, target] = [sources[field]?.trim() ?? '', fields?.[field]?.trim() ?? ''];
    const was = fields?.[noteOf(field)]?.trim() ?? null;
    return source || target ? [{ field, source, target, was, status: statusOf(source, target, was) }] : [];
  });
}

function statusOf(source: string, target: string, was: string | null): TranslationStatus {
  if (target === '') return 'missing';
  // the same in both languages on purpose, such as a name
  if (was !== null && isSameText(was, source)) return 'done';
  if (target === source) return 'same';
  return was === null ? 'done' : 'changed';
}

/** Whether texts differ at most in their line breaks, the space around them, and their Unicode form. */
export function isSameText(one: string, other: string): boolean {
  return one === other || comparable(one) === comparable(other);
}

function comparable(text: string): string {
  return inOneLine(text).trim().normalize();
}

/** Records that these fields' texts match the current source. */
export function withSourcesNoted<Content extends EntryContent>(
  content: Content,
  language: Language,
  fields: readonly TextField[],
): Content {
  const from = sourceLanguage(content);
  const sources = from === null || from === language ? undefined : fieldsIn(content, from);
  if (!sources || !fieldsIn(content, language)) return content;
  return withFields(
    content,
    language,
    Object.fromEntries(fields.map((field) => [noteOf(field), sources[field] ?? ''])),
  );
}

/**
 * Sets a text in a language of the entry.
 *
 * @param was the source that it was translated from, if it isn't the current one
 */
export function withText<Content extends EntryContent>(
  content: Content,
  language: Language,
  field: TextField,
  text: string,
  was?: string,
): Content {
  const changed = withFields(content, language, { [field]: text });
  const [translated] = translatedTexts(changed, language).filter((one) => one.field === field);
  if (!translated) return changed;
  const source = was ?? translated.source;
  // the source's own text is not a translation until someone says so
  return withFields(changed, language, { [noteOf(field)]: translated.target === source.trim() ? undefined : source });
}

/** Copies the source to what is missing: the whole language, or single texts. */
export function withMissingCopied<Content extends EntryContent>(content: Content, language: Language): Content {
  const from = sourceLanguage(content);
  const source = from === null || from === language ? undefined : fieldsIn(content, from);
  if (!source) return content;
  if (!fieldsIn(content, language)) {
    return withFields(content, language, copiedFields(source, language));
  }
  const missing = translatedTexts(content, language).filter(({ status }) => status === 'missing');
  const copied = missing.flatMap(({ field }) => [
    [field, source[field]],
    [noteOf(field), undefined],
  ]);
  return missing.length === 0 ? content : withFields(content, language, Object.fromEntries(copied));
}

/** The fields as another language starts with them: without recorded sources, and with its own paths. */
export function copiedFields<Of extends object>(fields: Of, language: Language): Omit<Of, SourceField> {
  const copied = Object.entries<string | undefined>(withoutSources(fields) as Fields).map(([name, text]) => [
    name,
    text === undefined ? text : (ownValue(FIELDS, name)?.type.inLanguage?.(text, language) ?? text),
  ]);
  return Object.fromEntries(copied);
}

/** Keeps the draft's recorded sources where texts are unchanged. */
export function withSourcesOf(draft: EntryContent, content: EntryContent): EntryContent {
  return LANGUAGES.reduce((kept, language) => {
    const [before, after] = [fieldsIn(draft, language), fieldsIn(content, language)];
    const same = textFields(content.kind).filter((field) => before && before[field]?.trim() === after?.[field]?.trim());
    const notes = same.flatMap((field) => (before?.[noteOf(field)] === undefined ? [] : [noteOf(field)]));
    const values = Object.fromEntries(notes.map((note) => [note, before?.[note]]));
    return after && notes.length > 0 ? withFields(kept, language, values) : kept;
  }, content);
}

/**
 * Records a source for texts that still are its translation, unless they have a recorded one.
 *
 * @param translated the translation of this source
 */
export function withSourceOf<Content extends EntryContent>(
  content: Content,
  language: Language,
  translated: Fields,
  source: Fields,
): Content {
  const fields = fieldsIn(content, language) ?? {};
  const notes = textFields(content.kind).filter((field) => {
    const text = fields[field]?.trim();
    return text && fields[noteOf(field)] === undefined && text === translated[field]?.trim();
  });
  if (notes.length === 0) return content;
  return withFields(content, language, Object.fromEntries(notes.map((field) => [noteOf(field), source[field]])));
}

type SourceField = ReturnType<typeof noteOf> | typeof REPEATS;

/** The fields without recorded sources, as they are published. */
export function withoutSources<Of extends object>(fields: Of): Omit<Of, SourceField> {
  const kept = Object.entries(fields).filter(([name]) => !isSourceField(name));
  return Object.fromEntries(kept) as Of;
}

export function isTextField(kind: EntryKind, field: string): field is TextField {
  return textFields(kind).some((name) => name === field);
}

function fieldsIn({ languages }: EntryContent, language: Language): Fields | undefined {
  return languages[language];
}

/** @param fields `undefined` removes a field */
function withFields<Content extends EntryContent>(content: Content, language: Language, fields: Fields): Content {
  const all = Object.entries({ ...fieldsIn(content, language), ...fields }).filter(([, value]) => value !== undefined);
  return { ...content, languages: { ...content.languages, [language]: Object.fromEntries(all) } };
}
