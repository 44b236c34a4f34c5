/** Texts in the browser's storage, each under the id of the tab that keeps it. */

import type { BrowserTab } from './browser-tab.ts';

export interface StoredText {
  readonly key: string;
  readonly text: string;
}

/**
 * @param storage `null` if the browser denies access
 * @param prefix of all keys
 */
export function tabStorage(storage: Storage | null, prefix: string, tab: BrowserTab) {
  const tabIn = (key: string) => key.split(' ')[1];
  const ownKey = (name: string) => `${prefix}${name} ${tab.id}`;
  /** Of closed tabs, and of earlier releases, which name no tab. */
  const ofClosed = (): StoredText[] =>
    itemsAt(storage, prefix).filter(({ key }) => {
      const other = tabIn(key);
      return other === undefined || tab.isClosed(other);
    });
  return {
    ownKey,
    ofClosed,
    own: (): StoredText[] => itemsAt(storage, prefix).filter(({ key }) => tabIn(key) === tab.id),
    /** The tab's own text, or one that it takes over from a closed tab; `null` if none has it. */
    take(name: string): string | null {
      const own = storage?.getItem(ownKey(name)) ?? null;
      if (own !== null) return own;
      const [kept] = ofClosed().filter(({ key }) => nameOf(key, prefix) === name);
      if (!kept) return null;
      if (keepText(storage, ownKey(name), kept.text)) storage?.removeItem(kept.key);
      return kept.text;
    },
    /** @returns whether there was room */
    keep: (name: string, text: string): boolean => keepText(storage, ownKey(name), text),
    remove: (key: string): void => storage?.removeItem(key),
  };
}

/** The part of a key before the tab's id. */
export function nameOf(key: string, prefix: string): string {
  const [name = ''] = key.slice(prefix.length).split(' ');
  return name;
}

export function itemsAt(storage: Storage | null, prefix: string): StoredText[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, text: storage?.getItem(key) ?? '' }));
}

export function keepText(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return true;
  } catch {
    // the storage is full; the page still holds the text, and warns before it closes
    return false;
  }
}

/** `null` if privacy settings deny access. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
