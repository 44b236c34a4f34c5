/** Starts `examples/python` on the web server of its standard library, without stored copies. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../local/free-port.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { requireProgram, startProgram } from './program.ts';

export const startPython: StartExample = async (service) => {
  requireProgram('python3');
  const copies = await mkdtemp(join(tmpdir(), 'portico-python-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram('python3', [`${EXAMPLES_DIRECTORY}python/server.py`], {
    ready: `${origin}/site.css`,
    env: { PORT: String(port), PYTHONDONTWRITEBYTECODE: '1', CHROME_ORIGIN: service, CHROME_COPIES: copies },
  });
  return {
    origin,
    stop: async () => {
      await server.stop();
      await rm(copies, { recursive: true, force: true });
    },
  };
};
