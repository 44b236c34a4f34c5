/** Composes what is published from the entries of a draft, or says what is wrong with them. Pure. */

import * as v from 'valibot';
import type { AllowedImages } from '../../src/content/content-for.ts';
import { type MessageProblem, messageProblems } from '../../src/content/message-problems.ts';
import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { Card, LanguageMessages, PublishedLanguages } from '../../src/content/publication.ts';
import { publishedLanguagesSchema } from '../../src/content/publication.ts';
import type { BrandFile } from '../../src/content/schema.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import type { CardFields, MessageFields } from '../contract/draft.ts';
import type { UnsavedEntry } from './entries-from.ts';

/** What messages and cards may refer to. */
export interface PublicationRules {
  readonly brand: Pick<BrandFile, 'origins'>;
  readonly images: AllowedImages;
}

export type Composition =
  | { readonly languages: PublishedLanguages; readonly problems: readonly [] }
  | { readonly languages: null; readonly problems: readonly Problem[] };

const { announcements: messagesSchema, cards: cardsSchema } =
  publishedLanguagesSchema.entries[DEFAULT_LANGUAGE].entries;

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
    weight: /^\d+(\.\d+)?$/.test(weight) ? Number(weight) : Number.NaN,
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

/** What is wrong with a message or card as it would be published: at most one problem for each field. */
export function problemsOf(
  { kind, id }: { kind: Problem['kind']; id: string },
  language: Language,
  value: AnnouncementFile | Card,
  { brand, images }: PublicationRules,
): Problem[] {
  const reasons = new Map<string | null, string>();
  const add = (field: string | null, reason: string) => reasons.has(field) || reasons.set(field, reason);
  if ('image' in value) {
    for (const issue of issuesOf(cardsSchema, { [id]: value })) add(...issue);
    for (const { path, reason } of messageProblems(oneCard(id, value), brand)) add(fieldOf(path), reason);
    const allowed = images.names.includes(value.image) || images.origins.includes(URL.parse(value.image)?.origin ?? '');
    if (!allowed) add('image', `must be an image of the release, or from ${images.origins.join(' or ')}`);
  } else {
    for (const issue of issuesOf(messagesSchema, [value])) add(...issue);
    for (const { path, reason } of messageProblems(oneMessage(value), brand)) add(fieldOf(path), reason);
  }
  return [...reasons].map(([field, reason]) => ({ kind, id, language, field, reason }));
}

function oneCard(id: string, card: Card): LanguageMessages {
  return { announcements: [], featureMessages: [], cards: { [id]: card } };
}

function oneMessage(message: AnnouncementFile): LanguageMessages {
  return { announcements: [message], featureMessages: [], cards: {} };
}

function fieldOf(path: MessageProblem['path']): string | null {
  return path.split('.')[2] ?? null;
}

/** Of a list or record with one value: its fields, and what is wrong with each. */
function issuesOf(schema: typeof messagesSchema | typeof cardsSchema, value: unknown): [string | null, string][] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(({ path, message }) => {
    const field = path?.[1]?.key;
    if (field === 'weight' && Number.isNaN(path?.[1]?.value)) return ['weight', 'must be a number such as 1 or 2.5'];
    if (field === undefined && message.startsWith('startDate')) return ['endDate', 'must be after the start'];
    // the path ends at the key of a record if it is wrong
    return [typeof field === 'string' ? field : null, message];
  });
}

function defaultMissing(language: Language): Problem {
  const reason = 'must have a default message in every language';
  return { kind: 'default-message', id: '', language, field: null, reason };
}
