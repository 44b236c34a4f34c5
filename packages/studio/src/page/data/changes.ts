/** Compares the draft with what visitors see. */

import type { PublishedLanguages } from '../../../../../src/content/publication.ts';
import { type EntryContent, entryKey, isArchived } from '../../contract/draft.ts';
import { entriesFrom } from '../../entries/entries-from.ts';
import { isPublishedAlike } from '../../model/compare.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import type { EntryState, LoadedDraft } from './draft-state.ts';

/** How publishing would change an entry. */
export type EntryChange = 'new' | 'changed' | 'archived' | 'deleted';

/** Published contents by entry key. */
export function publishedEntries(published: PublishedLanguages): ReadonlyMap<string, EntryContent> {
  return new Map(entriesFrom(published).map(({ id, content }) => [entryKey({ kind: content.kind, id }), content]));
}

/** By entry key; unchanged entries are absent. */
export function changesSince(
  published: ReadonlyMap<string, EntryContent>,
  entries: Iterable<EntryState>,
): ReadonlyMap<string, EntryChange> {
  const changes = new Map<string, EntryChange>();
  const shown = new Set<string>();
  for (const entry of entries) {
    if (entry.content === null) continue;
    const key = entryKey(entry);
    const was = published.get(key);
    shown.add(key);
    if (isPublishedAlike(was, entry.content)) continue;
    changes.set(key, was ? (isArchived(entry.content) ? 'archived' : 'changed') : 'new');
  }
  for (const key of published.keys()) if (!shown.has(key)) changes.set(key, 'deleted');
  return changes;
}

const entriesOf = memoizeByIdentity(publishedEntries);

/** Published contents by entry key; `null` if they could not be loaded. */
export function publishedIn({ published }: LoadedDraft): ReadonlyMap<string, EntryContent> | null {
  return published && entriesOf(published);
}

const NOTHING: ReadonlyMap<string, EntryChange> = new Map();

/** Like `changesSince`; empty if the published version could not be loaded. */
export const changesIn = memoizeByIdentity((draft: LoadedDraft): ReadonlyMap<string, EntryChange> => {
  const published = publishedIn(draft);
  return published ? changesSince(published, draft.entries.values()) : NOTHING;
});
