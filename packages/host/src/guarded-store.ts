/** Guards the host's store: no page waits for a slow store, or fails with a broken one. */

import type { CopyStore } from './options.ts';
import { createPause } from './pause.ts';
import { messageOf, type Report } from './report.ts';
import { resultOrLate } from './result-or-late.ts';

/** In milliseconds: how long a page waits for the store, and how long reads pause after a late one. */
export const READ_TIMEOUT = 100;
const READ_PAUSE = 30_000;
const WRITE_TIMEOUT = 1_000;

export interface GuardedStore {
  /** Whether the host has configured a store. */
  readonly exists: boolean;
  /** The stored bytes; `undefined` if there are none, or if the store is late or fails. Never rejects. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  /** Resolves once the write has succeeded, failed or timed out. Never rejects. */
  readonly write: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

export function guardStore(store: CopyStore | undefined, report: Report): GuardedStore {
  const pause = createPause(READ_PAUSE);
  return {
    exists: store !== undefined,
    read: async (name) => {
      if (!store || !pause.isOver()) return undefined;
      try {
        const found = await resultOrLate(
          Promise.resolve().then(() => store.get(name)),
          READ_TIMEOUT,
        );
        if (found !== 'late') return found instanceof Uint8Array ? found : undefined;
        pause.fail();
        report('store is slow', `the store did not answer within ${READ_TIMEOUT} ms`);
      } catch (error) {
        report('store cannot be read', `could not read from the store: ${messageOf(error)}`);
      }
      return undefined;
    },
    write: async (name, bytes) => {
      if (!store) return;
      try {
        const stored = await resultOrLate(
          Promise.resolve().then(() => store.put(name, bytes)),
          WRITE_TIMEOUT,
        );
        if (stored === 'late') throw new Error(`not stored within ${WRITE_TIMEOUT} ms`);
      } catch (error) {
        report('store cannot be written', `could not write to the store: ${messageOf(error)}`);
      }
    },
  };
}
