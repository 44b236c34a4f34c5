/** Starts `examples/php` on the web server of PHP, without stored copies. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { requireProgram, startProgram } from './program.ts';

export const startPhp: StartExample = async (service) => {
  requireProgram('php');
  const copies = await mkdtemp(join(tmpdir(), 'portico-php-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram('php', ['-S', `127.0.0.1:${port}`, `${EXAMPLES_DIRECTORY}php/index.php`], {
    ready: `${origin}/site.css`,
    env: { PHP_CLI_SERVER_WORKERS: '8', CHROME_ORIGIN: service, CHROME_COPIES: copies },
  });
  return {
    origin,
    stop: async () => {
      await server.stop();
      await rm(copies, { recursive: true, force: true });
    },
  };
};
