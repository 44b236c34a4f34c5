/** Edits the menus like `useMenuEdits`, and removes with a list's entries what nothing else shows. */

import { useMemo } from 'react';
import type { MenusAnswer } from '../../contract/api.ts';
import { publishedIn } from '../data/changes.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { DraftStore } from '../data/draft-store.ts';
import type { MenuEdit } from '../entries/menu-fields.ts';
import { unusedAfter } from './unused-places.ts';
import { type MenuEdits, useMenuEdits } from './use-menu-edits.ts';

export function useListEdits(files: MenusAnswer): MenuEdits {
  const store = useDraftStore();
  const base = useMenuEdits();
  return useMemo(
    () => ({ ...base, edit: (edits, done) => base.edit([...edits, ...unused(store, edits, files)], done) }),
    [base, store, files],
  );
}

function unused(store: DraftStore, edits: readonly MenuEdit[], files: MenusAnswer): readonly MenuEdit[] {
  const state = store.state();
  if (state.status !== 'loaded') return [];
  const published = publishedIn(state.draft);
  if (published === null) return [];
  const entries = [...state.draft.entries.values()].flatMap(({ id, content }) => (content ? [{ id, content }] : []));
  return unusedAfter(edits, entries, files, published);
}
