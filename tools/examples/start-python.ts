/** Starts `examples/python` on the standard library's web server, without stored copies. */

import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import { requireProgram, startProgram } from './program.ts';
import { type StartWithCopies, withoutCopies } from './without-copies.ts';

export const startPythonWith: StartWithCopies = async (service, copies, wanted) => {
  requireProgram('python3');
  const port = await freePort(wanted);
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram('python3', [`${EXAMPLES_DIRECTORY}python/server.py`], {
    ready: `${origin}/site.css`,
    env: { PORT: String(port), PYTHONDONTWRITEBYTECODE: '1', CHROME_ORIGIN: service, CHROME_COPIES: copies },
  });
  return { origin, stop: server.stop };
};

export const startPython = withoutCopies(startPythonWith);
