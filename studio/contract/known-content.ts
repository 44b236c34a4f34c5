/** Reads the part of a stored entry that this release knows, whichever release stored it. Pure. */

import * as v from 'valibot';
import { LANGUAGES } from '../../src/contract/language.ts';
import { cardFieldsSchema, type EntryContent, LIMITS, MESSAGE_KINDS, messageFieldsSchema } from './draft.ts';

/** Whatever the limits are now; a field that another release did not have is empty. */
const anyText = v.optional(v.string(), '');
const storedMessage = storedFields(messageFieldsSchema);
const storedCard = storedFields(cardFieldsSchema);

const inLanguages = { languages: v.looseObject({}) };
const contentSchema = v.variant('kind', [
  v.looseObject({ kind: v.picklist(MESSAGE_KINDS), timeZone: v.fallback(v.string(), 'UTC'), ...inLanguages }),
  v.looseObject({ kind: v.literal('card'), ...inLanguages }),
]);

/**
 * @param stored as JSON holds it
 * @returns `null` if this release does not know such entries
 */
export function knownContent(stored: unknown): EntryContent | null {
  const { success, output: content } = v.safeParse(contentSchema, stored);
  if (!success) return null;
  const fields = content.kind === 'card' ? storedCard : storedMessage;
  const languages = LANGUAGES.flatMap((language) => {
    const read = v.safeParse(fields, content.languages[language]);
    return read.success ? [[language, withoutEmptyLimits(read.output)]] : [];
  });
  const known = { languages: Object.fromEntries(languages) };
  return content.kind === 'card'
    ? { kind: content.kind, ...known }
    : { kind: content.kind, timeZone: content.timeZone, ...known };
}

function withoutEmptyLimits(fields: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value?.trim() || !LIMITS.some((limit) => limit === name)),
  );
}

function storedFields({ entries }: typeof messageFieldsSchema | typeof cardFieldsSchema) {
  const stored = Object.entries<v.GenericSchema>(entries).map(([name, { type }]) => {
    // absent is not empty: a limit that cannot be read must not become everywhere
    return [name, type === 'optional' ? v.optional(v.string()) : anyText] as const;
  });
  return v.object(Object.fromEntries(stored));
}
