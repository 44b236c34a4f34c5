/** Takes what visitors see of an entry into the draft, and offers to undo it. */

import type { EntryContent } from '../../contract/draft.ts';
import { useOfferUndo } from '../frame/undo.tsx';
import { useDraftStore } from './draft-provider.tsx';

interface Reverted {
  readonly id: string;
  readonly title: string;
  /** As it is in the draft; `null` if it is deleted there. */
  readonly content: EntryContent | null;
  readonly published: EntryContent;
}

export function useRevert(): (reverted: Reverted) => void {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  return ({ id, title, content, published }) => {
    const { kind } = published;
    store.change(kind, id, inTimeZoneOf(content, published));
    const message = content ? `“${title}” is as it was published.` : `“${title}” was restored.`;
    offerUndo({ message, undo: () => store.change(kind, id, content) });
  };
}

/** What was published has no time zone: people go on editing in the one that they chose. */
function inTimeZoneOf(content: EntryContent | null, published: EntryContent): EntryContent {
  return content && 'timeZone' in content && 'timeZone' in published
    ? { ...published, timeZone: content.timeZone }
    : published;
}
