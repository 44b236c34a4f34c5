/** Field names for use within a sentence. */

import type { EntryName } from '../../contract/draft.ts';
import { fieldLabel } from '../names/entry-names.ts';

/** @param field `null` for the whole language */
export function formatField(entry: Pick<EntryName, 'id'>, field: string | null): string | null {
  return field === null ? null : fieldLabel(entry, field).toLowerCase();
}
