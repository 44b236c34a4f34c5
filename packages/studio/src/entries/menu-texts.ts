/** Combines the files' menu texts with the draft's, so that both can be translated. */

import { settingAt } from '../../../../src/content/site-settings.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { MenusAnswer } from '../contract/api.ts';
import { type EntryContent, isMenuKind, isSourceField, type MenuContent } from '../contract/draft.ts';
import { differingLanguages, hashOfRepeat, isRepeat } from '../model/compare.ts';
import { isSettingPlace } from '../model/entry-types.ts';
import { editableFields, type PublishedValues } from '../model/published-form.ts';
import { SITE_FIELDS } from '../model/site-settings.ts';
import { sourceLanguage, textFields, withSourceOf } from './translation.ts';

/** By name, such as `link`. */
export type MenuFields = Readonly<Record<string, string>>;

/** The files' values in a language; `null` if there are none. */
export function fileFields(
  { languages }: MenusAnswer,
  kind: MenuContent['kind'],
  place: string,
  language: Language,
): MenuFields | null {
  const { links, texts, lists } = languages[language];
  const value = ownValue(
    { link: links, text: texts, list: lists }[kind] as Readonly<Record<string, PublishedValues[typeof kind]>>,
    place,
  );
  return value === undefined ? null : (editableFields(kind, value) as MenuFields);
}

/** What header and footer show in a language without the entry: the files' values, or a setting's default. */
export function fieldsWithoutEntry(
  files: MenusAnswer,
  kind: MenuContent['kind'],
  place: string,
  language: Language,
): MenuFields | null {
  const { setting } = settingAt(place) ?? {};
  const text = kind === 'text' && setting ? SITE_FIELDS[setting].usual : undefined;
  return fileFields(files, kind, place, language) ?? (text === undefined ? null : { text });
}

/**
 * Removes languages whose values would be the same without the entry, and marks those that still record a translation
 * of an edited source. They stay if visitors see them already: then their removal would be the change.
 *
 * @param published reads what is published, which takes long
 */
export function withoutRepeated(
  content: EntryContent,
  place: string,
  files: MenusAnswer,
  published: () => EntryContent | undefined,
): EntryContent {
  const { kind } = content;
  if (!isMenuKind(kind)) return content;
  const without = LANGUAGES.flatMap((language) => {
    const fields = fieldsWithoutEntry(files, kind, place, language);
    return fields ? [[language, fields] as const] : [];
  });
  const noted = withFileTexts({ kind, languages: Object.fromEntries(without) } as EntryContent, place, files);
  const written = withoutMarks(content);
  const differing = differingLanguages(written, noted);
  const own = Object.keys(written.languages).filter((language) => differing.some((one) => one === language));
  if (own.length === Object.keys(written.languages).length) return written;
  const changed = differingLanguages(written, published());
  const languages = Object.entries(written.languages).flatMap(([language, fields]) => {
    if (own.includes(language) || !changed.some((one) => one === language)) return [[language, fields]];
    if (hasOnlySources(written, noted, language as Language)) return [];
    return [[language, { ...fields, repeats: hashOfRepeat(fields) }]];
  });
  return { ...content, languages: Object.fromEntries(languages) } as EntryContent;
}

function withoutMarks(content: EntryContent): EntryContent {
  const languages = Object.entries(content.languages as Readonly<Record<string, MenuFields>>).map(
    ([language, { repeats: _, ...fields }]) => [language, fields],
  );
  return { ...content, languages: Object.fromEntries(languages) } as EntryContent;
}

/** The recorded sources of a translation. */
function sourcesIn(fields: object): MenuFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isSourceField(name) && name !== 'repeats'));
}

/** Whether each source recorded in the language is that of the other content. */
function hasOnlySources(content: EntryContent, other: EntryContent, language: Language): boolean {
  const [fields, known] = [content, other].map(({ languages }) => Object.entries(languages[language] ?? {}));
  const sources = new Map(known);
  return (fields ?? []).every(([name, value]) => !isSourceField(name) || sources.get(name) === value);
}

/**
 * Adds languages that only the files have. Their texts were translated from the files' text in the source language,
 * so an edited source counts as changed.
 *
 * @param languages to add
 */
export function withFileTexts<Content extends EntryContent>(
  content: Content,
  place: string,
  files: MenusAnswer,
  languages: readonly Language[] = LANGUAGES,
): Content {
  const { kind } = content;
  if (!isMenuKind(kind) || textFields(kind).length === 0) return content;
  const ofFiles = (language: Language) => fieldsWithoutEntry(files, kind, place, language);
  const added = languages.flatMap((language): (readonly [Language, object])[] => {
    const [fields, texts] = [content.languages[language], ofFiles(language)];
    if (fields && !isRepeat(fields)) return [[language, fields]];
    // the files may have other texts by now
    return texts ? [[language, { ...sourcesIn(fields ?? {}), ...texts }]] : [];
  });
  const together = { ...content, languages: { ...content.languages, ...Object.fromEntries(added) } };
  const from = sourceLanguage(together);
  const source = from === null ? null : ofFiles(from);
  // settings are not translated
  if (source === null || isSettingPlace(place)) return together;
  return added.reduce((noted, [language]) => {
    const fields = ofFiles(language);
    return language === from || !fields ? noted : withSourceOf(noted, language, fields, source);
  }, together);
}

/**
 * Applies a change to the result of `withFileTexts` to the draft: languages without a change stay as in the files.
 *
 * @param shown the result of `withFileTexts` before the change
 */
export function withShown<Content extends EntryContent>(draft: Content, shown: Content, changed: Content): Content {
  const own = LANGUAGES.filter((language) => changed.languages[language] !== shown.languages[language]);
  const languages = Object.fromEntries(own.map((language) => [language, changed.languages[language]]));
  return own.length === 0 ? draft : { ...draft, languages: { ...draft.languages, ...languages } };
}
