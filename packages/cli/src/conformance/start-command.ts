/** Starts a host with its engineer's command. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../local/free-port.ts';
import { endGroup, endWithThisProcess } from '../local/process-group.ts';
import type { StartHost } from './site.ts';

/** In milliseconds. */
const START_DEADLINE = 60_000;
/** In characters: how much of a host's output an error quotes. */
const OUTPUT = 2_000;

/**
 * @param command for the shell; it gets `PORT`, `CHROME_ORIGIN`, and `CHROME_COPIES`, an empty directory
 * @param env further variables
 */
export const startCommand =
  (command: string, env: Readonly<Record<string, string>> = {}): StartHost =>
  async (service) => {
    const port = await freePort();
    const copies = await mkdtemp(join(tmpdir(), 'portico-conformance-'));
    // in its own process group, so that the command's child processes end with it
    const child = spawn(command, {
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PORT: String(port), CHROME_ORIGIN: service, CHROME_COPIES: copies },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output = (output + data).slice(-OUTPUT);
      });
    endWithThisProcess(child);
    const stop = async () => {
      await endGroup(child);
      await rm(copies, { recursive: true, force: true });
    };
    for (const started = Date.now(); !(await listens(port)); await wait(50)) {
      const reason = hasExited(child)
        ? `exited with ${child.exitCode ?? child.signalCode}`
        : Date.now() - started > START_DEADLINE
          ? `did not listen on 127.0.0.1:${port} (PORT) within ${START_DEADLINE / 1_000} s`
          : undefined;
      if (reason === undefined) continue;
      await stop();
      throw new Error(`The host ${reason}: ${command}\n${output}`);
    }
    return { origin: `http://127.0.0.1:${port}`, stop };
  };

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
