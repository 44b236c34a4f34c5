/** Holds the draft in the page: loads it, saves each entry a moment after it changes, and keeps what is not saved. */

import type { PublishedLanguages } from '../../../src/content/publication.ts';
import type { DraftAnswer, Session, Version } from '../../contract/api.ts';
import { type Entry, type EntryContent, type EntryKind, type EntryName, entryKey } from '../../contract/draft.ts';
import { ConflictFailure, callApi } from '../api-client.ts';
import { mergeContents } from './differences.ts';
import { type DraftState, type EntryState, hasSameFields, type LoadedDraft } from './draft-state.ts';
import { canSucceedLater, failureOf } from './failure.ts';
import { isDeletion, reconcile, reconcileAll } from './reconcile.ts';
import { sendEntry } from './send-entry.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** In milliseconds, after the last change. */
const SAVE_DELAY = 600;

/** In milliseconds, before a failed save is retried. */
const RETRY_DELAY = 5_000;

export interface ContentChange extends EntryName {
  /** `null` deletes the entry. */
  readonly content: EntryContent | null;
}

export interface DraftStore {
  readonly state: () => DraftState;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** An entry as it is now; `null` if there is none, or the person has deleted it. */
  readonly content: (kind: EntryKind, id: string) => EntryContent | null;
  /** Loads the draft, and again what others have changed. */
  readonly load: () => Promise<void>;
  /** Sets the content of an entry, which may be new, and saves it soon; `null` deletes it at once. */
  readonly change: (kind: EntryKind, id: string, content: EntryContent | null) => void;
  /** As `change`, of several entries. */
  readonly changeAll: (changes: readonly ContentChange[]) => void;
  /** Reverts a change by the person, and keeps later changes by others. */
  readonly takeBack: (kind: EntryKind, id: string, change: { before: EntryContent; after: EntryContent }) => void;
  /** Ends a conflict with the content that the person has chosen; `null` deletes the entry. */
  readonly resolve: (kind: EntryKind, id: string, content: EntryContent | null) => void;
  /**
   * Saves what is not saved yet, also what is typed or merged meanwhile, and waits for saves that are under way.
   *
   * @returns whether all of it is saved now
   */
  readonly saveAll: () => Promise<boolean>;
  readonly hasUnsaved: () => boolean;
  /** Deletes a change of another release. */
  readonly forgetUnread: (key: string) => void;
}

export function createDraftStore(unsaved: UnsavedChanges, call: typeof callApi = callApi): DraftStore {
  let state: DraftState = { status: 'loading' };
  const listeners = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  /** How many have been answered. */
  let saves = 0;

  function setState(next: DraftState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function update(change: (draft: LoadedDraft) => Partial<LoadedDraft>): void {
    if (state.status === 'loaded') setState({ status: 'loaded', draft: { ...state.draft, ...change(state.draft) } });
  }

  function entry(key: string): EntryState | undefined {
    return state.status === 'loaded' ? state.draft.entries.get(key) : undefined;
  }

  function hasUnsaved(): boolean {
    return state.status === 'loaded' && [...state.draft.entries.values()].some(({ saving }) => saving !== 'saved');
  }

  function setEntry(key: string, next: EntryState | null): void {
    update(({ entries }) => {
      const changed = new Map(entries);
      if (next) changed.set(key, next);
      else changed.delete(key);
      return { entries: changed };
    });
    if (next && next.saving !== 'saved') unsaved.keep(next);
  }

  function patch(key: string, changes: Partial<EntryState>): void {
    const before = entry(key);
    if (before) setEntry(key, { ...before, ...changes });
  }

  function schedule(key: string, delay: number): void {
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => void save(key), delay),
    );
  }

  /** Saves an entry, after a save that is under way. */
  async function save(key: string): Promise<void> {
    clearTimeout(timers.get(key));
    timers.delete(key);
    await running.get(key);
    const before = entry(key);
    if (!before || before.saving === 'saved' || before.saving === 'conflict' || running.has(key)) return;
    const saving = saveOnce(key, before).finally(() => running.delete(key));
    running.set(key, saving);
    await saving;
  }

  async function saveOnce(key: string, { kind, id, content, saved }: EntryState): Promise<void> {
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

  /** Adopts what was saved; the person may have typed more since. */
  function accept(key: string, sent: EntryContent | null, saved: Entry | null): void {
    saves += 1;
    const now = entry(key);
    if (!now) return;
    if (!hasSameFields(now.content, sent)) {
      setEntry(key, { ...now, saved, saving: 'changed', failure: null, theirs: null });
      schedule(key, SAVE_DELAY);
      return;
    }
    unsaved.forget(now);
    setEntry(key, saved ? { ...now, saved, saving: 'saved', failure: null, theirs: null } : null);
  }

  /** Someone else has saved the entry, or deleted it. */
  function meet(key: string, mine: EntryState, theirs: Entry | null): void {
    saves += 1;
    const { entry: next, merged } = reconcile(mine, theirs);
    if (!next || next.saving === 'saved') unsaved.forget(mine);
    setEntry(key, next);
    if (merged) update(() => ({ merged }));
    if (next?.saving === 'changed') schedule(key, 0);
  }

  async function load(): Promise<void> {
    if (state.status === 'failed') setState({ status: 'loading' });
    try {
      const savesBefore = saves;
      const [session, answer] = await Promise.all([call<Session>('session'), call<DraftAnswer>('draft')]);
      const published = await publishedOf(answer.latest.version);
      // the answer may be older than what was saved since
      if (saves !== savesBefore) return load();
      const before = state.status === 'loaded' ? state.draft : null;
      const mine = before?.entries ?? entriesKept(unsaved);
      const { entries, merged } = reconcileAll(answer.entries, mine);
      const draft = { session, latest: answer.latest, published, entries, merged: merged ?? before?.merged ?? null };
      const restored = before?.restored ?? [...mine.keys()];
      setState({ status: 'loaded', draft: { ...draft, restored, unread: unsaved.unread() } });
      for (const [key, change] of mine) {
        if (change.saving !== 'saved' && (entries.get(key)?.saving ?? 'saved') === 'saved') unsaved.forget(change);
      }
      for (const [key, { saving }] of entries) if (saving === 'changed' || saving === 'failed') schedule(key, 0);
    } catch (error) {
      // what is shown already stays
      if (state.status !== 'loaded') setState({ status: 'failed', failure: failureOf(error) });
    }
  }

  /** @returns `null` if it cannot be loaded: the page shows what has changed with the next load */
  async function publishedOf(version: number): Promise<PublishedLanguages | null> {
    const known = state.status === 'loaded' && state.draft.latest.version === version ? state.draft.published : null;
    if (known) return known;
    try {
      return (await call<Version>(`versions/${version}`)).languages;
    } catch {
      return null;
    }
  }

  function change(kind: EntryKind, id: string, content: EntryContent | null): void {
    const key = entryKey({ kind, id });
    const isNew = { kind, id, saved: null, content: null, saving: 'saved', failure: null, theirs: null } as const;
    const before = entry(key) ?? isNew;
    if (before.saving === 'conflict' && content === null) {
      meet(key, { ...before, content }, before.theirs);
      return;
    }
    // changing a deleted entry restores it
    const isOpen = before.saving === 'conflict' && !isDeletion(before);
    const theirs = isOpen ? before.theirs : null;
    setEntry(key, { ...before, content, saving: isOpen ? 'conflict' : 'changed', theirs });
    schedule(key, content === null ? 0 : SAVE_DELAY);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    content: (kind, id) => entry(entryKey({ kind, id }))?.content ?? null,
    load,
    change,
    changeAll(changes) {
      for (const { kind, id, content } of changes) change(kind, id, content);
    },
    takeBack(kind, id, { before, after }) {
      const now = entry(entryKey({ kind, id }))?.content;
      change(kind, id, now ? mergeContents(after, before, now).content : before);
    },
    resolve(kind, id, content) {
      const key = entryKey({ kind, id });
      const before = entry(key);
      if (before?.saving !== 'conflict') return;
      setEntry(key, { ...before, content, saved: before.theirs, saving: 'changed', theirs: null });
      if (hasSameFields(content, before.theirs?.content ?? null)) accept(key, content, before.theirs);
      else schedule(key, 0);
    },
    async saveAll() {
      if (state.status !== 'loaded') return false;
      const isUnderWay = ({ saving }: EntryState) => saving === 'changed' || saving === 'saving';
      // also retries failed saves, once
      await Promise.all([...state.draft.entries.keys()].map(save));
      for (;;) {
        const keys = [...state.draft.entries].flatMap(([key, one]) => (isUnderWay(one) ? [key] : []));
        if (keys.length === 0) return !hasUnsaved();
        await Promise.all(keys.map((key) => running.get(key) ?? save(key)));
      }
    },
    hasUnsaved,
    forgetUnread(key) {
      unsaved.forgetUnread(key);
      update(() => ({ unread: unsaved.unread() }));
    },
  };
}

/** The changes of an earlier visit. */
function entriesKept(unsaved: UnsavedChanges): ReadonlyMap<string, EntryState> {
  return new Map(
    unsaved.list().map((change) => [entryKey(change), { ...change, saving: 'changed', failure: null, theirs: null }]),
  );
}
