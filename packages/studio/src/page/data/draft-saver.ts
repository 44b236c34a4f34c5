/** Saves entries of the draft a moment after they change, and again after failures. */

import { entryKey } from '../../contract/draft.ts';
import { ConflictFailure, type callApi } from './api-client.ts';
import { createDraftMerger } from './draft-merger.ts';
import type { EntryState } from './draft-state.ts';
import { canSucceedLater, failureOf } from './failure.ts';
import type { FieldInFocus } from './field-in-focus.ts';
import type { ObservableDraft } from './observable-draft.ts';
import { sendEntries, sendEntry } from './send-entry.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** In milliseconds, before a failed save is retried. */
const RETRY_DELAY = 5_000;

/** In milliseconds: saves that are due this soon are sent together. */
const MARGIN = 100;

/** Entries per request: as many always fit into its body. */
const MAX_TOGETHER = 100;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

export function createDraftSaver(
  draft: ObservableDraft,
  unsaved: UnsavedChanges,
  focus: FieldInFocus,
  call: typeof callApi,
) {
  const { entry, hasUnsaved, inOneUpdate, loaded, patch } = draft;
  const timers = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();
  const running = new Map<string, Promise<void>>();
  const merger = createDraftMerger(draft, unsaved, focus, schedule);
  const { accept, meet } = merger;

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

  return {
    ...merger,
    schedule,

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
