/** Starts and stops the examples' programs. */

import { spawn, spawnSync } from 'node:child_process';
import { endGroup, endWithThisProcess } from '../../packages/cli/src/local/process-group.ts';

const START_DEADLINE = 60_000;
/** Includes the `sbin` directories, where servers are often installed. */
const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin`;

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
  // in its own process group, because PHP's workers outlive PHP
  const child = spawn(command, args, {
    detached: true,
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
  endWithThisProcess(child);
  const stop = () => endGroup(child);
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
