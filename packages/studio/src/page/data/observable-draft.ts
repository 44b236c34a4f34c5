/** Holds the draft that the page shows, and tells listeners what changes. */

import type { DraftState, EntryState, LoadedDraft } from './draft-state.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

export type ObservableDraft = ReturnType<typeof createObservableDraft>;

/** @param unsaved keeps each entry that is set until it is saved */
export function createObservableDraft(unsaved: UnsavedChanges) {
  let state: DraftState = { status: 'loading' };
  const listeners = new Set<() => void>();
  let isQuiet = false;
  /** A copy of the entries that only the current update has seen, and may therefore mutate. */
  let copied: Map<string, EntryState> | null = null;

  function setState(next: DraftState): void {
    state = next;
    if (isQuiet) return;
    for (const listener of listeners) listener();
  }

  /** Notifies listeners once about all changes in `work`. */
  function inOneUpdate(work: () => void): void {
    const before = state;
    isQuiet = true;
    try {
      work();
    } finally {
      isQuiet = false;
      copied = null;
      if (state !== before) setState(state);
    }
  }

  function update(change: (draft: LoadedDraft) => Partial<LoadedDraft>): void {
    const draft = loaded();
    if (draft) setState({ status: 'loaded', draft: { ...draft, ...change(draft) } });
  }

  /** The draft; `null` while there is none. */
  function loaded(): LoadedDraft | null {
    return state.status === 'loaded' ? state.draft : null;
  }

  /** @param key as `entryKey` returns it */
  function entry(key: string): EntryState | undefined {
    return loaded()?.entries.get(key);
  }

  function hasUnsaved(): boolean {
    return [...(loaded()?.entries.values() ?? [])].some(({ saving }) => saving !== 'saved');
  }

  function setEntry(key: string, next: EntryState | null): void {
    update(({ entries }) => {
      // one copy per update
      const changed = isQuiet && copied === entries ? copied : new Map(entries);
      copied = isQuiet ? changed : null;
      if (next) changed.set(key, next);
      else changed.delete(key);
      return { entries: changed };
    });
    if (next && next.saving !== 'saved') unsaved.keep(next);
  }

  function patch(key: string, changes: Partial<EntryState>): void {
    const before = entry(key);
    if (before) setEntry(key, { ...before, ...changes });
  }

  return {
    state: () => state,
    /** @returns a function that unsubscribes */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setState,
    inOneUpdate,
    update,
    loaded,
    entry,
    setEntry,
    patch,
    hasUnsaved,
  };
}
