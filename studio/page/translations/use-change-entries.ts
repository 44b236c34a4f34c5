/** Changes several entries at once, and offers to undo it. */

import type { EntryContent, EntryName } from '../../contract/draft.ts';
import { withoutEdit } from '../data/differences.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { useAnnounce } from '../frame/announcer.tsx';
import { useOfferUndo } from '../frame/undo.tsx';
import { useHasRole } from '../rights/use-rights.ts';

export interface ChangedEntry extends EntryName {
  readonly before: EntryContent;
  readonly after: EntryContent;
}

/** @returns a function that takes the changes and a sentence about them; undoing keeps what others have changed since */
export function useChangeEntries(): (changed: readonly ChangedEntry[], message: string) => void {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  const announce = useAnnounce();
  const isAuthor = useHasRole('author');
  return (changed, message) => {
    store.changeAll(changed.map(({ kind, id, after }) => ({ kind, id, content: after })));
    // only authors remove a language
    if (!isAuthor && changed.some(addsLanguage)) return announce(message);
    const undo = () =>
      store.changeAll(
        changed.map(({ kind, id, ...edit }) => ({ kind, id, content: withoutEdit(store.content(kind, id), edit) })),
      );
    offerUndo({ message, undo });
  };
}

function addsLanguage({ before, after }: ChangedEntry): boolean {
  return Object.keys(after.languages).length > Object.keys(before.languages).length;
}
