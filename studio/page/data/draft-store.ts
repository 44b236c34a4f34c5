/** Holds the draft in the page: loads it, saves each entry a moment after it changes, and keeps what is not saved. */

import type { PublishedLanguages } from '../../../src/content/publication.ts';
import type { DraftAnswer, Session, Version } from '../../contract/api.ts';
import type { Entry, EntryContent, EntryKind } from '../../contract/draft.ts';
import { ConflictFailure, callApi } from '../api-client.ts';
import { type DraftState, type EntryState, entryKey, isSameContent, type LoadedDraft } from './draft-state.ts';
import { canSucceedLater, failureOf } from './failure.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** In milliseconds, after the last change. */
const SAVE_DELAY = 600;

/** In milliseconds, until a save that failed is tried again. */
const RETRY_DELAY = 5_000;

export interface DraftStore {
  readonly state: () => DraftState;
  /** @returns what ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the draft, and again what others have changed. */
  readonly load: () => Promise<void>;
  /** Sets the content of an entry, which may be new, and saves it soon; `null` deletes it at once. */
  readonly change: (kind: EntryKind, id: string, content: EntryContent | null) => void;
  /** Ends a conflict with the content that the person has chosen; `null` deletes the entry. */
  readonly resolve: (kind: EntryKind, id: string, content: EntryContent | null) => void;
  /** Saves what is not saved yet. @returns whether all of it is saved now */
  readonly saveAll: () => Promise<boolean>;
  readonly hasUnsaved: () => boolean;
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

  /** Saves an entry; a save that is under way is waited for. */
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
      accept(key, content, await send(call, { kind, id, content, saved }));
    } catch (error) {
      if (error instanceof ConflictFailure) meetConflict(key, error.current);
      else {
        patch(key, { saving: 'failed', failure: failureOf(error) });
        if (canSucceedLater(error)) schedule(key, RETRY_DELAY);
      }
    }
  }

  /** Takes over what was saved; the person may have typed on in the meantime. */
  function accept(key: string, sent: EntryContent | null, saved: Entry | null): void {
    saves += 1;
    const now = entry(key);
    if (!now) return;
    if (!isSameContent(now.content, sent)) {
      setEntry(key, { ...now, saved, saving: 'changed', failure: null, theirs: null });
      schedule(key, SAVE_DELAY);
      return;
    }
    unsaved.forget(now);
    setEntry(key, saved ? { ...now, saved, saving: 'saved', failure: null, theirs: null } : null);
  }

  function meetConflict(key: string, theirs: Entry | null): void {
    const now = entry(key);
    if (!now) return;
    if (isSameContent(now.content, theirs?.content ?? null)) accept(key, now.content, theirs);
    else setEntry(key, inConflict(now, theirs));
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
      const merged = mergeEntries(answer.entries, before?.entries ?? entriesKept(unsaved));
      const restored = before?.restored ?? unsaved.list().map(entryKey);
      setState({ status: 'loaded', draft: { session, latest: answer.latest, published, entries: merged, restored } });
      for (const [key, { saving }] of merged) if (saving === 'changed' || saving === 'failed') schedule(key, 0);
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

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    change(kind, id, content) {
      const key = entryKey({ kind, id });
      const before = entry(key) ?? { kind, id, saved: null, failure: null, theirs: null };
      const isInConflict = 'saving' in before && before.saving === 'conflict';
      setEntry(key, { ...before, content, saving: isInConflict ? 'conflict' : 'changed' });
      schedule(key, content === null ? 0 : SAVE_DELAY);
    },
    resolve(kind, id, content) {
      const key = entryKey({ kind, id });
      const before = entry(key);
      if (before?.saving !== 'conflict') return;
      setEntry(key, { ...before, content, saved: before.theirs, saving: 'changed', theirs: null });
      if (isSameContent(content, before.theirs?.content ?? null)) accept(key, content, before.theirs);
      else schedule(key, 0);
    },
    async saveAll() {
      if (state.status !== 'loaded') return false;
      await Promise.all([...state.draft.entries.keys()].map(save));
      return !hasUnsaved();
    },
    hasUnsaved,
  };
}

type Sent = Pick<EntryState, 'kind' | 'id' | 'content' | 'saved'>;

/** @returns what is saved now; `null` if it is deleted */
async function send(call: typeof callApi, { kind, id, content, saved }: Sent): Promise<Entry | null> {
  const path = `draft/${kind}/${id}`;
  const headers: Record<string, string> = saved ? { 'if-match': `"${saved.revision}"` } : { 'if-none-match': '*' };
  if (content !== null) return call<Entry>(path, { method: 'PUT', body: content, headers });
  // it was deleted before it was saved
  if (saved === null) return null;
  await call<null>(path, { method: 'DELETE', headers });
  return null;
}

/** The entries of the Studio, with the changes that it does not have yet. */
function mergeEntries(
  entries: readonly Entry[],
  before: ReadonlyMap<string, EntryState>,
): ReadonlyMap<string, EntryState> {
  const merged = new Map<string, EntryState>();
  for (const saved of entries) {
    const { id, content } = saved;
    const key = entryKey({ kind: content.kind, id });
    const mine = before.get(key);
    merged.set(
      key,
      mine && mine.saving !== 'saved'
        ? mergeEntry(mine, saved)
        : { kind: content.kind, id, saved, content, saving: 'saved', failure: null, theirs: null },
    );
  }
  for (const [key, mine] of before) {
    // what both have deleted is gone
    if (merged.has(key) || mine.saving === 'saved' || mine.content === null) continue;
    merged.set(key, mergeEntry(mine, null));
  }
  return merged;
}

function mergeEntry(mine: EntryState, current: Entry | null): EntryState {
  if (mine.saving === 'saving' || mine.saved?.revision === current?.revision) return mine;
  if (isSameContent(mine.content, current?.content ?? null)) {
    return { ...mine, saved: current, saving: 'changed', theirs: null };
  }
  return inConflict(mine, current);
}

/** What the person has deleted is shown as the other has changed it, until the person decides. */
function inConflict(mine: EntryState, theirs: Entry | null): EntryState {
  return { ...mine, content: mine.content ?? theirs?.content ?? null, saving: 'conflict', failure: null, theirs };
}

/** The changes of an earlier visit. */
function entriesKept(unsaved: UnsavedChanges): ReadonlyMap<string, EntryState> {
  return new Map(
    unsaved.list().map((change) => [entryKey(change), { ...change, saving: 'changed', failure: null, theirs: null }]),
  );
}
