/** Reconciles the person's changes with what is saved now. */

import { type Entry, entryKey } from '../../contract/draft.ts';
import { hasSameFields, mergeContents } from './differences.ts';
import type { EntryState, MergedChanges } from './draft-state.ts';

interface Reconciled {
  /** `null` if both have deleted it. */
  readonly entry: EntryState | null;
  /** Someone else's changes that were merged in; `null` without any. */
  readonly merged: MergedChanges | null;
}

/**
 * Merges changes of different fields and languages. The person has to decide if both have changed the same field, or if
 * one has deleted what the other changed.
 *
 * @param theirs what is saved now; `null` if it was deleted
 */
export function reconcile(mine: EntryState, theirs: Entry | null): Reconciled {
  const { kind, id, content, saved, sent } = mine;
  const others = theirs?.content ?? null;
  const isMine = others !== null && hasSameFields(others, sent ?? null);
  const base = isMine ? others : (saved?.content ?? null);
  if (hasSameFields(content, others) || hasSameFields(content, base)) {
    return { entry: theirs && savedEntry(theirs), merged: null };
  }
  const rebased = { ...mine, saved: theirs, saving: 'changed', failure: null, theirs: null } as const;
  if (hasSameFields(others, base)) return { entry: rebased, merged: null };
  const conflict = { ...mine, saving: 'conflict', failure: null, theirs } as const;
  if (theirs === null) return { entry: conflict, merged: null };
  // show the other person's version until this person decides
  if (content === null) return { entry: { ...conflict, content: theirs.content, saved: theirs }, merged: null };
  const merge = mergeContents(base, content, theirs.content);
  if (merge.open.length > 0) return { entry: conflict, merged: null };
  const merged = merge.theirs.length === 0 ? null : { kind, id, by: theirs.changedBy, changes: merge.theirs };
  return { entry: { ...rebased, content: merge.content }, merged };
}

/** Whether the person has deleted what someone else changed, and has to decide. */
export function isDeletion({ saving, saved, theirs }: EntryState): boolean {
  return saving === 'conflict' && theirs !== null && saved?.revision === theirs.revision;
}

/** The saved entries, with the person's unsaved changes. */
export function reconcileAll(entries: readonly Entry[], before: ReadonlyMap<string, EntryState>) {
  const reconciled = new Map<string, EntryState>();
  let merged: MergedChanges | null = null;
  const add = (key: string, mine: EntryState, theirs: Entry | null) => {
    // a running save detects the conflict itself
    const isUpToDate = mine.saving === 'saving' || knownEntry(mine)?.revision === theirs?.revision;
    const next = isUpToDate ? { entry: mine, merged: null } : reconcile(mine, theirs);
    if (next.entry) reconciled.set(key, next.entry);
    merged = next.merged ?? merged;
  };
  for (const entry of entries) {
    const key = entryKey({ kind: entry.content.kind, id: entry.id });
    const mine = before.get(key);
    if (mine && mine.saving !== 'saved') add(key, mine, entry);
    // keep the object, so that only changed entries render again
    else reconciled.set(key, mine && isSame(mine.saved, entry) ? mine : savedEntry(entry));
  }
  for (const [key, mine] of before) if (!reconciled.has(key) && mine.saving !== 'saved') add(key, mine, null);
  const isUnchanged =
    reconciled.size === before.size && [...reconciled].every(([key, next]) => before.get(key) === next);
  return { entries: isUnchanged ? before : reconciled, merged: merged as MergedChanges | null };
}

/** All saved entries: the changed ones, and those that the page already knows. */
export function withChanged(before: ReadonlyMap<string, EntryState>, changed: readonly Entry[]): readonly Entry[] {
  const entries = new Map(
    [...before].flatMap(([key, mine]) => {
      const known = knownEntry(mine);
      return known ? [[key, known] as const] : [];
    }),
  );
  for (const entry of changed) entries.set(entryKey({ kind: entry.content.kind, id: entry.id }), entry);
  return [...entries.values()];
}

/** The entry that the page knows to be saved. */
function knownEntry(mine: EntryState): Entry | null {
  return mine.saving === 'conflict' && !isDeletion(mine) ? mine.theirs : mine.saved;
}

/** Compares times too, because revisions start again if the store is restored. */
function isSame(one: Entry | null, other: Entry): boolean {
  return one?.revision === other.revision && one.changedAt === other.changedAt;
}

function savedEntry(saved: Entry): EntryState {
  const { id, content } = saved;
  return { kind: content.kind, id, saved, content, saving: 'saved', failure: null, theirs: null };
}
