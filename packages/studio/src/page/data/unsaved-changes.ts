/** Keeps unsaved changes in the browser's storage, so that closing tabs loses nothing. */

import * as v from 'valibot';
import {
  ENTRY_KINDS,
  type Entry,
  type EntryContent,
  type EntryKind,
  type EntryName,
  entryKey,
} from '../../contract/draft.ts';
import { knownContent } from '../../contract/known-content.ts';
import type { BrowserTab } from './browser-tab.ts';
import { hasSameFields } from './differences.ts';
import { itemsAt, keepText, nameOf, tabStorage } from './tab-storage.ts';

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

/** An unsaved change stored by another release, which this one can't read completely. */
export interface UnreadChange {
  /** Its key in the browser's storage. */
  readonly key: string;
  /** The stored text. */
  readonly text: string;
}

/** The entry's key and the tab follow, which earlier releases read too, and lack. */
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
   * Lists readable changes of closed tabs, one per entry. Sets aside those that this release can't read completely, so
   * that nothing overwrites them.
   */
  readonly list: () => Promise<readonly UnsavedChange[]>;
  /** Another closed tab's change of an entry; `null` without any. */
  readonly next: (entry: EntryName) => UnsavedChange | null;
  readonly unread: () => readonly UnreadChange[];
  readonly keep: (change: UnsavedChange) => void;
  readonly forget: (change: EntryName) => void;
  readonly forgetUnread: (key: string) => void;
}

interface StoredChange {
  readonly key: string;
  readonly change: UnsavedChange;
}

/** @param storage `null` if the browser denies access */
export function unsavedChanges(storage: Storage | null, tab: BrowserTab): UnsavedChanges {
  const tabs = tabStorage(storage, PREFIX, tab);
  /** By entry, what the page has taken over and not yet kept itself. */
  const taken = new Map<string, string>();
  /** Stores the text where nothing overwrites it, without duplicates. */
  const setAside = (key: string, text: string): boolean => {
    const aside = itemsAt(storage, UNREAD_PREFIX);
    const name = `${UNREAD_PREFIX}${nameOf(key, PREFIX)}`;
    if (aside.some((one) => one.text === text)) return true;
    return keepText(storage, aside.some((one) => one.key === name) ? `${name} ${Date.now()}` : name, text);
  };
  const drop = (entry: EntryName) => {
    const source = taken.get(entryKey(entry));
    if (source !== undefined) tabs.remove(source);
    taken.delete(entryKey(entry));
  };
  const take = ({ key, change }: StoredChange) => {
    taken.set(entryKey(change), key);
    return change;
  };
  const readable = (): StoredChange[] =>
    tabs.ofClosed().flatMap(({ key, text }) => {
      const change = parseChange(text);
      const isKept = isComplete(text, change) || setAside(key, text);
      if (change === null && isKept) tabs.remove(key);
      return change ? [{ key, change }] : [];
    });

  return {
    async list() {
      await tab.findClosed();
      for (const { key, text } of itemsAt(storage, UNREAD_PREFIX)) {
        const change = parseChange(text);
        // restore what this release can read, unless there is a newer change
        const isNewest =
          change !== null && tabs.ofClosed().every((one) => nameOf(one.key, PREFIX) !== entryKey(change));
        const again = change && `${PREFIX}${entryKey(change)}`;
        if (again && isNewest && isComplete(text, change) && keepText(storage, again, text)) storage?.removeItem(key);
      }
      const first = new Map<string, StoredChange>();
      for (const one of readable()) if (!first.has(entryKey(one.change))) first.set(entryKey(one.change), one);
      return [...first.values()].map(take);
    },
    next(entry) {
      const [other] = readable().filter(({ change }) => entryKey(change) === entryKey(entry));
      return other ? take(other) : null;
    },
    unread: () => itemsAt(storage, UNREAD_PREFIX),
    keep(change) {
      if (tabs.keep(entryKey(change), JSON.stringify(change))) drop(change);
    },
    forget(change) {
      tabs.remove(tabs.ownKey(entryKey(change)));
      drop(change);
    },
    forgetUnread: (key) => storage?.removeItem(key),
  };
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
