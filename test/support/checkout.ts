/** A copy of the sources in a temporary directory, so that a test can change them, build and deploy. */

import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['client', 'locales', 'package.json', 'scripts', 'src', 'tsconfig.json'];
/** Replaces wrangler: records its arguments. */
const RECORDER = `#!/usr/bin/env node
require('node:fs').writeFileSync(__dirname + '/arguments.txt', process.argv.slice(2).join(' '));`;

const run = promisify(execFile);

export interface Checkout {
  readonly dist: string;
  /** Changes a source file; nothing is built. */
  readonly edit: (path: string, change: (text: string) => string) => Promise<void>;
  readonly build: () => Promise<void>;
  /**
   * Runs the deploy script with a wrangler that deploys nothing.
   *
   * @returns the arguments of wrangler, joined by spaces
   * @throws Error with the script's error output, if it fails
   */
  readonly deploy: (...args: readonly string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

export async function checkOut(): Promise<Checkout> {
  const directory = await mkdtemp(join(tmpdir(), 'portico-checkout-'));
  const bin = join(directory, 'bin');
  for (const name of SOURCES) await cp(join(ROOT, name), join(directory, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'), 'junction');
  await mkdir(bin);
  await writeFile(join(bin, 'package.json'), '{}');
  await writeFile(join(bin, 'wrangler'), RECORDER);
  await chmod(join(bin, 'wrangler'), 0o755);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const script = (...args: readonly string[]) =>
    run(process.execPath, args, { cwd: directory, env, timeout: 60_000 }).catch(({ stderr }) => {
      throw new Error(stderr);
    });
  return {
    dist: join(directory, 'dist'),
    async edit(path, change) {
      await writeFile(join(directory, path), change(await readFile(join(directory, path), 'utf8')));
    },
    async build() {
      await script('scripts/build.ts');
    },
    async deploy(...args) {
      await rm(join(bin, 'arguments.txt'), { force: true });
      await script('scripts/deploy.ts', ...args);
      return readFile(join(bin, 'arguments.txt'), 'utf8');
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
