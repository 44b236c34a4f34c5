/** What visitors see, and how the draft differs from it. */

import { useMemo } from 'react';
import type { EntryContent } from '../../contract/draft.ts';
import { changesSince, type EntryChange, publishedEntries } from './changes.ts';
import { useDraftState } from './draft-provider.tsx';

const NOTHING: ReadonlyMap<string, EntryChange> = new Map();

/** By the key of the entry; `null` if it could not be loaded. */
export function usePublished(): ReadonlyMap<string, EntryContent> | null {
  const state = useDraftState();
  const published = state.status === 'loaded' ? state.draft.published : null;
  return useMemo(() => published && publishedEntries(published), [published]);
}

/** By the key of the entry; those that are as they were published are absent. */
export function useChanges(): ReadonlyMap<string, EntryChange> {
  const state = useDraftState();
  const entries = state.status === 'loaded' ? state.draft.entries : null;
  const published = usePublished();
  return useMemo(
    () => (entries && published ? changesSince(published, entries.values()) : NOTHING),
    [entries, published],
  );
}
