/** Compares the draft with what visitors see. */

import type { EntryContent } from '../../contract/draft.ts';
import { changesSince, type EntryChange } from '../../entries/changes-since.ts';
import { publishedContents } from '../../entries/entries-from.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import type { LoadedDraft } from './draft-state.ts';

const entriesOf = memoizeByIdentity(publishedContents);

/** Published contents by entry key; `null` if they could not be loaded. */
export function publishedIn({ published }: LoadedDraft): ReadonlyMap<string, EntryContent> | null {
  return published && entriesOf(published);
}

const NOTHING: ReadonlyMap<string, EntryChange> = new Map();

/** Like `changesSince`; empty if the published version could not be loaded. */
export const changesIn = memoizeByIdentity((draft: LoadedDraft): ReadonlyMap<string, EntryChange> => {
  const published = publishedIn(draft);
  return published ? changesSince(published, draft.entries.values()) : NOTHING;
});
