/** Holds the page's draft: loads it, saves each entry a moment after it changes, and keeps unsaved changes. */

import type { DraftAnswer, Session, Status, Version } from '../../contract/api.ts';
import { type Entry, type EntryContent, type EntryKind, type EntryName, entryKey } from '../../contract/draft.ts';
import { ConflictFailure, callApi } from '../api-client.ts';
import { withoutEdit } from './differences.ts';
import { type DraftState, type EntryState, hasSameFields, type LoadedDraft } from './draft-state.ts';
import { type Edit, type EditHistory, NO_EDITS, redone, undone, withEdit } from './edit-history.ts';
import { canSucceedLater, failureOf } from './failure.ts';
import { isDeletion, reconcile, reconcileAll, withChanged } from './reconcile.ts';
import { sendEntries, sendEntry } from './send-entry.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** In milliseconds, after the last change. */
const SAVE_DELAY = 600;

/** In milliseconds, before a failed save is retried. */
const RETRY_DELAY = 5_000;

/** In milliseconds: saves that are due this soon are sent together. */
const MARGIN = 100;

/** Entries per request: as many always fit into its body. */
const MOST_TOGETHER = 100;

export interface ContentChange extends EntryName {
  /** `null` deletes the entry. */
  readonly content: EntryContent | null;
}

export interface DraftStore {
  readonly state: () => DraftState;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** An entry's current content; `null` if it doesn't exist or the person has deleted it. */
  readonly content: (kind: EntryKind, id: string) => EntryContent | null;
  /** Loads the draft; later calls load only what others have changed. */
  readonly load: () => Promise<void>;
  /** Loads others' changes if the Studio's draft or version is newer than the page's. */
  readonly follow: (status: Pick<Status, 'draft' | 'latest'>) => Promise<void>;
  /** Sets the content of an entry, which may be new, and saves it soon; `null` deletes it at once. */
  readonly change: (kind: EntryKind, id: string, content: EntryContent | null) => void;
  /** Like `change`, for several entries, which are saved together. */
  readonly changeAll: (changes: readonly ContentChange[]) => void;
  /** Reverts a change by the person, and keeps later changes. */
  readonly takeBack: (kind: EntryKind, id: string, change: Edit) => void;
  /** The person's edits of an entry since the page was opened, without additions and deletions of the whole entry. */
  readonly edits: (kind: EntryKind, id: string) => EditHistory;
  /**
   * Undoes or redoes the person's last edit, and keeps what others have changed since.
   *
   * @returns the change; `null` if there is nothing to undo or redo
   */
  readonly rewind: (kind: EntryKind, id: string, direction: 'undo' | 'redo') => Edit | null;
  /** Ends a conflict with the content that the person has chosen; `null` deletes the entry. */
  readonly resolve: (kind: EntryKind, id: string, content: EntryContent | null) => void;
  /**
   * Saves all unsaved changes, including those typed or merged meanwhile, and waits for running saves.
   *
   * @returns whether everything is saved now
   */
  readonly saveAll: () => Promise<boolean>;
  readonly hasUnsaved: () => boolean;
  /** Deletes a change of another release. */
  readonly forgetUnread: (key: string) => void;
}

export function createDraftStore(unsaved: UnsavedChanges, call: typeof callApi = callApi): DraftStore {
  let state: DraftState = { status: 'loading' };
  const listeners = new Set<() => void>();
  const timers = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();
  const running = new Map<string, Promise<void>>();
  const histories = new Map<string, EditHistory>();
  /** How many saves have got a response. */
  let saves = 0;
  /** The page's revision of the draft, including its own saves. */
  let revision = 0;
  let isQuiet = false;
  /** A copy of the entries that only the current update has seen, and may therefore mutate. */
  let copied: Map<string, EntryState> | null = null;

  function setState(next: DraftState): void {
    state = next;
    if (isQuiet) return;
    for (const listener of listeners) listener();
  }

  /** Notifies listeners once about all changes in `work`. */
  function inOneUpdate(work: () => void): void {
    const before = state;
    isQuiet = true;
    try {
      work();
    } finally {
      isQuiet = false;
      copied = null;
      if (state !== before) setState(state);
    }
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
      // one copy per update
      const changed = isQuiet && copied === entries ? copied : new Map(entries);
      copied = isQuiet ? changed : null;
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
    unschedule(key);
    timers.set(key, { at: Date.now() + delay, timer: setTimeout(() => void saveDue(), delay) });
  }

  function unschedule(key: string): void {
    clearTimeout(timers.get(key)?.timer);
    timers.delete(key);
  }

  function saveDue(): Promise<void> {
    const soon = Date.now() + MARGIN;
    return save([...timers].flatMap(([key, { at }]) => (at <= soon ? [key] : [])));
  }

  /** Saves entries after running saves: a single one with PUT or DELETE, several in one request. */
  async function save(keys: readonly string[]): Promise<void> {
    for (const key of keys) unschedule(key);
    await Promise.all(keys.map((key) => running.get(key)));
    const open = keys.filter(
      (key) => !['saved', 'conflict'].includes(entry(key)?.saving ?? 'saved') && !running.has(key),
    );
    let last: Promise<void> | undefined;
    for (let from = 0; from < open.length; from += MOST_TOGETHER) {
      const part = open.slice(from, from + MOST_TOGETHER);
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

  /** Adopts what was saved; the person may have typed more since. */
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
    return loadSince(null);
  }

  async function follow({ draft, latest }: Pick<Status, 'draft' | 'latest'>): Promise<void> {
    if (state.status !== 'loaded') return;
    if (draft !== revision || latest.version !== state.draft.latest.version) await loadSince(revision);
  }

  /** @param since loads only what was changed after this revision; `null` loads everything */
  async function loadSince(since: number | null): Promise<void> {
    if (state.status === 'failed') setState({ status: 'loading' });
    try {
      const savesBefore = saves;
      const shown = state.status === 'loaded' ? state.draft : null;
      const known = shown ? publishedIn(shown) : readVersion('latest');
      const [session, answer, last] = await Promise.all([
        shown && since !== null ? shown.session : call<Session>('session'),
        call<DraftAnswer>(since === null ? 'draft' : `draft?since=${since}`),
        known,
      ]);
      const { version } = answer.latest;
      const published = (last?.version === version ? last : await readVersion(version))?.languages ?? null;
      // the response may be older than the latest save
      if (saves !== savesBefore) return loadSince(since);
      const before = state.status === 'loaded' ? state.draft : null;
      const mine = before?.entries ?? entriesKept(unsaved);
      const all = answer.since === undefined ? answer.entries : withChanged(mine, answer.entries);
      const { entries, merged } = reconcileAll(all, mine);
      revision = answer.revision;
      const draft = { session, latest: answer.latest, published, entries, merged: merged ?? before?.merged ?? null };
      const restored = before?.restored ?? [...mine.keys()];
      setState({ status: 'loaded', draft: { ...draft, restored, unread: unsaved.unread() } });
      for (const [key, change] of mine) {
        if (change.saving !== 'saved' && (entries.get(key)?.saving ?? 'saved') === 'saved') unsaved.forget(change);
      }
      for (const [key, { saving }] of entries) if (saving === 'changed' || saving === 'failed') schedule(key, 0);
    } catch (error) {
      // keep showing what is loaded
      if (state.status !== 'loaded') setState({ status: 'failed', failure: failureOf(error) });
    }
  }

  /** @returns `null` if it can't be loaded; the next load tries again */
  async function readVersion(version: number | 'latest'): Promise<Pick<Version, 'version' | 'languages'> | null> {
    try {
      return await call<Version>(`versions/${version}`);
    } catch {
      return null;
    }
  }

  function change(kind: EntryKind, id: string, content: EntryContent | null): void {
    const key = entryKey({ kind, id });
    const was = entry(key)?.content ?? null;
    if (was && content) {
      histories.set(key, withEdit(historyOf(key), { before: was, after: content }, Date.now()));
    }
    set(kind, id, content);
  }

  function historyOf(key: string): EditHistory {
    return histories.get(key) ?? NO_EDITS;
  }

  function takeBack(kind: EntryKind, id: string, edit: Edit, put = change): void {
    put(kind, id, withoutEdit(entry(entryKey({ kind, id }))?.content ?? null, edit));
  }

  function rewind(kind: EntryKind, id: string, direction: 'undo' | 'redo'): Edit | null {
    const key = entryKey({ kind, id });
    const found = (direction === 'undo' ? undone : redone)(historyOf(key));
    if (!found || !entry(key)?.content) return null;
    histories.set(key, found.history);
    takeBack(kind, id, { before: found.edit.after, after: found.edit.before }, set);
    return found.edit;
  }

  /** Like `change`, but without an edit to undo. */
  function set(kind: EntryKind, id: string, content: EntryContent | null): void {
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
    follow,
    change,
    changeAll: (changes) =>
      inOneUpdate(() => {
        for (const { kind, id, content } of changes) change(kind, id, content);
      }),
    takeBack(kind, id, edit) {
      const last = historyOf(entryKey({ kind, id })).done.at(-1);
      if (last?.before === edit.before && last.after === edit.after) rewind(kind, id, 'undo');
      else takeBack(kind, id, edit);
    },
    edits: (kind, id) => historyOf(entryKey({ kind, id })),
    rewind,
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
      await save([...state.draft.entries.keys()]);
      for (;;) {
        const keys = [...state.draft.entries].flatMap(([key, one]) => (isUnderWay(one) ? [key] : []));
        if (keys.length === 0) return !hasUnsaved();
        const waiting = keys.filter((key) => !running.has(key));
        await Promise.all([...keys.map((key) => running.get(key)), save(waiting)]);
      }
    },
    hasUnsaved,
    forgetUnread(key) {
      unsaved.forgetUnread(key);
      update(() => ({ unread: unsaved.unread() }));
    },
  };
}

function publishedIn({ latest: { version }, published }: LoadedDraft): Pick<Version, 'version' | 'languages'> | null {
  return published && { version, languages: published };
}

/** Unsaved changes of an earlier visit. */
function entriesKept(unsaved: UnsavedChanges): ReadonlyMap<string, EntryState> {
  return new Map(
    unsaved.list().map((change) => [entryKey(change), { ...change, saving: 'changed', failure: null, theirs: null }]),
  );
}
