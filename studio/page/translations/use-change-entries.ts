/** Changes several entries at once, and offers to undo it. */

import type { EntryContent, EntryName } from '../../contract/draft.ts';
import { withoutEdit } from '../data/differences.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { useOfferUndo } from '../frame/undo.tsx';

export interface ChangedEntry extends EntryName {
  readonly before: EntryContent;
  readonly after: EntryContent;
}

/** @returns a function that takes the changes and a sentence about them; undoing keeps what others have changed since */
export function useChangeEntries(): (changed: readonly ChangedEntry[], message: string) => void {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  return (changed, message) => {
    store.changeAll(changed.map(({ kind, id, after }) => ({ kind, id, content: after })));
    const undo = () =>
      store.changeAll(
        changed.map(({ kind, id, ...edit }) => ({ kind, id, content: withoutEdit(store.content(kind, id), edit) })),
      );
    offerUndo({ message, undo });
  };
}
