/** Starts programs that end with this process, even if it is killed. */

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/**
 * @param program its name or path
 * @returns the running program; its standard streams are pipes unless `options.stdio` says otherwise
 */
export function startChild(program: string, parameters: readonly string[], options: SpawnOptions = {}): ChildProcess {
  // `detached`, so that Ctrl-C reaches the tests first
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', program, ...parameters], { detached: true, ...options });
  child.on('error', (error) => console.error(`${program} did not start:`, error));
  return child;
}

/** Ends a program and waits for its end. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill();
  await promise;
}
