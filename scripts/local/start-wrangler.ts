/** Runs Studio, service and sample blog in one `wrangler dev`, on this computer only. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

/** The configuration of the service with its addresses, because `--var` is for the first worker alone. */
const SERVICE_CONFIG = 'dist/wrangler.toml';

const PREVIEW_VARS = 'vars = { PREVIEW = "on" }';

interface StartWranglerOptions {
  /** At which browsers reach all of it. */
  readonly port: number;
  /** The directory that keeps drafts, versions and what was published between starts. */
  readonly state: string;
}

/** Expects a build. */
export async function startWrangler({ port, state }: StartWranglerOptions): Promise<ChildProcess> {
  const origin = `http://localhost:${port}`;
  await writeServiceConfig(origin);
  const configs = ['studio/wrangler.toml', SERVICE_CONFIG, 'examples/sample-blog/wrangler.toml'];
  const variables = { SERVICE_ORIGIN: origin, BLOG_ORIGIN: origin };
  return spawn(
    'wrangler',
    [
      'dev',
      ...configs.flatMap((path) => ['-c', path]),
      ...['--env', 'preview'],
      ...['--ip', 'localhost', '--port', String(port)],
      ...['--persist-to', state],
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
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
        // wrangler would download sample data for `request.cf`, which no worker reads, and warn when offline
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      },
    },
  );
}

async function writeServiceConfig(origin: string): Promise<void> {
  const config = await readFile('wrangler.toml', 'utf8');
  if (!config.includes(PREVIEW_VARS)) throw new Error(`wrangler.toml has no line ${PREVIEW_VARS}`);
  const variables = `vars = { PREVIEW = "on", SERVICE_ORIGIN = "${origin}", BLOG_ORIGIN = "${origin}" }`;
  const moved = config.replace(PREVIEW_VARS, variables).replaceAll('"dist/', '"');
  await mkdir('dist', { recursive: true });
  await writeFile(SERVICE_CONFIG, moved);
}
