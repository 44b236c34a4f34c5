/** Measures waits in fake time, which a busy machine does not lengthen. */

import { vi } from 'vitest';

/** How long a promise takes to settle, in milliseconds of the fake timers. */
export async function waitOf(promise: Promise<unknown>): Promise<number> {
  let settled = false;
  promise.finally(() => {
    settled = true;
  });
  for (let milliseconds = 0; ; milliseconds += 1) {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    if (settled) return milliseconds;
    await vi.advanceTimersByTimeAsync(1);
  }
}
