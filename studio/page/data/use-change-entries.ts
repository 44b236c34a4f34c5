/** Changes several entries at once, and offers to undo it. */

import type { EntryContent, EntryName } from '../../contract/draft.ts';
import { useOfferUndo } from '../frame/undo.tsx';
import { withoutEdit } from './differences.ts';
import { useDraftStore } from './draft-provider.tsx';

export interface ChangedEntry extends EntryName {
  readonly before: EntryContent;
  /** `null` deletes the entry. */
  readonly after: EntryContent | null;
}

/** @returns a function that takes the changes and a sentence about them; undoing keeps what others have changed since */
export function useChangeEntries(): (changed: readonly ChangedEntry[], message: string) => void {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  return (changed, message) => {
    store.changeAll(changed.map(({ kind, id, after }) => ({ kind, id, content: after })));
    const undo = () =>
      store.changeAll(
        changed.map(({ kind, id, before, after }) => {
          const content = after ? withoutEdit(store.content(kind, id), { before, after }) : before;
          return { kind, id, content };
        }),
      );
    offerUndo({ message, undo });
  };
}
