/** Builds and starts an example that installs packages. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import type { RunningExample, StartExample } from './example.ts';
import { environmentOf, type FrameworkSite, originAt } from './framework-sites.ts';
import { exampleDirectory, installExample } from './install-example.ts';
import { startProgram } from './program.ts';

const run = promisify(execFile);

/** Installs, builds and starts a site. */
export function startFrameworkSite(site: FrameworkSite): StartExample {
  return async (service, wanted) => {
    const port = await freePort(wanted);
    const { directory, remove } = await installExample(exampleDirectory(site.name));
    try {
      await buildSite(site, directory, service, port);
      const { origin, stop } = await startBuiltSite(site, directory, service, site.start, port);
      return { origin, stop: () => stop().then(remove) };
    } catch (error) {
      await remove();
      throw error;
    }
  };
}

/**
 * @param directory where it is installed
 * @param port on which it will be started first; SvelteKit compiles the origin in
 */
export async function buildSite(
  { build }: FrameworkSite,
  directory: string,
  service: string,
  port?: number,
): Promise<void> {
  if (!build) return;
  const [program = '', ...args] = build;
  await runInSite(directory, program, args, environmentOf(service, port === undefined ? '' : String(port)));
}

/** @throws Error with the output of the program */
export async function runInSite(
  directory: string,
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const env = { ...process.env, ...environmentIn(directory), ...environment };
    const { stdout, stderr } = await run(program, args, { cwd: directory, env, maxBuffer: 10_000_000 });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout ?? ''}${stderr ?? error}`);
  }
}

/** @param command instead of the site's own, such as a development server's */
export async function startBuiltSite(
  site: FrameworkSite,
  directory: string,
  service: string,
  command = site.start,
  wanted?: number,
): Promise<RunningExample> {
  const port = String(await freePort(wanted));
  const origin = originAt(port);
  const [program = '', ...args] = command(port);
  const env = { ...environmentIn(directory), ...environmentOf(service, port, `.portico-${port}`) };
  const { stop } = await startProgram(program, args, { ready: `${origin}/pricing/`, cwd: directory, env });
  return { origin, stop };
}

/** Puts the programs of its packages first, and lets a program set its own `NODE_ENV`. */
function environmentIn(directory: string) {
  return { NODE_ENV: undefined, PATH: `${join(directory, 'node_modules', '.bin')}:${process.env.PATH}` };
}
