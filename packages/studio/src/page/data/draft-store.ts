/** The page's draft: loads, changes and saves it, and keeps unsaved changes. */

import type { Status } from '../../contract/api.ts';
import {
  EMPTY_CONTENTS,
  type EntryContent,
  type EntryKind,
  type EntryName,
  entryKey,
  isMenuKind,
} from '../../contract/draft.ts';
import { callApi } from './api-client.ts';
import { hasSameFields, withoutEdit } from './differences.ts';
import { createDraftLoader } from './draft-loader.ts';
import { SAVE_DELAY } from './draft-merger.ts';
import { createDraftSaver } from './draft-saver.ts';
import type { DraftState } from './draft-state.ts';
import {
  type Edit,
  type EditHistory,
  type IsOfPage,
  NO_EDITS,
  nextStep,
  type Step,
  withMoved,
  withStep,
} from './edit-history.ts';
import { type FieldInFocus, type FocusedField, NO_FIELD } from './field-in-focus.ts';
import { createObservableDraft } from './observable-draft.ts';
import { isDeletion } from './reconcile.ts';
import type { Direction } from './undo-keys.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

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
  /**
   * Like `change`, for several entries, which are saved and undone together.
   *
   * @param isTyping joins it to the edit before, if someone goes on typing in a field
   */
  readonly changeAll: (changes: readonly ContentChange[], isTyping?: boolean) => Step;
  /** What the person has edited since the page was opened. */
  readonly edits: () => EditHistory;
  /** Undoes what `changeAll` did, and keeps what has been changed since. */
  readonly takeBack: (step: Step) => void;
  /**
   * Undoes or redoes the person's last edit on a page, and keeps what others have changed since.
   *
   * @param of undoes or redoes edits of this field alone
   * @returns the edits; `null` if there is nothing to undo or redo
   */
  readonly rewind: (direction: Direction, isOfPage: IsOfPage, of?: FocusedField | null) => Step | null;
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
  let history = NO_EDITS;

  function changeAll(changes: readonly ContentChange[], isTyping = false): Step {
    const step = changes.map(({ kind, id, content: after }): Edit => {
      // without its entry, a part of the menus is as in the files
      const before = contentOf(kind, id) ?? (after && isMenuKind(kind) ? EMPTY_CONTENTS[kind] : null);
      return { kind, id, before, after };
    });
    history = withStep(history, step, Date.now(), isTyping);
    setAll(changes);
    return step;
  }

  function contentOf(kind: EntryKind, id: string): EntryContent | null {
    return entry(entryKey({ kind, id }))?.content ?? null;
  }

  function rewind(direction: Direction, isOfPage: IsOfPage, of: FocusedField | null = null): Step | null {
    const step = nextStep(history, direction, isOfPage, of);
    if (step) move(step, direction);
    return step;
  }

  function move(step: Step, direction: Direction): void {
    history = withMoved(history, direction, step);
    setAll(
      step.map(({ kind, id, before, after }) => {
        const [from, to] = direction === 'undo' ? [after, before] : [before, after];
        return { kind, id, content: withoutEdit(contentOf(kind, id), { before: to, after: from }) };
      }),
    );
  }

  function setAll(changes: readonly ContentChange[]): void {
    inOneUpdate(() => {
      for (const { kind, id, content } of changes) set(kind, id, content);
    });
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
    content: contentOf,
    load,
    follow,
    change: (kind, id, content) => void changeAll([{ kind, id, content }], true),
    changeAll,
    edits: () => history,
    takeBack: (step) => move(step, 'undo'),
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
