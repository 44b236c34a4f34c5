/** Reads the known part of a stored entry, whichever release stored it. */

import * as v from 'valibot';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import {
  type EntryContent,
  FIELDS_SCHEMAS,
  isMessageContent,
  isSourceField,
  MENU_KINDS,
  MESSAGE_KINDS,
} from './draft.ts';

/** Ignores current limits; a field that the other release lacked is empty. */
const anyText = v.optional(v.string(), '');

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

const STORED_FIELDS = Object.fromEntries(
  Object.entries(FIELDS_SCHEMAS).map(([kind, { entries }]) => [kind, storedFields(entries)]),
) as Readonly<Record<EntryContent['kind'], ReturnType<typeof storedFields>>>;

function storedFields(entries: Readonly<Record<string, v.GenericSchema>>) {
  const stored = Object.entries(entries).map(([name, { type }]) => {
    // not '': an unreadable limit to some sites or pages must not turn into no limit
    return [name, type === 'optional' ? v.optional(v.string()) : anyText] as const;
  });
  return v.object(Object.fromEntries(stored));
}

/**
 * @param stored parsed JSON
 * @returns `null` if this release does not know such entries
 */
export function knownContent(stored: unknown): EntryContent | null {
  const { success, output: content } = v.safeParse(contentSchema, stored);
  if (!success) return null;
  const languages = LANGUAGES.flatMap((language) => {
    const read = v.safeParse(STORED_FIELDS[content.kind], content.languages[language]);
    return read.success ? [[language, withoutEmptyFields(content.kind, read.output)]] : [];
  });
  const known = { languages: Object.fromEntries(languages) };
  if (!isMessageContent(content)) return { kind: content.kind, ...known };
  const { kind, timeZone, archived, campaign } = content;
  return { kind, timeZone, ...(archived && { archived }), ...(campaign && { campaign }), ...known };
}

/** Optional fields are absent rather than empty. */
function withoutEmptyFields(kind: EntryContent['kind'], fields: Readonly<Record<string, string | undefined>>) {
  const { entries }: { readonly entries: Readonly<Record<string, v.GenericSchema>> } = FIELDS_SCHEMAS[kind];
  const isOptional = (name: string) => ownValue(entries, name)?.type === 'optional' && !isSourceField(name);
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value?.trim() || !isOptional(name)));
}
