/** Composes a publication from the latest version and chosen entries of a draft, and lists its problems. */

import type { LanguageMessages, PublishedLanguages } from '../../../../src/content/publication.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import { type EntryName, entryKey } from '../contract/draft.ts';
import type { PublicationRules } from '../fields/field-type.ts';
import { isWrittenOnce } from '../model/entry-types.ts';
import { contentWith, type PublishedPart, publishedIn } from '../model/published-form.ts';
import { problemsOf } from './content-problems.ts';
import { byName, type UnsavedEntry } from './entries-from.ts';
import { publishedPart } from './published-part.ts';
import { lengthProblems, totalProblems } from './size-problems.ts';

export interface Composition {
  readonly languages: PublishedLanguages;
  readonly problems: readonly Problem[];
}

/** What is published, and the draft from which entries are chosen. */
export interface Sources {
  readonly published: PublishedLanguages;
  readonly entries: readonly UnsavedEntry[];
}

/**
 * Chosen entries replace their published state, or are removed if the draft has deleted them. Entries with
 * problems stay as published. Published entries keep their place; new ones follow in the order of
 * the draft.
 */
export function composePublication(
  { published, entries }: Sources,
  chosen: readonly EntryName[],
  rules: PublicationRules,
): Composition {
  const names = new Set(chosen.map(entryKey));
  const drafts = [...byName(entries)].filter(([name]) => names.has(name)).map(([, entry]) => entry);
  const problems = drafts.flatMap((entry) => entryProblems(entry, rules));
  for (const problem of problems) names.delete(entryKey(problem));
  const languages = languagesFrom((language) => {
    const before = published[language];
    const next = messagesFrom(drafts, language, (name, part) => (names.has(entryKey(name)) ? part : null));
    return contentWith((kind) =>
      merged(publishedIn(before, kind), publishedIn(next, kind), (id) => names.has(entryKey({ kind, id }))),
    );
  });
  problems.push(...defaultsMissing(languages, ''), ...totalProblems(languages, published));
  return { languages, problems };
}

/** Replaces a value in its place, or removes it if there is no `next`. New values follow. */
function merged<Value>(
  before: readonly (readonly [string, Value])[],
  next: readonly (readonly [string, Value])[],
  isReplaced: (id: string) => boolean,
): (readonly [string, Value])[] {
  const replacing = new Map(next);
  const known = new Set(before.map(([id]) => id));
  const kept = before.flatMap(([id, value]) => {
    const current = isReplaced(id) ? replacing.get(id) : value;
    return current === undefined ? [] : [[id, current] as const];
  });
  return [...kept, ...next.filter(([id]) => !known.has(id))];
}

/** @param id of the entry at fault, if known */
export function defaultsMissing(languages: PublishedLanguages, id: string): Problem[] {
  return LANGUAGES.filter((language) => languages[language].featureMessages.length === 0).map((language) => {
    const reason = 'must have a default message in every language';
    return { kind: 'default-message', id, language, field: null, reason };
  });
}

/** The problems of one entry, in the order of its languages. */
export function entryProblems(entry: UnsavedEntry, rules: PublicationRules): Problem[] {
  // such a text is the same in all languages
  const checked = isWrittenOnce(entry.id) ? [DEFAULT_LANGUAGE] : LANGUAGES;
  const inLanguages = checked.flatMap((language) => {
    const part = publishedPart(entry, language);
    return part ? problemsOf(entry.id, language, part, rules) : [];
  });
  return [...inLanguages, ...lengthProblems(entry)];
}

/** @param accept returns the part of an entry to show in the language, or `null` */
export function messagesFrom(
  entries: readonly UnsavedEntry[],
  language: Language,
  accept: (entry: EntryName, part: PublishedPart) => PublishedPart | null,
): LanguageMessages {
  const accepted = entries.flatMap((entry) => {
    const part = publishedPart(entry, language);
    const shown = part && accept({ kind: part.kind, id: entry.id }, part);
    return shown ? [[entry.id, shown] as const] : [];
  });
  return contentWith((kind) =>
    accepted.flatMap(([id, part]) => (part.kind === kind ? [[id, part.value] as const] : [])),
  );
}

export function languagesFrom(messagesOf: (language: Language) => LanguageMessages): PublishedLanguages {
  return Object.fromEntries(LANGUAGES.map((language) => [language, messagesOf(language)])) as PublishedLanguages;
}
