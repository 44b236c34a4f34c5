/** Starts a display without a screen, with the window manager that gives windows the focus. */

import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { endChild, startChild } from './child.ts';

/** Larger than every window of the tests, with a corner left for the pointer. */
const SCREEN = '2560x2000x24';

export interface Display {
  /** The value of the environment variable `DISPLAY`, such as `:3`. */
  readonly name: string;
  readonly stop: () => Promise<void>;
}

/** @throws Error if Xvfb ends before it has a display */
export async function startDisplay(): Promise<Display> {
  // Xvfb finds a free number and writes it to the file descriptor
  const server = startChild('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = `:${await displayNumber(server)}`;
  const manager = startChild('openbox', [], { stdio: 'ignore', env: { ...process.env, DISPLAY: name } });
  return {
    name,
    stop: async () => {
      await endChild(manager);
      await endChild(server);
    },
  };
}

async function displayNumber(server: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of server.stdio[3] as Readable) {
    text += chunk;
    // it writes the end of the line separately, and ends if nobody reads it
    if (text.endsWith('\n')) return text.trim();
  }
  throw new Error('Xvfb has ended without a display.');
}
