/** Starts `examples/node-server` without stored copies. */

import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import { startProgram } from './program.ts';
import { type StartWithCopies, withoutCopies } from './without-copies.ts';

export const startNodeServerWith: StartWithCopies = async (service, copies, wanted) => {
  const port = await freePort(wanted);
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram(process.execPath, [`${EXAMPLES_DIRECTORY}node-server/server.mjs`], {
    ready: `${origin}/site.css`,
    env: { PORT: String(port), CHROME_ORIGIN: service, CHROME_COPIES: copies },
  });
  return { origin, stop: server.stop };
};

export const startNodeServer = withoutCopies(startNodeServerWith);
