/** The page's draft: loads, changes and saves it, and keeps unsaved changes. */

import type { Status } from '../../contract/api.ts';
import { type EntryContent, type EntryKind, type EntryName, entryKey } from '../../contract/draft.ts';
import { callApi } from './api-client.ts';
import { hasSameFields, withoutEdit } from './differences.ts';
import { createDraftLoader } from './draft-loader.ts';
import { SAVE_DELAY } from './draft-merger.ts';
import { createDraftSaver } from './draft-saver.ts';
import type { DraftState } from './draft-state.ts';
import { type Edit, type EditedField, type EditHistory, NO_EDITS, redone, undone, withEdit } from './edit-history.ts';
import { type FieldInFocus, NO_FIELD } from './field-in-focus.ts';
import { createObservableDraft } from './observable-draft.ts';
import { isDeletion } from './reconcile.ts';
import type { Direction } from './undo-keys.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

interface ContentChange extends EntryName {
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
   * @param of undoes or redoes edits of this field alone
   * @returns the change; `null` if there is nothing to undo or redo
   */
  readonly rewind: (kind: EntryKind, id: string, direction: Direction, of?: EditedField | null) => Edit | null;
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

export function createDraftStore(
  unsaved: UnsavedChanges,
  call: typeof callApi = callApi,
  focus: FieldInFocus = NO_FIELD,
): DraftStore {
  const draft = createObservableDraft(unsaved);
  const { entry, inOneUpdate, setEntry } = draft;
  const saver = createDraftSaver(draft, unsaved, focus, call);
  const { accept, meet, saveAll, schedule } = saver;
  const { load, follow } = createDraftLoader(draft, saver, unsaved, focus, call);
  const histories = new Map<string, EditHistory>();

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

  function rewind(kind: EntryKind, id: string, direction: Direction, of: EditedField | null = null): Edit | null {
    const key = entryKey({ kind, id });
    const found = (direction === 'undo' ? undone : redone)(historyOf(key), of);
    if (!found || !entry(key)?.content) return null;
    histories.set(key, found.history);
    takeBack(kind, id, { before: found.edit.after, after: found.edit.before }, set);
    return found.edit;
  }

  /** Like `change`, but without an edit to undo. */
  function set(kind: EntryKind, id: string, content: EntryContent | null): void {
    const key = entryKey({ kind, id });
    const added = { kind, id, saved: null, content: null, saving: 'saved', failure: null, theirs: null } as const;
    const before = entry(key) ?? added;
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
    state: draft.state,
    subscribe: draft.subscribe,
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
    saveAll,
    hasUnsaved: draft.hasUnsaved,
    forgetUnread(key) {
      unsaved.forgetUnread(key);
      draft.update(() => ({ unread: unsaved.unread() }));
    },
  };
}
