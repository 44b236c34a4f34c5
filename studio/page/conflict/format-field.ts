/** Field names for use within a sentence. */

import { fieldName } from '../names/entry-names.ts';

/** Those whose values need more than the name of the field. */
const WORDS: Readonly<Record<string, string>> = {
  startDate: 'start (UTC)',
  endDate: 'end (UTC)',
  timeZone: 'Time zone',
  campaign: 'Campaign',
  archived: 'Archived',
};

/** @param field `null` for the whole language */
export function formatField(field: string | null): string | null {
  return field === null ? null : (WORDS[field] ?? fieldName(field).toLowerCase());
}
