/** Replaces the draft's entries with a release's pinned ones, and finds conflicting publications. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { type Entry, type EntryName, entryKey } from '../contract/draft.ts';
import type { PinnedEntry } from '../contract/releases.ts';
import { isPublishedAlike } from '../model/compare.ts';
import { byName, entriesFrom } from './entries-from.ts';

type Wanted = EntryName & { readonly revision?: number | null | undefined };

/** The draft, with pinned content for chosen entries that name the pinned revision. */
export function withPinned(
  entries: readonly Entry[],
  pinned: readonly PinnedEntry[],
  chosen: readonly Wanted[],
): readonly Entry[] {
  const wanted = new Map(chosen.map((entry) => [entryKey(entry), entry.revision]));
  const isUsed = (pin: PinnedEntry) =>
    wanted.get(entryKey(pin)) === pin.revision && (pin.revision === null || pin.entry !== null);
  const used = new Map(pinned.filter(isUsed).map((pin) => [entryKey(pin), pin.entry]));
  const drafts = byName(entries);
  const kept = [...drafts].flatMap(([key, entry]) => {
    const pin = used.get(key);
    return pin === undefined ? [entry] : (pin ?? []);
  });
  return [...kept, ...[...used].flatMap(([key, entry]) => (entry && !drafts.has(key) ? [entry] : []))];
}

/**
 * Entries that someone has published differently since they were chosen.
 *
 * @param before the published languages when they were chosen
 */
export function publishedOtherwise(
  pinned: readonly PinnedEntry[],
  before: PublishedLanguages,
  latest: PublishedLanguages,
): readonly PinnedEntry[] {
  const [old, now] = [byName(entriesFrom(before)), byName(entriesFrom(latest))];
  return pinned.filter((pin) => {
    const current = now.get(entryKey(pin))?.content;
    return (
      !isPublishedAlike(old.get(entryKey(pin))?.content, current) && !isPublishedAlike(pin.entry?.content, current)
    );
  });
}
