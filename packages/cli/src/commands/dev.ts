/**
 * `portico dev`: builds, serves Studio, service and sample blog, and rebuilds on every change. `PORT` sets the port, and
 * `STUDIO_ROLE` a role in the Studio, such as `translator:de`.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { KEPT_BUNDLES } from '../bundle-cache.ts';
import type { Company } from '../company/open-company.ts';
import { readCompany } from '../content/read-locales.ts';
import { chosenPort } from '../local/chosen-port.ts';
import { sampleMessages } from '../local/events.ts';
import { freePort } from '../local/free-port.ts';
import { startFront } from '../local/front.ts';
import { localVariables } from '../local/local-variables.ts';
import { startRebuilds } from '../local/rebuilds.ts';
import { startStudio } from '../local/studio.ts';
import { watchCompany } from '../local/watch-company.ts';
import { ROOT } from '../root.ts';

/** Keeps drafts, versions and publications between starts. */
const STATE = '.wrangler/state';

/** Portico's sources, in its own repository. */
const SOURCES = resolve('.') === resolve(ROOT) ? ['src', 'client', 'packages/studio/src'] : [];

/** Serves until the process is stopped. */
export async function dev(company: Company): Promise<void> {
  const port = await chosenPort('npm start', 8787);
  const kept = await mkdtemp(join(tmpdir(), 'portico-dev-'));
  console.log('Building…');
  if (!(await build(company, kept))) {
    await rm(kept, { recursive: true });
    process.exit(1);
  }
  console.log('Starting…');
  const variables = localVariables(process.env.STUDIO_ROLE);
  const sample = sampleMessages((await readCompany(company)).content);
  const behind = await freePort();
  const { reload, stop } = await startStudio({ port, behind, persistTo: STATE, variables, sample });
  const { change, settled } = startRebuilds(
    async () => {
      const started = performance.now();
      await follow();
      if (!(await build(company, kept))) return console.error('The last successful build is still being served.');
      await reload();
      front.refresh();
      console.log(`Rebuilt in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    },
    (error) => console.error(error),
  );
  const { follow } = watchCompany(company.folder, change);
  const front = await startFront({ port, target: behind, settled });
  const exit = async () => {
    front.stop();
    await stop();
    await rm(kept, { recursive: true, force: true });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, exit);
  // npm exits without forwarding the signal
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 1_000).unref();
  await follow();
  for (const folder of SOURCES) watch(folder, { recursive: true }, change).on('error', console.error);
  const addresses = { Studio: '/', Header: '/chrome/header', Footer: '/chrome/footer', Preview: '/preview' };
  const lines = Object.entries(addresses).map(
    ([name, path]) => `  ${name.padEnd(10)}http://localhost:${port}${path}\n`,
  );
  console.log(`Ready. Ctrl-C stops the Studio and the service.\n\n${lines.join('')}`);
}

/**
 * Builds in a process of its own, which reads the configuration again.
 *
 * @param kept the folder for bundles that the next build may use again
 * @returns whether it succeeded
 */
async function build({ folder }: Company, kept: string): Promise<boolean> {
  const [node, command = ''] = [process.execPath, process.argv[1]];
  const env = { ...process.env, [KEPT_BUNDLES]: kept, NODE_COMPILE_CACHE: kept };
  const child = spawn(node, [command, 'build', `--company=${folder}`], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code === 0;
}
