/** Ends programs that were started with `detached`, together with the processes that they have started. */

import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds, until processes are killed. */
const END_DEADLINE = 3_000;

const running = new Set<ChildProcess>();
// in case this process exits without stopping them
process.once('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

/** Ends the group when this process exits. @param child leads its own group */
export function endWithThisProcess(child: ChildProcess): void {
  running.add(child);
}

/** Some processes outlive the one that started them. */
export async function endGroup(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM');
  for (const started = Date.now(); signal(child, 0); await wait(20)) {
    if (Date.now() - started > END_DEADLINE) signal(child, 'SIGKILL');
  }
  running.delete(child);
}

/** @returns whether there was a process to signal */
function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, name);
  } catch {
    return false;
  }
}
