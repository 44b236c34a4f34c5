/** The page's clock: the current time, for components that update with it. */

import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * @param changed also sets the clock when it changes, because the change may involve the last half minute
 * @returns milliseconds since 1970, the same in all components, renewed every half minute
 */
export function useNow(changed?: unknown): number {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it changes
  useEffect(set, [changed]);
  return useSyncExternalStore(subscribe, read);
}

/** Starts the clock, which never stops: a page that is opened later must not begin with an old time. */
function read(): number {
  if (timer === undefined) {
    timer = setInterval(set, 30_000);
    now = Date.now();
  }
  return now;
}

function set(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
