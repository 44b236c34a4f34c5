/** Starts `examples/php` on PHP's web server, without stored copies. */

import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import { requireProgram, startProgram } from './program.ts';
import { type StartWithCopies, withoutCopies } from './without-copies.ts';

export const startPhpWith: StartWithCopies = async (service, copies, wanted) => {
  requireProgram('php');
  const port = await freePort(wanted);
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram('php', ['-S', `127.0.0.1:${port}`, `${EXAMPLES_DIRECTORY}php/index.php`], {
    ready: `${origin}/site.css`,
    env: { PHP_CLI_SERVER_WORKERS: '8', CHROME_ORIGIN: service, CHROME_COPIES: copies },
  });
  return { origin, stop: server.stop };
};

export const startPhp = withoutCopies(startPhpWith);
