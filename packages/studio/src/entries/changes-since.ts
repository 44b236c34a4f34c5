/** Finds the entries of a draft that differ from what is published. */

import { type EntryContent, entryKey, isArchived } from '../contract/draft.ts';
import { isPublishedAlike } from '../model/compare.ts';

/** How publishing would change an entry. */
export type EntryChange = 'new' | 'changed' | 'archived' | 'deleted';

/**
 * By entry key: the draft's in their order, then deleted ones. Unchanged entries are absent.
 *
 * @param published contents by entry key
 */
export function changesSince(
  published: ReadonlyMap<string, EntryContent>,
  entries: Iterable<{ readonly id: string; readonly content: EntryContent | null }>,
): ReadonlyMap<string, EntryChange> {
  const changes = new Map<string, EntryChange>();
  const shown = new Set<string>();
  for (const { id, content } of entries) {
    if (content === null) continue;
    const key = entryKey({ kind: content.kind, id });
    const was = published.get(key);
    shown.add(key);
    if (isPublishedAlike(was, content)) continue;
    changes.set(key, was ? (isArchived(content) ? 'archived' : 'changed') : 'new');
  }
  for (const key of published.keys()) if (!shown.has(key)) changes.set(key, 'deleted');
  return changes;
}
