/** Composes what is published from the entries of a draft, or says what is wrong with them. Pure. */

import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { Card, LanguageMessages, PublishedLanguages } from '../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import type { CardFields, MessageFields } from '../contract/draft.ts';
import { type PublicationRules, problemsOf } from './content-problems.ts';
import type { UnsavedEntry } from './entries-from.ts';

export type Composition =
  | { readonly languages: PublishedLanguages; readonly problems: readonly [] }
  | { readonly languages: null; readonly problems: readonly Problem[] };

/** Composes all languages. An entry is left out of the languages that it does not have. */
export function composePublication(entries: readonly UnsavedEntry[], rules: PublicationRules): Composition {
  const problems: Problem[] = [];
  const languages = languagesFrom((language) =>
    messagesFrom(entries, language, (entry, value) => {
      const found = problemsOf(entry, language, value, rules);
      problems.push(...found);
      return found.length === 0 ? value : null;
    }),
  );
  const withDefault = new Set(
    entries.flatMap(({ content }) => (content.kind === 'default-message' ? Object.keys(content.languages) : [])),
  );
  problems.push(...LANGUAGES.filter((language) => !withDefault.has(language)).map(defaultMissing));
  return problems.length === 0 ? { languages, problems: [] } : { languages: null, problems };
}

/** What is wrong with one entry, in the order of its languages. */
export function entryProblems(entry: UnsavedEntry, rules: PublicationRules): Problem[] {
  return LANGUAGES.flatMap((language) => {
    const value = contentOf(entry, language);
    return value ? problemsOf({ kind: entry.content.kind, id: entry.id }, language, value, rules) : [];
  });
}

/** @param accept returns what is to be shown of an entry in the language, or `null` */
export function messagesFrom(
  entries: readonly UnsavedEntry[],
  language: Language,
  accept: (
    entry: { kind: Problem['kind']; id: string },
    value: AnnouncementFile | Card,
  ) => AnnouncementFile | Card | null,
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

function messageFrom(id: string, fields: MessageFields): AnnouncementFile {
  const { title, description, cta, link, weight, startDate, endDate } = trimmed(fields);
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
  };
}

function cardFrom(fields: CardFields): Card {
  return trimmed(fields);
}

function trimmed<Fields extends Readonly<Record<keyof Fields, string>>>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries<string>(fields).map(([name, value]) => [name, value.trim()])) as Fields;
}

function defaultMissing(language: Language): Problem {
  const reason = 'must have a default message in every language';
  return { kind: 'default-message', id: '', language, field: null, reason };
}
