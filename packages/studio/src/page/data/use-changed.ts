/** What visitors see, and how the draft differs from it. */

import { type EntryContent, type EntryName, entryKey } from '../../contract/draft.ts';
import type { EntryChange } from '../../entries/changes-since.ts';
import { changesIn, publishedIn } from './changes.ts';
import { useDraft, useDraftState } from './draft-provider.tsx';

/** Published contents by entry key; `null` if they could not be loaded. */
export function usePublished(): ReadonlyMap<string, EntryContent> | null {
  return useDraft(publishedIn);
}

/** By entry key; unchanged entries are absent. */
export function useChanges(): ReadonlyMap<string, EntryChange> {
  return useDraft(changesIn);
}

/** `null` if the entry is unchanged since it was published. */
export function useChange(entry: EntryName): EntryChange | null {
  return useDraft((draft) => changesIn(draft).get(entryKey(entry)) ?? null);
}

/** 0 until the draft is loaded. */
export function useChangesCount(): number {
  return useDraftState((state) => (state.status === 'loaded' ? changesIn(state.draft).size : 0));
}
