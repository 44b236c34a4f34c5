/** Takes over what the Studio has saved of an entry, for this page or another, and merges it with what is typed. */

import type { Entry, EntryContent } from '../../contract/draft.ts';
import { hasSameFields } from './differences.ts';
import { type EntryState, unsavedState } from './draft-state.ts';
import type { Failure } from './failure.ts';
import { type FieldInFocus, wouldChange } from './field-in-focus.ts';
import type { ObservableDraft } from './observable-draft.ts';
import { reconcile } from './reconcile.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** In milliseconds, after the last change. */
export const SAVE_DELAY = 600;

const HELD: Failure = {
  reason: 'failed',
  message: 'Someone else has changed the field that you are in. It is saved once you leave it.',
};

/** @param schedule saves an entry after a delay in milliseconds */
export function createDraftMerger(
  draft: ObservableDraft,
  unsaved: UnsavedChanges,
  focus: FieldInFocus,
  schedule: (key: string, delay: number) => void,
) {
  const { entry, setEntry, update } = draft;
  /** How many saves have got a response. */
  let saves = 0;
  /** The page's revision of the draft, including its own saves. */
  let revision = 0;

  /** Adopts what was saved, which may lack what is as in the files. The person may have typed more since. */
  function accept(key: string, sent: EntryContent | null, saved: Entry | null): void {
    saves += 1;
    // nobody else has saved in between
    if (saved?.revision === revision + 1) revision += 1;
    const now = entry(key);
    if (!now) return;
    if (!hasSameFields(now.content, sent)) {
      setEntry(key, { ...now, saved, saving: 'changed', failure: null, theirs: null });
      schedule(key, SAVE_DELAY);
      return;
    }
    unsaved.forget(now);
    if (saved) setEntry(key, { ...now, saved, saving: 'saved', failure: null, theirs: null });
    else setEntry(key, null);
    adoptKept(key);
    mergeKept(key);
  }

  /** Shows what the Studio has kept of a saved entry: without what is as in the files. */
  function adoptKept(key: string): void {
    const now = entry(key);
    if (now?.saving !== 'saved' || !now.saved || hasSameFields(now.content, now.saved.content)) return;
    // such as a space that the person has just typed
    if (isInFocus(key, now.content, now.saved.content)) focus.onceLeft(() => adoptKept(key));
    else setEntry(key, { ...now, content: now.saved.content });
  }

  function isInFocus(key: string, before: EntryContent | null, after: EntryContent | null): boolean {
    const focused = focus.current();
    return focused?.entry === key && wouldChange(focused, before, after);
  }

  /** Merges into a saved entry what another tab has kept of it. */
  function mergeKept(key: string): void {
    const now = entry(key);
    const other = now?.saving === 'saved' ? unsaved.next(now) : null;
    if (other) meet(key, unsavedState(other), now?.saved ?? null);
  }

  /** Someone else has saved the entry, or deleted it. */
  function meet(key: string, mine: EntryState, theirs: Entry | null): void {
    saves += 1;
    const { entry: next, merged } = reconcile(mine, theirs);
    if (isInFocus(key, mine.content, next?.content ?? null)) {
      hold(key, mine, theirs);
      return;
    }
    if (!next || next.saving === 'saved') unsaved.forget(mine);
    setEntry(key, next);
    if (merged) update(() => ({ merged }));
    if (next?.saving === 'changed') schedule(key, 0);
    mergeKept(key);
  }

  /** Saves again, and so merges, once the person has left the field. */
  function hold(key: string, mine: EntryState, theirs: Entry | null): void {
    setEntry(key, { ...mine, saving: 'failed', failure: HELD });
    update(() => ({ held: { key, by: theirs?.changedBy ?? null } }));
    focus.onceLeft(() => {
      update(() => ({ held: null }));
      schedule(key, 0);
    });
  }

  return {
    saves: () => saves,
    revision: () => revision,
    /** Notes the revision of a draft that was loaded. */
    setRevision(loaded: number): void {
      revision = loaded;
    },
    accept,
    meet,
    mergeKept,
  };
}
