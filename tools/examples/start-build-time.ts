/** Starts `examples/build-time`: fetches the chrome, builds the pages, and serves them as files. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { serveDirectory } from './serve-directory.ts';

const run = promisify(execFile);
/** The command that the package for hosts installs. */
export const FETCH_CHROME = fileURLToPath(new URL('../../packages/host/dist/fetch-chrome.js', import.meta.url));
const DIRECTORY = `${EXAMPLES_DIRECTORY}build-time`;
/** As in the comment at the top of `build.mjs`. */
const OPTIONS = ['--lang=en,de', '--theme=light', '--transparent=false', '--links=absolute'];

export const startBuildTime: StartExample = async (service, port) => {
  const directory = await mkdtemp(join(tmpdir(), 'portico-build-time-'));
  const [chrome, site] = [join(directory, 'chrome'), join(directory, 'site')];
  const node = (script: string, ...args: readonly string[]) =>
    run(process.execPath, [script, ...args], { timeout: 30_000 });
  // without the service, the pages have their fallback
  await node(FETCH_CHROME, service, chrome, ...OPTIONS).catch(({ stderr }) => console.warn(stderr));
  await node(join(DIRECTORY, 'build.mjs'), chrome, site, service);
  const server = await serveDirectory({ directory: site, port });
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
