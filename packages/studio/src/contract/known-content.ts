/** Reads the known part of a stored entry, whichever release stored it. */

import * as v from 'valibot';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import {
  cardFieldsSchema,
  type EntryContent,
  isMessageContent,
  linkFieldsSchema,
  listFieldsSchema,
  MENU_KINDS,
  MESSAGE_KINDS,
  messageFieldsSchema,
  SHARED_FIELDS,
  textFieldsSchema,
} from './draft.ts';

/** Ignores current limits; a field that the other release lacked is empty. */
const anyText = v.optional(v.string(), '');
const storedMessage = storedFields(messageFieldsSchema);
const STORED_FIELDS = {
  card: storedFields(cardFieldsSchema),
  link: storedFields(linkFieldsSchema),
  text: storedFields(textFieldsSchema),
  list: storedFields(listFieldsSchema),
};

const inLanguages = { languages: v.looseObject({}) };
const contentSchema = v.variant('kind', [
  v.looseObject({
    kind: v.picklist(MESSAGE_KINDS),
    timeZone: v.fallback(v.string(), 'UTC'),
    archived: v.fallback(v.optional(v.literal(true)), undefined),
    campaign: v.fallback(v.optional(v.string()), undefined),
    ...inLanguages,
  }),
  v.looseObject({ kind: v.picklist(['card', ...MENU_KINDS]), ...inLanguages }),
]);

/**
 * @param stored parsed JSON
 * @returns `null` if this release does not know such entries
 */
export function knownContent(stored: unknown): EntryContent | null {
  const { success, output: content } = v.safeParse(contentSchema, stored);
  if (!success) return null;
  const fields = isMessageContent(content) ? storedMessage : STORED_FIELDS[content.kind];
  const languages = LANGUAGES.flatMap((language) => {
    const read = v.safeParse(fields, content.languages[language]);
    return read.success ? [[language, withoutEmptyFields(read.output)]] : [];
  });
  const known = { languages: Object.fromEntries(languages) };
  if (!isMessageContent(content)) return { kind: content.kind, ...known };
  const { kind, timeZone, archived, campaign } = content;
  return { kind, timeZone, ...(archived && { archived }), ...(campaign && { campaign }), ...known };
}

function withoutEmptyFields(fields: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value?.trim() || !SHARED_FIELDS.some((shared) => shared === name)),
  );
}

function storedFields({ entries }: { readonly entries: Readonly<Record<string, v.GenericSchema>> }) {
  const stored = Object.entries(entries).map(([name, { type }]) => {
    // not '': an unreadable limit to some sites or pages must not turn into no limit
    return [name, type === 'optional' ? v.optional(v.string()) : anyText] as const;
  });
  return v.object(Object.fromEntries(stored));
}
