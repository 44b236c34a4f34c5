/** Names the fields of messages and cards within a sentence. */

import { fieldName } from '../words/entry-words.ts';

/** Those whose values need more than the name of the field. */
const WORDS: Readonly<Record<string, string>> = {
  startDate: 'start (UTC)',
  endDate: 'end (UTC)',
  timeZone: 'Time zone',
};

/** @param field `null` for the language as such */
export function fieldWords(field: string | null): string | null {
  return field === null ? null : (WORDS[field] ?? fieldName(field).toLowerCase());
}
