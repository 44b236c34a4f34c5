/** Describes someone else's simultaneous changes in a sentence. */

import { languageName } from '../../contract/language-name.ts';
import { listed } from '../../fields/wording.ts';
import { fieldLabel } from '../../model/entry-types.ts';
import type { MergedChanges } from '../data/draft-state.ts';

/** Beyond this, only the number is given. */
const MAX_NAMED = 3;

/**
 * @param title the entry's title
 * @param person the reader
 */
export function formatMerged({ kind, id, by, changes }: MergedChanges, title: string, person: string): string {
  const names = changes.map(({ language, field }) =>
    [language === null ? null : languageName(language), field && fieldLabel({ kind, id }, field).toLowerCase()]
      .filter(Boolean)
      .join(' '),
  );
  const what = names.length > MAX_NAMED ? `${names.length} fields` : listed(names);
  const who = by === person ? 'In another window, you have' : `${by} has`;
  return `${who} also changed “${title}”: ${what}. All changes are kept.`;
}
