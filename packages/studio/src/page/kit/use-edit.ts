/** Changes entries, and offers to undo it. */

import { useCallback } from 'react';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { ContentChange } from '../data/draft-store.ts';
import { mayUndo } from '../data/edit-history.ts';
import { useHasRole } from '../rights/use-rights.ts';
import { useAnnounce } from './announcer.tsx';
import { useOfferUndo } from './undo.tsx';

/**
 * @param done a sentence: offers to undo it
 * @param alsoUndo what to do besides
 */
type EditEntries = (changes: readonly ContentChange[], done?: string, alsoUndo?: () => void) => void;

/** @returns the same function while someone types; undoing keeps what has been changed since */
export function useEdit(): EditEntries {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  const announce = useAnnounce();
  const isAuthor = useHasRole('author');
  return useCallback(
    (changes, done, alsoUndo) => {
      const step = store.changeAll(changes, done === undefined);
      // an earlier offer is about something else
      offerUndo(null);
      if (done === undefined) return;
      if (!mayUndo(step, isAuthor)) return announce(done);
      const undo = () => {
        alsoUndo?.();
        store.takeBack(step);
      };
      offerUndo({ message: done, undo });
    },
    [store, offerUndo, announce, isAuthor],
  );
}
