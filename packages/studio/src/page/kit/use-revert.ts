/** Reverts an entry of the draft to what visitors see, and offers to undo it. */

import type { EntryContent } from '../../contract/draft.ts';
import { withSettingsOf } from '../../entries/entries-from.ts';
import { useEdit } from './use-edit.ts';

interface Reverted {
  readonly id: string;
  readonly title: string;
  /** The draft's content; `null` if it is deleted there. */
  readonly content: EntryContent | null;
  readonly published: EntryContent;
}

export function useRevert(): (reverted: Reverted) => void {
  const edit = useEdit();
  return ({ id, title, content, published }) => {
    const { kind } = published;
    const done = content ? `“${title}” is as it was published.` : `“${title}” was restored.`;
    edit([{ kind, id, content: withSettingsOf(content, published) }], done);
  };
}
