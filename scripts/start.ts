/** `npm start`: builds, serves Studio, service and sample blog, and rebuilds on every change. `PORT` sets the port. */

import { watch } from 'node:fs';
import { buildAll, isBuildError } from './build.ts';
import { chosenPort } from './local/chosen-port.ts';
import { startStudio } from './local/studio.ts';

/** Drafts, versions and what was published, kept between starts. */
const STATE = '.wrangler/state';

const port = await chosenPort('npm start', 8787);

console.log('Building…');
if (!(await tryToBuild())) process.exit(1);

console.log('Starting…');
const { reload, stop } = await startStudio({ port, persistTo: STATE });
const exit = async () => {
  await stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, exit);
// npm exits without passing the signal on
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 1_000).unref();

let rebuild: ReturnType<typeof setTimeout> | undefined;
for (const directory of ['locales', 'src', 'client', 'studio']) {
  watch(directory, { recursive: true }, (_, file) => {
    // wrangler writes there
    if (file?.startsWith('.wrangler')) return;
    clearTimeout(rebuild);
    rebuild = setTimeout(async () => {
      if (!(await tryToBuild())) return console.error('The last successful build is still being served.');
      await reload();
      console.log('Rebuilt.');
    }, 200);
  });
}

const addresses = { Studio: '/', Header: '/chrome/header', Footer: '/chrome/footer', Preview: '/preview' };
const lines = Object.entries(addresses).map(([name, path]) => `  ${name.padEnd(10)}http://localhost:${port}${path}\n`);
console.log(`Ready. Ctrl-C stops the Studio and the service.\n\n${lines.join('')}`);

/** Prints the error if the build fails. */
async function tryToBuild(): Promise<boolean> {
  try {
    await buildAll();
    return true;
  } catch (error) {
    console.error(isBuildError(error) ? error.message : error);
    return false;
  }
}
