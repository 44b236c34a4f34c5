/** Builds, and builds anew on every change; serves on workerd in preview mode with the sample blog. `PORT` chooses the port. */

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { InvalidContentError } from '../scripts/content/invalid-content.ts';
import { buildAll } from './build.ts';

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

if (!(await tryToBuild())) process.exit(1);

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
    '--show-interactive-dev-session=false',
    '--log-level=warn',
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' },
  },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
// npm ends without passing the signal on
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 1_000).unref();

let rebuild: ReturnType<typeof setTimeout> | undefined;
for (const directory of ['locales', 'src', 'client']) {
  watch(directory, { recursive: true }, () => {
    clearTimeout(rebuild);
    rebuild = setTimeout(async () => {
      if (await tryToBuild()) console.log('Built anew.');
    }, 200);
  });
}

const origin = `http://localhost:${port}`;
if (await isUp(`${origin}/chrome/health`)) {
  console.log(`\n  Preview   ${origin}/\n  Header    ${origin}/chrome/header\n  Footer    ${origin}/chrome/footer\n`);
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
  console.error(`The service did not answer at ${url}.`);
  return false;
}

/** Says what is wrong where the build fails; what was built before goes on being served. */
async function tryToBuild(): Promise<boolean> {
  try {
    await buildAll();
    return true;
  } catch (error) {
    console.error(error instanceof InvalidContentError ? error.message : error);
    return false;
  }
}
