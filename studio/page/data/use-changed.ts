/** Compares the draft with what visitors see. */

import { useMemo } from 'react';
import type { PublishedLanguages } from '../../../src/content/publication.ts';
import { entriesFrom, isSameContent } from '../../messages/entries-from.ts';
import { useDraftState } from './draft-provider.tsx';
import { type EntryState, entryKey } from './draft-state.ts';

const NOTHING: ReadonlyMap<string, EntryChange> = new Map();

/** What publishing would do to an entry. */
export type EntryChange = 'new' | 'changed' | 'deleted';

/** By the key of the entry; those that are as they were published are absent. */
export function useChanges(): ReadonlyMap<string, EntryChange> {
  const state = useDraftState();
  const draft = state.status === 'loaded' ? state.draft : null;
  const entries = draft?.entries;
  const published = draft?.published;
  return useMemo(
    () => (entries && published ? changesSince(published, entries.values()) : NOTHING),
    [entries, published],
  );
}

function changesSince(published: PublishedLanguages, entries: Iterable<EntryState>): ReadonlyMap<string, EntryChange> {
  const changes = new Map<string, EntryChange>();
  const before = new Map(
    entriesFrom(published).map(({ id, content }) => [entryKey({ kind: content.kind, id }), content]),
  );
  const shown = new Set<string>();
  for (const entry of entries) {
    if (entry.content === null) continue;
    const key = entryKey(entry);
    const was = before.get(key);
    shown.add(key);
    if (!was) changes.set(key, 'new');
    else if (!isSameContent(was, entry.content)) changes.set(key, 'changed');
  }
  for (const key of before.keys()) if (!shown.has(key)) changes.set(key, 'deleted');
  return changes;
}
