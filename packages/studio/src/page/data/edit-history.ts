/** What the person has edited while the page is open, to undo and redo it. */

import { type EntryContent, type EntryName, entryKey, isMenuKind, isSourceField } from '../../contract/draft.ts';
import { type Difference, differencesOf, hasSameFields } from './differences.ts';
import type { FocusedField } from './field-in-focus.ts';
import { type Direction, TYPING_PAUSE } from './undo-keys.ts';

export interface Edit extends EntryName {
  /** `null` if the entry did not exist. */
  readonly before: EntryContent | null;
  /** `null` if the entry was deleted. */
  readonly after: EntryContent | null;
}

/** Edits that were made together. */
export type Step = readonly Edit[];

export interface EditHistory {
  /** Oldest first. */
  readonly done: readonly Step[];
  /** The next step to redo is last. */
  readonly undone: readonly Step[];
  /** When the last step was done, in milliseconds since 1970. */
  readonly at: number;
}

/** Which entries a page edits. */
export type IsOfPage = (entry: EntryName) => boolean;

export const NO_EDITS: EditHistory = { done: [], undone: [], at: 0 };

/** Steps that are kept; the oldest are dropped. */
const MAX_STEPS = 500;

/**
 * Without steps that add or delete an entry: only an offer undoes these.
 *
 * @param now milliseconds since 1970
 */
export function withStep(history: EditHistory, step: Step, now: number, isTyping = true): EditHistory {
  if (step.every(({ before, after }) => hasSameFields(before, after)) || step.some(isWholeEntry)) return history;
  const last = history.done.at(-1);
  const typed = isTyping && last && now - history.at < TYPING_PAUSE ? joined(last, step) : null;
  const done = typed ? history.done.with(-1, typed) : [...history.done, step];
  return { done: done.slice(-MAX_STEPS), undone: [], at: now };
}

/** Both steps as one, if someone goes on typing in a field; otherwise `null`. */
function joined([last, ...others]: Step, [next, ...more]: Step): Step | null {
  if (!last || !next || others.length > 0 || more.length > 0 || last.after !== next.before) return null;
  const [fields, field] = [differencesIn(last), differencesIn(next)];
  const isSame = entryKey(last) === entryKey(next) && fields.length === 1 && field.length === 1;
  return isSame && fields[0]?.key === field[0]?.key ? [{ ...last, after: next.after }] : null;
}

/**
 * @param of finds the last step in this field alone
 * @returns the page's edits in the last step to undo or redo; `null` without any
 */
export function nextStep(
  history: EditHistory,
  direction: Direction,
  isOfPage: IsOfPage,
  of: FocusedField | null = null,
): Step | null {
  const steps = direction === 'undo' ? history.done : history.undone;
  for (const step of steps.toReversed()) {
    const own = step.filter(isOfPage);
    if (own.length > 0 && (of === null || isOfField(own, of))) return own;
  }
  return null;
}

/** Also if the field was edited in other languages that share it. */
function isOfField([edit, ...others]: Step, { entry, language, field }: FocusedField): boolean {
  if (!edit || others.length > 0 || entryKey(edit) !== entry) return false;
  const differences = differencesIn(edit);
  return differences.every((one) => one.field === field) && differences.some((one) => one.language === language);
}

/** Moves these edits from what is done to what is undone, or back. */
export function withMoved(history: EditHistory, direction: Direction, edits: Step): EditHistory {
  const [from, to] = direction === 'undo' ? [history.done, history.undone] : [history.undone, history.done];
  const rest = from.map((step) => step.filter((edit) => !edits.includes(edit))).filter((step) => step.length > 0);
  const isKnown = from.some((step) => step.some((edit) => edits.includes(edit)));
  const moved = isKnown ? [...to, edits] : to;
  return direction === 'undo' ? { done: rest, undone: moved, at: 0 } : { done: moved, undone: rest, at: 0 };
}

/** Only authors remove a language of a message or card, so others can't undo its addition. */
export function mayUndo(step: Step, isAuthor: boolean): boolean {
  const languagesOf = (content: EntryContent | null) => Object.keys(content?.languages ?? {}).length;
  return (
    isAuthor ||
    step.every(({ kind, before, after }) => isMenuKind(kind) || !after || languagesOf(after) <= languagesOf(before))
  );
}

/** An edit's visible differences, without recorded translation sources. */
export function differencesIn({ before, after }: Edit): readonly Difference[] {
  if (!before || !after) return [];
  return differencesOf(before, before, after).filter(({ field }) => !isSourceField(field));
}

function isWholeEntry({ before, after }: Edit): boolean {
  return before === null || after === null;
}
