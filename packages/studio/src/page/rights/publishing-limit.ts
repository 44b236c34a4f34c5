/** Finds what the person may not publish. */

import { type EntryName, entryKey } from '../../contract/draft.ts';
import { hasRole, publishesAll } from '../../contract/rights.ts';
import { publishedContents } from '../../entries/entries-from.ts';
import { beyondScopes, reachOfEntry } from '../../entries/publication-reach.ts';
import type { LoadedDraft } from '../data/draft-state.ts';

/**
 * @returns a function that says why the person may not publish an entry of the draft; `null` if they may, and for
 * people   who publish nothing at all
 */
export function publishingLimit(draft: Pick<LoadedDraft, 'session' | 'published' | 'entries'>) {
  const { rights, sites } = draft.session;
  if (draft.published === null || !hasRole(rights, 'publisher') || publishesAll(rights.publishes)) return () => null;
  const seen = publishedContents(draft.published);
  return (entry: EntryName): string | null => {
    const key = entryKey(entry);
    const reach = reachOfEntry(entry.id, seen.get(key), draft.entries.get(key)?.content ?? undefined);
    return beyondScopes(reach, rights.publishes, sites);
  };
}
