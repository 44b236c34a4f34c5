/** Starts `examples/php` on the web server of PHP, without stored copies. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningHost } from '../conformance/site.ts';
import { freePort } from '../local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { requireProgram, startProgram } from './program.ts';

export const startPhp: StartExample = async (service) => {
  const copies = await mkdtemp(join(tmpdir(), 'portico-php-'));
  const { origin, stop } = await startPhpWith(service, copies);
  return {
    origin,
    stop: async () => {
      await stop();
      await rm(copies, { recursive: true, force: true });
    },
  };
};

/** @param copies the directory in which it stores its copies of the chrome */
export async function startPhpWith(service: string, copies: string): Promise<RunningHost> {
  requireProgram('php');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram('php', ['-S', `127.0.0.1:${port}`, `${EXAMPLES_DIRECTORY}php/index.php`], {
    ready: `${origin}/site.css`,
    env: { PHP_CLI_SERVER_WORKERS: '8', CHROME_ORIGIN: service, CHROME_COPIES: copies },
  });
  return { origin, stop: server.stop };
}
