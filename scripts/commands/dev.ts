/**
 * `portico dev`: builds, serves Studio, service and sample blog, and rebuilds on every change. `PORT` sets the port, and
 * `STUDIO_ROLE` a role in the Studio, such as `translator:de`.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { COMPANY_FOLDER, CONTENT_FOLDER, IMAGES_FOLDER } from '../company/company.ts';
import { CONFIG_FILE } from '../company/config-schema.ts';
import { readCompany } from '../content/read-locales.ts';
import { chosenPort } from '../local/chosen-port.ts';
import { sampleMessages } from '../local/events.ts';
import { localVariables } from '../local/local-variables.ts';
import { startStudio } from '../local/studio.ts';

/** Keeps drafts, versions and publications between starts. */
const STATE = '.wrangler/state';

/** Portico's sources, in its own repository. */
const SOURCES = ['src', 'client', 'studio'];

/** Serves until the process is stopped. */
export async function dev(): Promise<void> {
  const port = await chosenPort('npm start', 8787);
  console.log('Building…');
  if (!(await build())) process.exit(1);
  console.log('Starting…');
  const variables = localVariables(process.env.STUDIO_ROLE);
  const sample = sampleMessages(await readCompany());
  const { reload, stop } = await startStudio({ port, persistTo: STATE, variables, sample });
  const exit = async () => {
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, exit);
  // npm exits without forwarding the signal
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 1_000).unref();

  let rebuild: ReturnType<typeof setTimeout> | undefined;
  for (const path of watched()) {
    watch(path, { recursive: true }, (_, file) => {
      // wrangler writes there
      if (file?.startsWith('.wrangler')) return;
      clearTimeout(rebuild);
      rebuild = setTimeout(async () => {
        if (!(await build())) return console.error('The last successful build is still being served.');
        await reload();
        console.log('Rebuilt.');
      }, 200);
    });
  }
  const addresses = { Studio: '/', Header: '/chrome/header', Footer: '/chrome/footer', Preview: '/preview' };
  const lines = Object.entries(addresses).map(
    ([name, path]) => `  ${name.padEnd(10)}http://localhost:${port}${path}\n`,
  );
  console.log(`Ready. Ctrl-C stops the Studio and the service.\n\n${lines.join('')}`);
}

function watched(): string[] {
  return [join(COMPANY_FOLDER, CONFIG_FILE), CONTENT_FOLDER, IMAGES_FOLDER, ...SOURCES].filter((path) =>
    existsSync(path),
  );
}

/** Builds in a process of its own, which reads the configuration again. @returns whether it succeeded */
async function build(): Promise<boolean> {
  const [node, command = ''] = [process.execPath, process.argv[1]];
  const child = spawn(node, [command, 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code === 0;
}
