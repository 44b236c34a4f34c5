/** `npm start`: builds, serves Studio, service and sample blog, and rebuilds on every change. `PORT` sets the port. */

import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { buildAll, isBuildError } from './build.ts';
import { startWrangler } from './local/start-wrangler.ts';

/** What wrangler uses for the service alone too. */
const STATE = '.wrangler/state';

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
}
const problem = await portProblem(port);
if (problem !== null)
  fail(`${problem} Choose another port, for example: PORT=${port === 9000 ? 9001 : 9000} npm start`);

console.log('Building…');
if (!(await tryToBuild())) process.exit(1);

console.log('Starting…');
const server = await startWrangler({ port, state: STATE });
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
// npm exits without passing the signal on
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 1_000).unref();

let rebuild: ReturnType<typeof setTimeout> | undefined;
for (const directory of ['locales', 'src', 'client', 'studio']) {
  watch(directory, { recursive: true }, (_, file) => {
    // wrangler writes there
    if (file?.startsWith('.wrangler')) return;
    clearTimeout(rebuild);
    rebuild = setTimeout(async () => {
      if (await tryToBuild()) console.log('Rebuilt.');
      else console.error('The last successful build is still being served.');
    }, 200);
  });
}

const origin = `http://localhost:${port}`;
if (await isUp(`${origin}/chrome/health`)) {
  const addresses = { Studio: '/', Header: '/chrome/header', Footer: '/chrome/footer', Preview: '/preview' };
  const lines = Object.entries(addresses).map(([name, path]) => `  ${name.padEnd(10)}${origin}${path}\n`);
  console.log(`Ready. Ctrl-C stops the Studio and the service.\n\n${lines.join('')}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Why the port cannot be used, as a sentence; `null` if it can. */
function portProblem(wanted: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(
        code === 'EADDRINUSE' ? `Port ${wanted} is already in use.` : `Port ${wanted} cannot be opened (${code}).`,
      );
    });
    probe.listen(wanted, 'localhost', () => probe.close(() => resolve(null)));
  });
}

async function isUp(url: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok) return true;
    } catch {
      // not yet
    }
  }
  console.error(`The service does not respond at ${url}.`);
  return false;
}

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
