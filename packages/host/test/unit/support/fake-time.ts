/** Time that passes only when a test lets it. What threads do, such as hashing, takes real time. */

import { afterEach, beforeEach, vi } from 'vitest';

const realTimeout = globalThis.setTimeout;

/** For all tests of a file. */
export function useFakeTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());
}

/** In milliseconds of real time, for what threads do on a busy machine. */
const DEADLINE = 20;
const LAST_DEADLINE = 2_000;

const realWait = (milliseconds: number) => new Promise((resolve) => realTimeout(resolve, milliseconds));

/** Lets work that needs no time finish. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await realWait(1);
}

export async function seconds(count: number): Promise<void> {
  await settle();
  await vi.advanceTimersByTimeAsync(count * 1_000);
  await settle();
}

/**
 * Waits while fake time passes.
 *
 * @param maxDuration in milliseconds of fake time
 * @throws Error if the work takes longer
 */
export async function within<Result>(maxDuration: number, work: Promise<Result>): Promise<Result> {
  let done = false;
  const ended = () => {
    done = true;
  };
  work.then(ended, ended);
  for (let passed = 0; passed < maxDuration; passed += 50) {
    await settle();
    if (!done) await realWait(DEADLINE);
    if (done) return work;
    await vi.advanceTimersByTimeAsync(50);
  }
  // no more fake time passes
  for (let waited = 0; !done && waited < LAST_DEADLINE; waited += DEADLINE) await realWait(DEADLINE);
  if (!done) throw new Error(`nothing within ${maxDuration} ms`);
  return work;
}
