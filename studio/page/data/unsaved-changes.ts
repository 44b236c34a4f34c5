/** Keeps changes that the Studio has not saved yet in the browser, so that closing the tab loses nothing. */

import * as v from 'valibot';
import { type Entry, type EntryContent, type EntryKind, entryContentSchema } from '../../contract/draft.ts';
import { entryKey } from './draft-state.ts';

/** A change that was not saved. */
export interface UnsavedChange {
  readonly kind: EntryKind;
  readonly id: string;
  /** What the change was made from; `null` for a new entry. */
  readonly saved: Entry | null;
  /** `null` if the entry was deleted. */
  readonly content: EntryContent | null;
}

const PREFIX = 'portico-studio/unsaved/';

const unsavedSchema = v.object({
  kind: v.picklist(['announcement', 'default-message', 'card']),
  id: v.string(),
  saved: v.nullable(
    v.object({
      id: v.string(),
      content: entryContentSchema,
      revision: v.number(),
      changedAt: v.string(),
      changedBy: v.string(),
    }),
  ),
  content: v.nullable(entryContentSchema),
});

export interface UnsavedChanges {
  readonly list: () => readonly UnsavedChange[];
  readonly keep: (change: UnsavedChange) => void;
  readonly forget: (change: Pick<UnsavedChange, 'kind' | 'id'>) => void;
}

/** @param storage where changes are kept; `null` if the browser refuses to keep anything */
export function unsavedChanges(storage: Storage | null): UnsavedChanges {
  const keyOf = (change: Pick<UnsavedChange, 'kind' | 'id'>) => `${PREFIX}${entryKey(change)}`;
  return {
    list: () =>
      Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => parseChange(storage?.getItem(key) ?? '')),
    keep: (change) => {
      try {
        storage?.setItem(keyOf(change), JSON.stringify(change));
      } catch {
        // full: the change is still in the page, which warns when it is closed
      }
    },
    forget: (change) => storage?.removeItem(keyOf(change)),
  };
}

/** The storage of the browser, which settings of privacy may deny. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function parseChange(text: string): UnsavedChange[] {
  try {
    const parsed = v.safeParse(unsavedSchema, JSON.parse(text));
    return parsed.success ? [parsed.output] : [];
  } catch {
    return [];
  }
}
