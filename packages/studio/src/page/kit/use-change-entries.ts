/** Changes several entries at once, and offers to undo it. */

import { type EntryContent, type EntryName, isMenuKind } from '../../contract/draft.ts';
import { withoutEdit } from '../data/differences.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useAnnounce } from './announcer.tsx';
import { useOfferUndo } from './undo.tsx';

export interface ChangedEntry extends EntryName {
  readonly before: EntryContent;
  /** `null` deletes the entry. */
  readonly after: EntryContent | null;
}

/** @returns a function that takes the changes and a sentence about them; undoing keeps what others have changed since */
export function useChangeEntries(): (changed: readonly ChangedEntry[], message: string) => void {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  const announce = useAnnounce();
  const isAuthor = useHasRole('author');
  return (changed, message) => {
    store.changeAll(changed.map(({ kind, id, after }) => ({ kind, id, content: after })));
    // only authors remove a language of a message or card
    if (!isAuthor && changed.some(addsLanguage)) return announce(message);
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

function addsLanguage({ kind, before, after }: ChangedEntry): boolean {
  return (
    after !== null && !isMenuKind(kind) && Object.keys(after.languages).length > Object.keys(before.languages).length
  );
}
