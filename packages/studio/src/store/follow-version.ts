/** Updates the draft when someone publishes a version that was not made from it. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Entry } from '../contract/draft.ts';
import { byName, entriesFrom, type UnsavedEntry, withSettingsOf } from '../entries/entries-from.ts';
import { isPublishedAlike } from '../model/compare.ts';

export interface DraftChanges {
  readonly put: readonly UnsavedEntry[];
  readonly remove: readonly UnsavedEntry[];
}

/** Unchanged entries become what was published. Changed and deleted entries stay as they are. */
export function followVersion(
  entries: readonly Entry[],
  before: PublishedLanguages,
  after: PublishedLanguages,
): DraftChanges {
  const [drafts, earlier, later] = [byName(entries), byName(entriesFrom(before)), byName(entriesFrom(after))];
  const put: UnsavedEntry[] = [];
  const remove: UnsavedEntry[] = [];
  for (const name of new Set([...drafts.keys(), ...later.keys()])) {
    const draft = drafts.get(name);
    const next = later.get(name);
    if (!isPublishedAlike(draft?.content, earlier.get(name)?.content)) continue;
    if (isPublishedAlike(draft?.content, next?.content)) continue;
    if (next) put.push(draft ? { id: next.id, content: withSettingsOf(draft.content, next.content) } : next);
    else if (draft) remove.push(draft);
  }
  return { put, remove };
}
