/** Saves entries of the draft a moment after they change, and merges what others have saved. */

import { type Entry, type EntryContent, entryKey } from '../../contract/draft.ts';
import { ConflictFailure, type callApi } from '../api-client.ts';
import { type EntryState, unsavedState } from './draft-state.ts';
import { canSucceedLater, type Failure, failureOf } from './failure.ts';
import { type FieldInFocus, wouldChange } from './field-in-focus.ts';
import type { ObservableDraft } from './observable-draft.ts';
import { reconcile } from './reconcile.ts';
import { hasSameFields } from './same-fields.ts';
import { sendEntries, sendEntry } from './send-entry.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** In milliseconds, after the last change. */
export const SAVE_DELAY = 600;

/** In milliseconds, before a failed save is retried. */
const RETRY_DELAY = 5_000;

/** In milliseconds: saves that are due this soon are sent together. */
const MARGIN = 100;

const HELD: Failure = {
  reason: 'failed',
  message: 'Someone else has changed the field that you are in. It is saved once you leave it.',
};

/** Entries per request: as many always fit into its body. */
const MAX_TOGETHER = 100;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

export function createDraftSaver(
  draft: ObservableDraft,
  unsaved: UnsavedChanges,
  focus: FieldInFocus,
  call: typeof callApi,
) {
  const { entry, hasUnsaved, inOneUpdate, loaded, patch, setEntry, update } = draft;
  const timers = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();
  const running = new Map<string, Promise<void>>();
  /** How many saves have got a response. */
  let saves = 0;
  /** The page's revision of the draft, including its own saves. */
  let revision = 0;

  function schedule(key: string, delay: number): void {
    unschedule(key);
    timers.set(key, { at: Date.now() + delay, timer: setTimeout(saveDue, delay) });
  }

  function unschedule(key: string): void {
    clearTimeout(timers.get(key)?.timer);
    timers.delete(key);
  }

  function saveDue(): void {
    if (focus.isComposing()) {
      focus.onceLeft(saveDue);
      return;
    }
    const soon = Date.now() + MARGIN;
    void save([...timers].flatMap(([key, { at }]) => (at <= soon ? [key] : [])));
  }

  /** Saves entries after running saves: a single one with PUT or DELETE, several in one request. */
  async function save(keys: readonly string[]): Promise<void> {
    for (const key of keys) unschedule(key);
    await Promise.all(keys.map((key) => running.get(key)));
    const open = keys.filter(
      (key) => !['saved', 'conflict'].includes(entry(key)?.saving ?? 'saved') && !running.has(key),
    );
    let last: Promise<void> | undefined;
    for (let from = 0; from < open.length; from += MAX_TOGETHER) {
      const part = open.slice(from, from + MAX_TOGETHER);
      const send = () => (open.length > 1 ? saveTogether(part) : saveOnce(part[0] ?? ''));
      last = (last ? last.then(send) : send()).finally(() => {
        for (const key of part) running.delete(key);
      });
      for (const key of part) running.set(key, last);
    }
    await last;
  }

  async function saveOnce(key: string): Promise<void> {
    const before = entry(key);
    if (!before) return;
    const { kind, id, content, saved } = before;
    patch(key, { saving: 'saving' });
    try {
      accept(key, content, await sendEntry(call, { kind, id, content, saved }));
    } catch (error) {
      const now = entry(key);
      if (error instanceof ConflictFailure) now && meet(key, now, error.current);
      else {
        patch(key, { saving: 'failed', failure: failureOf(error), sent: content });
        if (canSucceedLater(error)) schedule(key, RETRY_DELAY);
      }
    }
  }

  /** Saves entries with one request. */
  async function saveTogether(keys: readonly string[]): Promise<void> {
    const sent = keys.flatMap((key) => entry(key) ?? []);
    inOneUpdate(() => {
      for (const key of keys) patch(key, { saving: 'saving' });
    });
    try {
      const outcomes = await sendEntries(call, sent);
      inOneUpdate(() => {
        for (const [index, { kind, id, content }] of sent.entries()) {
          const key = entryKey({ kind, id });
          const result = outcomes[index];
          if (result?.outcome === 'saved') accept(key, content, result.entry);
          else if (result?.outcome === 'deleted') accept(key, content, null);
          else if (result?.outcome === 'conflict') {
            const now = entry(key);
            if (now) meet(key, now, result.current);
          } else if (result) patch(key, { saving: 'failed', failure: { reason: 'failed', message: result.message } });
        }
      });
    } catch (error) {
      inOneUpdate(() => {
        for (const key of keys) {
          patch(key, { saving: 'failed', failure: failureOf(error), sent: entry(key)?.content ?? null });
          if (canSucceedLater(error)) schedule(key, RETRY_DELAY);
        }
      });
    }
  }

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
    schedule,
    accept,
    meet,
    mergeKept,

    /** As in `DraftStore`. */
    async saveAll(): Promise<boolean> {
      const draft = loaded();
      if (!draft) return false;
      const isUnderWay = ({ saving }: EntryState) => saving === 'changed' || saving === 'saving';
      // also retries failed saves, once
      await save([...draft.entries.keys()]);
      for (;;) {
        const keys = [...(loaded()?.entries ?? [])].flatMap(([key, one]) => (isUnderWay(one) ? [key] : []));
        if (keys.length === 0) return !hasUnsaved();
        const waiting = keys.filter((key) => !running.has(key));
        await Promise.all([...keys.map((key) => running.get(key)), save(waiting)]);
      }
    },
  };
}
