/** Says in a sentence what somebody has changed in an entry. */

import type { EntryRevision } from '../../contract/api.ts';
import { isMenuKind } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { listed } from '../../fields/wording.ts';
import { fieldLabel } from '../../model/entry-types.ts';
import type { EntryDifference } from '../differences/version-differences.ts';

/** Beyond this, only the number of fields is given. */
const MAX_NAMED = 4;

/**
 * @param before the state before; `undefined` if it is not kept
 * @param differences of both
 */
export function formatRevision(
  { content }: Pick<EntryRevision, 'content'>,
  before: Pick<EntryRevision, 'content'> | undefined,
  differences: readonly EntryDifference[],
): string {
  if (content === null) return 'Deleted';
  if (before === undefined) return 'The first state in this history';
  if (before.content === null) return 'Restored';
  const sentences = [
    ...wholeLanguages(differences, 'added'),
    ...wholeLanguages(differences, 'removed'),
    ...archiving(differences),
  ];
  const fields = changedFields(differences);
  const all = [...(fields === '' ? [] : [`Changed ${fields}`]), ...sentences];
  return all.length === 0 ? 'Marked translations as done' : all.join('. ');
}

const WHOLE = { added: 'Added', removed: 'Removed' };

/** A language without the entry has the files' part of the menus. */
const WHOLE_OF_MENUS = { added: 'Changed', removed: 'Reset' };

function wholeLanguages(differences: readonly EntryDifference[], change: 'added' | 'removed'): readonly string[] {
  const whole = differences.filter((one) => one.change === change);
  return whole.slice(0, 1).map(({ kind }) => {
    const words = isMenuKind(kind) ? WHOLE_OF_MENUS : WHOLE;
    return `${words[change]} ${listed(namesOf(whole))}`;
  });
}

function archiving(differences: readonly EntryDifference[]): readonly string[] {
  const fields = differences.flatMap((one) => one.fields.filter(({ field }) => field === 'archived'));
  return fields.map(({ after }) => (after === 'Yes' ? 'Archived' : 'Took out of the archive'));
}

/** Such as `title and link in English; start and end`. */
function changedFields(differences: readonly EntryDifference[]): string {
  const changed = differences
    .filter(({ change }) => change === 'changed')
    .map((one) => ({ ...one, fields: one.fields.filter(({ field }) => field !== 'archived') }));
  const count = new Set(changed.flatMap(({ fields }) => fields.map(({ field }) => field))).size;
  if (count > MAX_NAMED) return `${count} fields${inLanguages(changed)}`;
  const byField = Map.groupBy(
    changed.flatMap((one) => one.fields.map(({ field }) => ({ one, label: fieldLabel(one, field).toLowerCase() }))),
    ({ label }) => label,
  );
  const byPlace = Map.groupBy([...byField], ([, found]) => inLanguages(found.map(({ one }) => one)));
  return [...byPlace].map(([place, fields]) => `${listed(fields.map(([label]) => label))}${place}`).join('; ');
}

function inLanguages(differences: readonly EntryDifference[]): string {
  const names = namesOf(differences);
  return names.length === 0 ? '' : ` in ${listed(names)}`;
}

function namesOf(differences: readonly EntryDifference[]): readonly string[] {
  return differences.flatMap(({ language }) => (language === null ? [] : [languageName(language)]));
}
