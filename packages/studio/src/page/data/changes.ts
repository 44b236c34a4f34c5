/** Compares the draft with what visitors see. */

import type { PublishedLanguages } from '../../../../../src/content/publication.ts';
import { type EntryContent, entryKey } from '../../contract/draft.ts';
import { changesSince, type EntryChange } from '../../entries/changes-since.ts';
import { entriesFrom } from '../../entries/entries-from.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import type { LoadedDraft } from './draft-state.ts';

/** Published contents by entry key. */
export function publishedEntries(published: PublishedLanguages): ReadonlyMap<string, EntryContent> {
  return new Map(entriesFrom(published).map(({ id, content }) => [entryKey({ kind: content.kind, id }), content]));
}

const entriesOf = memoizeByIdentity(publishedEntries);

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
