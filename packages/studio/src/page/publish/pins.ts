/** Replaces entries of the page's draft by a release's pinned ones. */

import { entryKey } from '../../contract/draft.ts';
import type { PinnedEntry } from '../../contract/releases.ts';
import { isPublishedAlike } from '../../model/compare.ts';
import type { LoadedDraft } from '../data/draft-state.ts';

type Entries = LoadedDraft['entries'];

export function withPins(entries: Entries, pins: ReadonlyMap<string, PinnedEntry>): Entries {
  const next = new Map(entries);
  for (const [key, { kind, id, entry }] of pins) {
    if (!entry) next.delete(key);
    else
      next.set(key, { kind, id, saved: entry, content: entry.content, saving: 'saved', failure: null, theirs: null });
  }
  return next;
}

/** Keys of pinned entries that differ in the draft. */
export function changedSince(entries: Entries, pins: ReadonlyMap<string, PinnedEntry>): ReadonlySet<string> {
  const changed = [...pins.values()].filter((pin) => {
    const draft = entries.get(entryKey(pin))?.content ?? undefined;
    return !isPublishedAlike(pin.entry?.content, draft);
  });
  return new Set(changed.map(entryKey));
}
