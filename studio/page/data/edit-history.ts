/** The edits of an entry that the person can undo and redo while the page is open. Pure. */

import { type EntryContent, isSourceField } from '../../contract/draft.ts';
import { type Difference, differencesOf } from './differences.ts';
import { hasSameFields } from './draft-state.ts';

export interface Edit {
  readonly before: EntryContent;
  readonly after: EntryContent;
}

export interface EditHistory {
  /** Oldest first. */
  readonly done: readonly Edit[];
  /** The next edit to redo is last. */
  readonly undone: readonly Edit[];
  /** When the last edit was made, in milliseconds since 1970. */
  readonly at: number;
}

export const NO_EDITS: EditHistory = { done: [], undone: [], at: 0 };

/** In milliseconds: typing in one field without such a pause counts as one edit. */
const PAUSE = 1_000;

/** Edits kept per entry; the oldest are dropped. */
const MAX_EDITS = 200;

/** @param now milliseconds since 1970 */
export function withEdit(history: EditHistory, edit: Edit, now: number): EditHistory {
  if (hasSameFields(edit.before, edit.after)) return history;
  const last = history.done.at(-1);
  const goesOn = last && now - history.at < PAUSE && last.after === edit.before && isSameField(last, edit);
  const done = goesOn ? history.done.slice(0, -1) : history.done;
  const next = goesOn ? { before: last.before, after: edit.after } : edit;
  return { done: [...done, next].slice(-MAX_EDITS), undone: [], at: now };
}

/** @returns the edit that reverts the content, and the remaining history; `null` if there is nothing to undo */
export function undone({ done, undone: others }: EditHistory): { edit: Edit; history: EditHistory } | null {
  const last = done.at(-1);
  if (!last) return null;
  const edit = { before: last.after, after: last.before };
  return { edit, history: { done: done.slice(0, -1), undone: [...others, last], at: 0 } };
}

/** Like `undone`, for redo. */
export function redone({ done, undone: others }: EditHistory): { edit: Edit; history: EditHistory } | null {
  const edit = others.at(-1);
  return edit ? { edit, history: { done: [...done, edit], undone: others.slice(0, -1), at: 0 } } : null;
}

function isSameField(one: Edit, other: Edit): boolean {
  const [field, ...more] = fieldsOf(one);
  const fields = fieldsOf(other);
  return more.length === 0 && fields.length === 1 && fields[0] === field;
}

function fieldsOf(edit: Edit): readonly string[] {
  return differencesIn(edit).map(({ key }) => key);
}

/** An edit's visible differences, without recorded translation sources. */
export function differencesIn({ before, after }: Edit): readonly Difference[] {
  return differencesOf(before, before, after).filter(({ field }) => !isSourceField(field));
}
