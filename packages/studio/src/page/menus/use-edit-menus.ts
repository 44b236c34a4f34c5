/** Edits the menus, and removes with a list's entries what nothing else shows. */

import { useCallback } from 'react';
import type { MenusAnswer } from '../../contract/api.ts';
import { publishedIn } from '../data/changes.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { DraftStore } from '../data/draft-store.ts';
import { type MenuEdit, withMenuEdits } from '../entries/menu-fields.ts';
import { useEdit } from '../kit/use-edit.ts';
import { unusedAfter } from './unused-places.ts';

/** @param done a sentence: offers to undo the edits */
export type EditMenus = (edits: readonly MenuEdit[], done?: string) => void;

export function useEditMenus(files: MenusAnswer): EditMenus {
  const store = useDraftStore();
  const edit = useEdit();
  return useCallback(
    (edits, done) => edit(withMenuEdits([...edits, ...unused(store, edits, files)], store.content), done),
    [store, edit, files],
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
