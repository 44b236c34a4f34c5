/** Starts `examples/site`, the pages behind Varnish, nginx and the Cloudflare Worker. */

import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import { type Program, startProgram } from './program.ts';

export async function startSite(): Promise<Program & { readonly port: number }> {
  const port = await freePort();
  const program = await startProgram(process.execPath, [`${EXAMPLES_DIRECTORY}site/server.mjs`], {
    ready: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port) },
  });
  return { port, stop: program.stop };
}
