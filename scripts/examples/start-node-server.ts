/** Starts `examples/node-server` without stored copies. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { type Program, startProgram } from './program.ts';

export const startNodeServer: StartExample = async (service) => {
  const copies = await mkdtemp(join(tmpdir(), 'portico-node-'));
  const { origin, stop } = await startNodeServerWith(service, copies);
  return {
    origin,
    stop: async () => {
      await stop();
      await rm(copies, { recursive: true, force: true });
    },
  };
};

/** @param copies the directory in which it stores its copies of the chrome */
export async function startNodeServerWith(
  service: string,
  copies: string,
): Promise<Program & { readonly origin: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram(process.execPath, [`${EXAMPLES_DIRECTORY}node-server/server.mjs`], {
    ready: `${origin}/site.css`,
    env: { PORT: String(port), CHROME_ORIGIN: service, CHROME_COPIES: copies },
  });
  return { origin, stop: server.stop };
}
