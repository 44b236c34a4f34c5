/** Provides the draft and its store to the page's components. */

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../contract/api.ts';
import { type EntryKind, entryKey } from '../../contract/draft.ts';
import { callApi } from './api-client.ts';
import { thisTab } from './browser-tab.ts';
import type { DraftState, EntryState, LoadedDraft, ShownEntry } from './draft-state.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { fieldInFocus } from './field-in-focus.ts';
import { saveBeforeLeaving } from './save-before-leaving.ts';
import { browserStorage } from './tab-storage.ts';
import { unsavedChanges } from './unsaved-changes.ts';

const StoreContext = createContext<DraftStore | null>(null);

/** Loads the draft, reloads it when the person returns to the page, and warns before unsaved changes are lost. */
export function DraftProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() =>
    createDraftStore(unsavedChanges(browserStorage(), thisTab()), callApi, fieldInFocus(document)),
  );
  useEffect(() => {
    void store.load();
    const saveAgain = () => void store.saveAll().then(store.load);
    const loadAgain = () => document.visibilityState === 'visible' && void store.load();
    const warn = (event: BeforeUnloadEvent) => {
      if (!store.hasUnsaved()) return;
      void store.saveAll();
      event.preventDefault();
    };
    addEventListener('online', saveAgain);
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', loadAgain);
    const stopSaving = saveBeforeLeaving(store);
    return () => {
      removeEventListener('online', saveAgain);
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', loadAgain);
      stopSaving();
    };
  }, [store]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The store itself: `change`, `resolve`, `saveAll`, `load`. */
export function useDraftStore(): DraftStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('There is no DraftProvider.');
  return store;
}

/**
 * Renders again only when `select` returns another value, and so not on every keystroke.
 *
 * @param select must return the same object for the same state
 */
export function useDraftState<Value>(select: (state: DraftState) => Value): Value {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}

/** Like `useDraftState`, for components that are only shown once the draft is loaded. */
export function useDraft<Value>(select: (draft: LoadedDraft) => Value): Value {
  return useDraftState((state) => {
    if (state.status !== 'loaded') throw new Error('The draft is not loaded.');
    return select(state.draft);
  });
}

export function useSession(): Session {
  return useDraft(({ session }) => session);
}

/** The entry; `null` if it doesn't exist or the person has deleted it. */
export function useEntry(kind: EntryKind, id: string): ShownEntry | null {
  const state = useDraft(({ entries }) => entries.get(entryKey({ kind, id })));
  return state && isShown(state) ? state : null;
}

/** Entries that are not deleted, in the draft's order. */
export function useEntries(): readonly ShownEntry[] {
  const entries = useDraft((draft) => draft.entries);
  return useMemo(() => [...entries.values()].filter(isShown), [entries]);
}

function isShown(state: EntryState): state is ShownEntry {
  return state.content !== null;
}
