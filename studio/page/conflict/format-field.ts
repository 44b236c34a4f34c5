/** Field names for use within a sentence. */

import { fieldName } from '../names/entry-names.ts';

/** @param field `null` for the whole language */
export function formatField(field: string | null): string | null {
  return field === null ? null : fieldName(field).toLowerCase();
}
