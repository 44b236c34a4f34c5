/** `npm start`: builds, serves in preview mode with the sample blog, and rebuilds on every change. `PORT` sets the port. */

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { buildAll, isBuildError } from './build.ts';

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
const configs = ['wrangler.toml', 'examples/sample-blog/wrangler.toml'].flatMap((path) => ['-c', path]);
const server = spawn(
  'wrangler',
  [
    'dev',
    ...configs,
    '-e',
    'preview',
    '--port',
    String(port),
    '--var',
    `SERVICE_ORIGIN:http://localhost:${port}`,
    '--var',
    `BLOG_ORIGIN:http://localhost:${port}`,
    '--show-interactive-dev-session=false',
    '--log-level=warn',
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      // wrangler would download sample data for `request.cf`, which the worker does not read, and warn when offline
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
// npm exits without passing the signal on
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 1_000).unref();

let rebuild: ReturnType<typeof setTimeout> | undefined;
for (const directory of ['locales', 'src', 'client']) {
  watch(directory, { recursive: true }, () => {
    clearTimeout(rebuild);
    rebuild = setTimeout(async () => {
      if (await tryToBuild()) console.log('Rebuilt.');
      else console.error('The last successful build is still being served.');
    }, 200);
  });
}

const origin = `http://localhost:${port}`;
if (await isUp(`${origin}/chrome/health`)) {
  console.log(
    `Ready. Ctrl-C stops the service.\n\n  Header    ${origin}/chrome/header\n  Footer    ${origin}/chrome/footer\n  Preview   ${origin}/\n`,
  );
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
