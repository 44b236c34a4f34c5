/** Programs that an example consists of: started on a free port, waited for, ended. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

const START_DEADLINE = 60_000;
/** Servers are often installed where only root looks for programs. */
const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin`;

const running = new Set<ChildProcess>();
// where this process ends without stopping what it started
process.once('exit', () => {
  for (const child of running) child.kill();
});

export interface Program {
  readonly stop: () => Promise<void>;
}

/** @throws Error that says how to get it, where a program is not installed */
export function requireProgram(name: 'nginx' | 'varnishd'): void {
  const { error } = spawnSync(name, [name === 'nginx' ? '-v' : '-V'], { env: { ...process.env, PATH } });
  if (error) throw new Error(`${name} is not installed: apt-get install varnish nginx`);
}

/**
 * Starts a program and waits until something answers at an address.
 *
 * @param ready an address that answers anything once the program is up
 * @throws Error with what the program said, where it ends early or never answers
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { ready, env = {} }: { readonly ready: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Program> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PATH, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const failed = new Promise<never>((_, reject) => {
    child.on('error', (error) => reject(new Error(`${command} can't be started: ${error.message}`)));
    child.on('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${said}`)));
  });
  failed.catch(() => {});
  running.add(child);
  child.once('exit', () => running.delete(child));
  const stop = () => end(child);
  try {
    await Promise.race([failed, answers(ready)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function answers(address: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < START_DEADLINE; ) {
    try {
      await fetch(address, { signal: AbortSignal.timeout(1_000), redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nothing answers at ${address}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 2_000);
  await ended;
  clearTimeout(insist);
}
