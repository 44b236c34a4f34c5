/** The page's state of the draft. */

import type { PublishedLanguages } from '../../../../../src/content/publication.ts';
import type { Session, VersionSummary } from '../../contract/api.ts';
import type { Entry, EntryContent, EntryKind } from '../../contract/draft.ts';
import type { Difference } from './differences.ts';
import type { Failure } from './failure.ts';
import type { UnreadChange, UnsavedChange } from './unsaved-changes.ts';

export interface EntryState {
  readonly kind: EntryKind;
  readonly id: string;
  /** The last saved entry; `null` before the first save. */
  readonly saved: Entry | null;
  /** The person's current content; `null` if they have deleted it. */
  readonly content: EntryContent | null;
  /** Sent in a save that got no response, so the Studio may have it. */
  readonly sent?: EntryContent | null;
  readonly saving: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';
  /** Why the last save failed. */
  readonly failure: Failure | null;
  /** With `conflict`: what someone else has saved; `null` if they deleted it. */
  readonly theirs: Entry | null;
}

/** An entry that the person has not deleted. */
export interface ShownEntry extends EntryState {
  readonly content: EntryContent;
}

/** Changes by someone else, merged into the person's unsaved ones. */
export interface MergedChanges {
  readonly kind: EntryKind;
  readonly id: string;
  /** Who saved last. */
  readonly by: string;
  readonly changes: readonly Difference[];
}

/** Someone else's change of the field in focus, which waits until the person leaves it. */
export interface HeldChange {
  readonly key: string;
  /** Who changed it; `null` if they deleted the entry. */
  readonly by: string | null;
}

export type SavingState = 'saved' | 'saving' | 'offline' | 'refused' | 'failed' | 'conflict';

export interface LoadedDraft {
  readonly session: Session;
  readonly latest: VersionSummary;
  /** What visitors see; `null` if it could not be loaded. */
  readonly published: PublishedLanguages | null;
  /** By `entryKey`, in the draft's order. */
  readonly entries: ReadonlyMap<string, EntryState>;
  /** The keys of entries whose unsaved changes from an earlier visit were restored. */
  readonly restored: readonly string[];
  /** Unsaved changes of another release that this one cannot read, or only in part. */
  readonly unread: readonly UnreadChange[];
  /** The last merged changes; `null` without any. */
  readonly merged: MergedChanges | null;
  /** `null` if nothing waits. */
  readonly held: HeldChange | null;
}

export type DraftState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'loaded'; readonly draft: LoadedDraft };

/** An unsaved change of an earlier visit. */
export function unsavedState(change: UnsavedChange): EntryState {
  return { ...change, saving: 'changed', failure: null, theirs: null };
}

/** The most urgent saving state of all entries. */
export function savingState(entries: Iterable<EntryState>): SavingState {
  let state: SavingState = 'saved';
  for (const { saving, failure } of entries) {
    const next = saving === 'failed' ? (failure?.reason ?? 'failed') : saving === 'changed' ? 'saving' : saving;
    if (URGENCY.indexOf(next) > URGENCY.indexOf(state)) state = next;
  }
  return state;
}

const URGENCY: readonly SavingState[] = ['saved', 'saving', 'offline', 'failed', 'refused', 'conflict'];
