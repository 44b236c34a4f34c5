/** Composes a publication from the latest version and chosen entries of a draft, and lists its problems. Pure. */

import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { Card, LanguageMessages, PublishedLanguages } from '../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import {
  type CardFields,
  type EntryKind,
  type EntryName,
  entryKey,
  listIn,
  type MessageFields,
} from '../contract/draft.ts';
import { type PublicationRules, problemsOf } from './content-problems.ts';
import { byName, type UnsavedEntry } from './entries-from.ts';
import { lengthProblems, totalProblems } from './size-problems.ts';
import { withoutSources } from './translation.ts';

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
 * Chosen entries replace what is published of them, and those that the draft has deleted are removed. Entries with
 * problems stay as they are published. What is published already keeps its place; what is new follows in the order of
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
    const next = messagesFrom(drafts, language, (name, value) => (names.has(entryKey(name)) ? value : null));
    const isReplaced = (kind: EntryKind) => (id: string) => names.has(entryKey({ kind, id }));
    return {
      announcements: mergedLists(before.announcements, next.announcements, isReplaced('announcement')),
      featureMessages: mergedLists(before.featureMessages, next.featureMessages, isReplaced('default-message')),
      cards: Object.fromEntries(merged(Object.entries(before.cards), Object.entries(next.cards), isReplaced('card'))),
    };
  });
  problems.push(...defaultsMissing(languages, ''), ...totalProblems(languages, published));
  return { languages, problems };
}

function mergedLists(
  before: readonly AnnouncementFile[],
  next: readonly AnnouncementFile[],
  isReplaced: (id: string) => boolean,
): AnnouncementFile[] {
  const [old, replacing] = [before, next].map((list) => list.map((message) => [message.id, message] as const));
  return merged(old ?? [], replacing ?? [], isReplaced).map(([, message]) => message);
}

/** Replaced values keep their place, or are removed without a `next`. New values follow. */
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
  const inLanguages = LANGUAGES.flatMap((language) => {
    const value = contentOf(entry, language);
    return value ? problemsOf({ kind: entry.content.kind, id: entry.id }, language, value, rules) : [];
  });
  return [...inLanguages, ...lengthProblems(entry)];
}

/** @param accept returns what is to be shown of an entry in the language, or `null` */
export function messagesFrom(
  entries: readonly UnsavedEntry[],
  language: Language,
  accept: (entry: EntryName, value: AnnouncementFile | Card) => AnnouncementFile | Card | null,
): LanguageMessages {
  const messages: LanguageMessages = { announcements: [], featureMessages: [], cards: {} };
  for (const entry of entries) {
    const value = contentOf(entry, language);
    const { kind } = entry.content;
    const accepted = value && accept({ kind, id: entry.id }, value);
    if (!accepted) continue;
    if ('image' in accepted) messages.cards[entry.id] = accepted;
    else (kind === 'announcement' ? messages.announcements : messages.featureMessages).push(accepted);
  }
  return messages;
}

export function languagesFrom(messagesOf: (language: Language) => LanguageMessages): PublishedLanguages {
  return Object.fromEntries(LANGUAGES.map((language) => [language, messagesOf(language)])) as PublishedLanguages;
}

function contentOf({ id, content }: UnsavedEntry, language: Language): AnnouncementFile | Card | null {
  if (content.kind === 'card') {
    const fields = content.languages[language];
    return fields ? cardFrom(fields) : null;
  }
  const fields = content.languages[language];
  return fields ? messageFrom(id, fields) : null;
}

function messageFrom(id: string, draft: MessageFields): AnnouncementFile {
  const { sites: onSites, paths: onPages, ...fields } = withoutSources(draft);
  const { title, description, cta, link, weight, startDate, endDate } = trimmed(fields);
  const [sites, paths] = [listIn(onSites), listIn(onPages)];
  return {
    id,
    title,
    link,
    description,
    cta,
    // also as String writes small and large numbers, such as 1e-7
    weight: /^\d+(\.\d+)?(e[+-]\d+)?$/.test(weight) ? Number(weight) : Number.NaN,
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    ...(sites.length > 0 ? { sites: [...sites] } : {}),
    ...(paths.length > 0 ? { paths: [...paths] } : {}),
  };
}

function cardFrom(fields: CardFields): Card {
  return trimmed(withoutSources(fields));
}

function trimmed<Fields extends Readonly<Record<keyof Fields, string>>>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries<string>(fields).map(([name, value]) => [name, value.trim()])) as Fields;
}
