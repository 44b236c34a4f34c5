/** Checks whether the draft still matches the review. */

import type { ChosenEntry } from '../contract/api.ts';
import { type Entry, entryKey } from '../contract/draft.ts';
import { byName } from './entries-from.ts';

/** The base of a publication; missing fields are not compared. */
interface Basis {
  readonly since?: number;
  readonly entries?: readonly ChosenEntry[];
}

interface Current {
  readonly entries: readonly Entry[];
  readonly latest: { readonly version: number };
}

/** @returns a sentence; `null` if nothing that matters has changed */
export function staleMessage({ since, entries = [] }: Basis, current: Current): string | null {
  const { version } = current.latest;
  if (since !== undefined && since !== version) return `Version ${version} has been published in the meantime.`;
  const drafts = byName(current.entries);
  const isCurrent = (entry: ChosenEntry) => (drafts.get(entryKey(entry))?.revision ?? null) === entry.revision;
  return entries.every(isCurrent) ? null : 'A chosen message has changed since the review. Review it again.';
}
