/** The time zone of all moments in the Studio: the browser's, unless the person has chosen another one. */

import { useSyncExternalStore } from 'react';
import { isTimeZone } from '../../contract/time-zone.ts';
import { browserStorage } from '../data/tab-storage.ts';
import { ownTimeZone } from './time-zones.ts';

const KEY = 'portico-studio/time-zone';

const listeners = new Set<() => void>();

/** `null` until it is read. */
let current: string | null = null;

/** An IANA name, such as `Europe/Berlin`. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, read);
}

/** Applies to all open Studio pages in this browser. Choosing the browser's own zone follows its changes. */
export function chooseTimeZone(timeZone: string): void {
  if (timeZone === ownTimeZone()) browserStorage()?.removeItem(KEY);
  else browserStorage()?.setItem(KEY, timeZone);
  set(timeZone);
}

function read(): string {
  current ??= kept() ?? ownTimeZone();
  return current;
}

function kept(): string | null {
  const timeZone = browserStorage()?.getItem(KEY) ?? null;
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : null;
}

function set(timeZone: string | null): void {
  current = timeZone;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/** Handles changes in another tab; without a key, everything was cleared. */
function follow({ key }: StorageEvent): void {
  if (key === KEY || key === null) set(null);
}
