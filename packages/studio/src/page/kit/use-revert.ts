/** Reverts an entry of the draft to what visitors see, and offers to undo it. */

import type { EntryContent } from '../../contract/draft.ts';
import { withSettingsOf } from '../../entries/entries-from.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { useOfferUndo } from './undo.tsx';

interface Reverted {
  readonly id: string;
  readonly title: string;
  /** The draft's content; `null` if it is deleted there. */
  readonly content: EntryContent | null;
  readonly published: EntryContent;
}

export function useRevert(): (reverted: Reverted) => void {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  return ({ id, title, content, published }) => {
    const { kind } = published;
    store.change(kind, id, withSettingsOf(content, published));
    const message = content ? `“${title}” is as it was published.` : `“${title}” was restored.`;
    offerUndo({ message, undo: () => store.change(kind, id, content) });
  };
}
