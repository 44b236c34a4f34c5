/** An entry as the page has it in its draft. */

import type { EntryContent } from '../../packages/studio/src/contract/draft.ts';
import type { EntryState } from '../../packages/studio/src/page/data/draft-state.ts';

/** Saved, without anything that only the store knows of it. */
export const shownEntry = <Content extends EntryContent>(id: string, content: Content) => ({
  kind: content.kind as Content['kind'],
  id,
  content,
  saved: null,
  saving: 'saved' as EntryState['saving'],
  failure: null,
  theirs: null,
});
