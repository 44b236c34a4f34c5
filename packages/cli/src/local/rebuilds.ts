/** Runs one rebuild at a time: changes during one lead to a single further one. */

import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds, without a change: editors save a file in several steps. */
const QUIET = 60;

export interface Rebuilds {
  /** Something has been saved. */
  readonly change: () => void;
  /** Waits until everything that has been saved is built. */
  readonly settled: () => Promise<void>;
}

/** @param rebuild what it throws is reported, and the next change tries again */
export function startRebuilds(rebuild: () => Promise<void>, report: (error: unknown) => void, quiet = QUIET): Rebuilds {
  let changes = 0;
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    for (let built = 0; built < changes; ) {
      const seen = changes;
      await wait(quiet);
      if (seen < changes) continue;
      await rebuild().catch(report);
      built = seen;
    }
    changes = 0;
    running = null;
  }
  return {
    change() {
      changes += 1;
      running ??= run();
    },
    async settled() {
      while (running !== null) await running;
    },
  };
}
