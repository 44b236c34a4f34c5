/** Starts and stops the examples' programs. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

const START_DEADLINE = 60_000;
/** Includes the `sbin` directories, where servers are often installed. */
const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin`;

const running = new Set<ChildProcess>();
// in case this process exits without stopping them
process.once('exit', () => {
  for (const child of running) child.kill();
});

export interface Program {
  readonly stop: () => Promise<void>;
}

/** By program: arguments with which it exits with 0 if it is installed, and the packages that contain it. */
const PROGRAMS = {
  nginx: { check: ['-v'], packages: 'nginx' },
  varnishd: { check: ['-V'], packages: 'varnish' },
  php: {
    check: ['-r', 'exit(PHP_VERSION_ID >= 80100 && function_exists("curl_init") ? 0 : 1);'],
    packages: 'php-cli php-curl',
  },
  python3: { check: ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'], packages: 'python3' },
} as const;

/** @throws Error with instructions if the program is not installed */
export function requireProgram(name: keyof typeof PROGRAMS): void {
  const { check, packages } = PROGRAMS[name];
  const { status } = spawnSync(name, check, { env: { ...process.env, PATH } });
  if (status !== 0) throw new Error(`${name} is not installed, or too old: apt-get install ${packages}`);
}

interface ProgramOptions {
  /** An address that responds, with any status, once the program is ready. */
  readonly ready: string;
  /** In addition to the environment of this process; `undefined` removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

/**
 * Starts a program and waits until it responds.
 *
 * @throws Error with the output of the program if it exits early or never responds
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { ready, env = {}, cwd }: ProgramOptions,
): Promise<Program> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, ...env },
    ...(cwd !== undefined && { cwd }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const failed = new Promise<never>((_, reject) => {
    child.on('error', (error) => reject(new Error(`${command} cannot be started: ${error.message}`)));
    child.on('exit', (code) => reject(new Error(`${command} exited with ${code}:\n${output}`)));
  });
  failed.catch(() => {});
  running.add(child);
  child.once('exit', () => running.delete(child));
  const stop = () => end(child);
  try {
    await Promise.race([failed, waitForResponse(ready)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function waitForResponse(address: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < START_DEADLINE; ) {
    try {
      await fetch(address, { signal: AbortSignal.timeout(1_000), redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`no response from ${address}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  const forceKill = setTimeout(() => child.kill('SIGKILL'), 2_000);
  await exited;
  clearTimeout(forceKill);
}
