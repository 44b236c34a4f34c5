/** Reads messages, cards and menus stored by any release, as far as this release knows and can use them. */

import * as v from 'valibot';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { builtInMessages } from './built-in.ts';
import type { CompanyContent } from './company-content.ts';
import { outOfEnvelopes } from './envelope.ts';
import type { PublishedMenus } from './menu-schema.ts';
import type { AnnouncementFile } from './message-schema.ts';
import { sourceProblem } from './post-source.ts';
import type { LanguageMessages, PublishedLanguages } from './publication.ts';
import { settingProblem } from './site-settings.ts';
import {
  storedCardSchema,
  storedIdSchema,
  storedMenuSchemas,
  storedMessageSchema,
  storedPlaceSchema,
} from './stored-schema.ts';

export interface ReadLanguages {
  /** Missing or unreadable languages get the messages and cards of the files. */
  readonly languages: PublishedLanguages;
  /** What cannot be read, and why: `en.announcements.1.link: must be a path`. Excludes parts that are unknown. */
  readonly omitted: readonly string[];
}

type Omit = (path: string, reason: string) => void;

/**
 * Drops languages and fields that this release does not know, and each message or card that it cannot read.
 *
 * @param stored parsed JSON
 * @param locales provide the messages and cards of missing languages
 * @returns `null` if no language of this release can be read
 */
export function readLanguages(stored: unknown, locales: CompanyContent): ReadLanguages | null {
  if (!isRecord(stored)) return null;
  const opened = outOfEnvelopes(stored);
  const omitted: string[] = [];
  const read = new Map<Language, LanguageMessages>();
  for (const language of LANGUAGES) {
    if (!Object.hasOwn(opened, language)) continue;
    const omit: Omit = (path, reason) => omitted.push(`${[language, path].filter(Boolean).join('.')}: ${reason}`);
    const messages = readMessages(opened[language], builtInMessages(locales, language), locales, omit);
    if (messages) read.set(language, messages);
  }
  if (read.size === 0) return null;
  const languages = Object.fromEntries(
    LANGUAGES.map((language) => [language, read.get(language) ?? builtInMessages(locales, language)]),
  ) as PublishedLanguages;
  return { languages, omitted };
}

function readMessages(
  stored: unknown,
  builtIn: LanguageMessages,
  { brand }: CompanyContent,
  omit: Omit,
): LanguageMessages | null {
  const { announcements, featureMessages, cards, ...rest } = isRecord(stored) ? stored : {};
  if (!Array.isArray(announcements) && !Array.isArray(featureMessages) && !isRecord(cards)) {
    omit('', 'must have announcements, featureMessages and cards');
    return null;
  }
  const defaults = readList('featureMessages', featureMessages, omit);
  const isLost = defaults.length === 0 && !(Array.isArray(featureMessages) && featureMessages.length === 0);
  return {
    announcements: readList('announcements', announcements, omit),
    featureMessages: isLost ? builtIn.featureMessages : defaults,
    cards: readRecord('cards', cards ?? {}, storedIdSchema, storedCardSchema, omit),
    ...readMenus(rest, brand, omit),
  };
}

/** Reads only the parts that were stored. */
function readMenus(
  stored: Readonly<Record<string, unknown>>,
  brand: CompanyContent['brand'],
  omit: Omit,
): PublishedMenus {
  const read = <Schema extends v.GenericSchema>(name: keyof PublishedMenus, schema: Schema) =>
    Object.hasOwn(stored, name) ? { [name]: readRecord(name, stored[name], storedPlaceSchema, schema, omit) } : {};
  const { links, texts, lists } = storedMenuSchemas;
  const menus: PublishedMenus = { ...read('links', links), ...read('texts', texts), ...read('lists', lists) };
  for (const [place, text] of Object.entries(menus.texts ?? {})) {
    const reason = settingProblem(place, text, brand) ?? sourceProblem(place, text);
    if (reason !== null) omit(`texts.${place}`, reason);
  }
  return menus;
}

function readList(name: string, stored: unknown, omit: Omit): AnnouncementFile[] {
  if (!Array.isArray(stored)) {
    omit(name, 'must be a list');
    return [];
  }
  const ids = new Set<string>();
  return stored.flatMap((value, index) => {
    const path = `${name}.${index}`;
    const message = read(storedMessageSchema, value, path, omit);
    if (!message) return [];
    if (ids.has(message.id)) {
      omit(path, `must not repeat the id ${message.id}`);
      return [];
    }
    ids.add(message.id);
    return [message];
  });
}

function readRecord<Schema extends v.GenericSchema>(
  name: string,
  stored: unknown,
  keySchema: v.GenericSchema<string>,
  schema: Schema,
  omit: Omit,
): Record<string, v.InferOutput<Schema>> {
  if (!isRecord(stored)) {
    omit(name, 'must be an object');
    return {};
  }
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const path = `${name}.${key}`;
      const entry = read(keySchema, key, path, omit) === null ? null : read(schema, value, path, omit);
      return entry === null ? [] : [[key, entry]];
    }),
  );
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  path: string,
  omit: Omit,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  omit([path, v.getDotPath(issue)].filter(Boolean).join('.'), issue.message);
  return null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
