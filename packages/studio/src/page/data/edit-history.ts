/** The edits of an entry that the person can undo and redo while the page is open. */

import type { Language } from '../../../../../src/contract/language.ts';
import { type EntryContent, isSourceField } from '../../contract/draft.ts';
import { type Difference, differencesOf, hasSameFields } from './differences.ts';
import { TYPING_PAUSE } from './undo-keys.ts';

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

/** Edits kept per entry; the oldest are dropped. */
const MAX_EDITS = 200;

/** @param now milliseconds since 1970 */
export function withEdit(history: EditHistory, edit: Edit, now: number): EditHistory {
  if (hasSameFields(edit.before, edit.after)) return history;
  const last = history.done.at(-1);
  const goesOn = last && now - history.at < TYPING_PAUSE && last.after === edit.before && isSameField(last, edit);
  const done = goesOn ? history.done.slice(0, -1) : history.done;
  const next = goesOn ? { before: last.before, after: edit.after } : edit;
  return { done: [...done, next].slice(-MAX_EDITS), undone: [], at: now };
}

/** A field in a language. */
export interface EditedField {
  readonly language: Language;
  readonly field: string;
}

/**
 * @param of undoes the last edit of this field alone; `null` the last one
 * @returns the edit that reverts the content, and the remaining history; `null` if there is nothing to undo
 */
export function undone(
  { done, undone: others }: EditHistory,
  of: EditedField | null = null,
): { edit: Edit; history: EditHistory } | null {
  const found = taken(done, of);
  if (!found) return null;
  const { edit, rest } = found;
  const reverse = { before: edit.after, after: edit.before };
  return { edit: reverse, history: { done: rest, undone: [...others, edit], at: 0 } };
}

/** Like `undone`, for redo. */
export function redone(
  { done, undone: others }: EditHistory,
  of: EditedField | null = null,
): { edit: Edit; history: EditHistory } | null {
  const found = taken(others, of);
  if (!found) return null;
  const { edit, rest } = found;
  return { edit, history: { done: [...done, edit], undone: rest, at: 0 } };
}

/** The last edit, or the last one of a field, and the others. */
function taken(edits: readonly Edit[], of: EditedField | null): { edit: Edit; rest: readonly Edit[] } | null {
  const index = edits.findLastIndex((one) => isOf(one, of));
  const edit = edits[index];
  return edit ? { edit, rest: edits.toSpliced(index, 1) } : null;
}

/** In other languages too, if they share the field. */
function isOf(edit: Edit, of: EditedField | null): boolean {
  if (of === null) return true;
  const differences = differencesIn(edit);
  return (
    differences.every(({ field }) => field === of.field) && differences.some((one) => one.language === of.language)
  );
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
