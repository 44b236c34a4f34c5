/** Edits an entry that people see with the files' values. */

import { useCallback } from 'react';
import type { MenusAnswer } from '../../contract/api.ts';
import { type EntryContent, type EntryKind, isMessageKind } from '../../contract/draft.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { editedContent } from '../entries/edit-content.ts';
import { useEdit } from '../kit/use-edit.ts';

/**
 * @param done a sentence: offers to undo it
 * @param alsoUndo what to do besides
 */
type EditEntry = (change: (content: EntryContent) => EntryContent, done?: string, alsoUndo?: () => void) => void;

/** @returns the same function while someone types; it changes the current content, perhaps not rendered yet */
export function useEditEntry(kind: EntryKind, id: string, files?: MenusAnswer): EditEntry {
  const store = useDraftStore();
  const edit = useEdit();
  return useCallback(
    (change, done, alsoUndo) => {
      const before = store.content(kind, id);
      // deleted a moment ago
      if (before === null && isMessageKind(kind)) return;
      edit([{ kind, id, content: editedContent({ kind, id }, before, change, files) }], done, alsoUndo);
    },
    [store, edit, kind, id, files],
  );
}
