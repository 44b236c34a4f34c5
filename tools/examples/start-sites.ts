/** Starts `examples/sites`: five servers on neighbouring ports. */

import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { startProgram } from './program.ts';

/** In the order of their ports. */
export const SITE_NAMES = ['marketing', 'docs', 'community', 'shop', 'checkout'] as const;

export const startSites: StartExample = async (service, wanted) => {
  const first = wanted ?? (await freeNeighbours());
  const origin = `http://127.0.0.1:${first}`;
  const server = await startProgram(process.execPath, [`${EXAMPLES_DIRECTORY}sites/server.mjs`], {
    ready: `http://127.0.0.1:${first + SITE_NAMES.length - 1}/sites.css`,
    env: { PORT: String(first), CHROME_ORIGIN: service },
  });
  return { origin, stop: server.stop };
};

/** @returns the first of as many free ports as there are sites */
async function freeNeighbours(): Promise<number> {
  const ports = [];
  for (const _ of SITE_NAMES) ports.push(await freePort());
  const [first = 0] = ports;
  return ports.at(-1) === first + ports.length - 1 ? first : freeNeighbours();
}
