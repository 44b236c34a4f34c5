/** Starts `examples/podium-layout`. */

import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { startProgram } from './program.ts';

export const startPodiumLayout: StartExample = async (service, wanted) => {
  const port = await freePort(wanted);
  const origin = `http://127.0.0.1:${port}`;
  const layout = await startProgram(process.execPath, [`${EXAMPLES_DIRECTORY}podium-layout/layout.mjs`], {
    ready: `${origin}/site.css`,
    env: { PORT: String(port), CHROME_ORIGIN: service },
  });
  return { origin, stop: layout.stop };
};
