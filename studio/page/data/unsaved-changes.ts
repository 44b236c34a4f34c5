/** Keeps unsaved changes in the browser's storage, so that closing the tab loses nothing. */

import * as v from 'valibot';
import { ENTRY_KINDS, type Entry, type EntryContent, type EntryKind, entryKey } from '../../contract/draft.ts';
import { knownContent } from '../../contract/known-content.ts';
import { hasSameFields, type UnreadChange } from './draft-state.ts';

/** A change that was not saved. */
export interface UnsavedChange {
  readonly kind: EntryKind;
  readonly id: string;
  /** What the change was made from; `null` for a new entry. */
  readonly saved: Entry | null;
  /** `null` if the entry was deleted. */
  readonly content: EntryContent | null;
  readonly sent?: EntryContent | null;
}

const PREFIX = 'portico-studio/unsaved/';
/** Prefix of unreadable changes' keys, before the rest of the usual key. */
const UNREAD_PREFIX = 'portico-studio/unread/';

const content = v.pipe(
  v.unknown(),
  v.transform(knownContent),
  v.custom<EntryContent>((value) => value !== null),
);
const unsavedSchema = v.object({
  kind: v.picklist(ENTRY_KINDS),
  id: v.string(),
  saved: v.nullable(
    v.object({ id: v.string(), content, revision: v.number(), changedAt: v.string(), changedBy: v.string() }),
  ),
  content: v.nullable(content),
  sent: v.optional(v.nullable(content), null),
});

export interface UnsavedChanges {
  /**
   * Lists readable changes. Sets aside those that this release can't read completely, so that nothing overwrites them.
   */
  readonly list: () => readonly UnsavedChange[];
  readonly unread: () => readonly UnreadChange[];
  readonly keep: (change: UnsavedChange) => void;
  readonly forget: (change: Pick<UnsavedChange, 'kind' | 'id'>) => void;
  readonly forgetUnread: (key: string) => void;
}

/** @param storage `null` if the browser denies access */
export function unsavedChanges(storage: Storage | null): UnsavedChanges {
  const keyOf = (change: Pick<UnsavedChange, 'kind' | 'id'>) => `${PREFIX}${entryKey(change)}`;
  const itemsAt = (prefix: string): UnreadChange[] =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, text: storage?.getItem(key) ?? '' }));
  const keepText = (key: string, text: string): boolean => {
    try {
      storage?.setItem(key, text);
      return true;
    } catch {
      // the storage is full; the page still holds the change, and warns before it closes
      return false;
    }
  };
  /** Stores the text where nothing overwrites it, without duplicates. */
  const setAside = (key: string, text: string): boolean => {
    const aside = itemsAt(UNREAD_PREFIX);
    const name = `${UNREAD_PREFIX}${key.slice(PREFIX.length)}`;
    if (aside.some((one) => one.text === text)) return true;
    return keepText(aside.some((one) => one.key === name) ? `${name} ${Date.now()}` : name, text);
  };

  return {
    list: () => {
      for (const { key, text } of itemsAt(UNREAD_PREFIX)) {
        const change = parseChange(text);
        // restore what this release can read, unless there is a newer change
        const isNewest = change !== null && storage?.getItem(keyOf(change)) === null;
        if (isNewest && isComplete(text, change) && keepText(keyOf(change), text)) storage?.removeItem(key);
      }
      return itemsAt(PREFIX).flatMap(({ key, text }) => {
        const change = parseChange(text);
        const isKept = isComplete(text, change) || setAside(key, text);
        if (change === null && isKept) storage?.removeItem(key);
        return change ? [change] : [];
      });
    },
    unread: () => itemsAt(UNREAD_PREFIX),
    keep: (change) => void keepText(keyOf(change), JSON.stringify(change)),
    forget: (change) => storage?.removeItem(keyOf(change)),
    forgetUnread: (key) => storage?.removeItem(key),
  };
}

/** `null` if privacy settings deny access. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** @returns the fields that this release knows; `null` if it can't read the change */
function parseChange(text: string): UnsavedChange | null {
  const { success, output } = v.safeParse(unsavedSchema, parseJson(text));
  return success ? output : null;
}

function isComplete(text: string, change: UnsavedChange | null): boolean {
  const kept = parseJson(text) as Pick<UnsavedChange, 'content'>;
  return change !== null && hasSameFields(kept.content, change.content);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
