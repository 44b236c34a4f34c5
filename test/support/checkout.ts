/** A copy of the sources in a temporary directory, with the content of tests, so that a test can change them, build and deploy. */

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../packages/cli/src/root.ts';
import { TEST_CONTENT } from './content-folder.ts';
import { insteadOfWrangler } from './instead-of-wrangler.ts';

const SOURCES = [
  'client',
  'package.json',
  'packages/cli/package.json',
  'packages/cli/src',
  'packages/host/package.json',
  'packages/host/src',
  'packages/host/tsconfig.json',
  'packages/host/tsconfig.node.json',
  'packages/studio/src',
  'packages/studio/wrangler.toml',
  'portico.config.ts',
  'src',
  'tsconfig.base.json',
  'tsconfig.json',
  'wrangler.toml',
];
/** Runs instead of wrangler: records its arguments, deploys nothing, runs dry runs, and puts files into a local bucket. */
const RECORDER = `
const { appendFileSync, existsSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const [command, ...args] = process.argv.slice(2);
appendFileSync(__dirname + '/calls.txt', [command, ...args].join(' ') + '\\n');
const wrangler = (words) => {
  const env = { ...process.env, NODE_OPTIONS: '', WRANGLER_SEND_METRICS: 'false' };
  process.exit(spawnSync(process.execPath, [${JSON.stringify(join(ROOT, 'node_modules/wrangler/bin/wrangler.js'))}, ...words], { env, stdio: 'inherit' }).status);
};
if (args.includes('--dry-run')) wrangler([command, ...args]);
if (command === 'r2') {
  if (existsSync(__dirname + '/bucket-fails')) process.exit(1);
  wrangler([command, ...args.flatMap((argument) => argument === '--remote' ? ['--local', '--persist-to', process.env.BUCKETS] : [argument])]);
}
process.exit(0);`;

const run = promisify(execFile);

/** The call of wrangler that puts a release's files into the bucket. */
export const PUTS_FILES = /^r2 bulk put portico-assets --filename \S+ --remote --force --env=$/;

/** By name. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

export interface Checkout {
  readonly dist: string;
  /** A build's files for `/chrome/assets/`. */
  readonly assets: string;
  /** Where the local bucket is; see `StartServiceOptions`. */
  readonly buckets: string;
  readonly read: (path: string) => Promise<string>;
  /** Changes a source file; nothing is built. @throws Error if `change` returns what it gets */
  readonly edit: (path: string, change: (text: string) => string) => Promise<void>;
  readonly add: (path: string, text: string) => Promise<void>;
  readonly build: () => Promise<void>;
  /** The last build's files in `assets`. */
  readonly files: () => Promise<BuiltFiles>;
  /**
   * Runs the deploy script with a wrangler that deploys nothing, and keeps its buckets in `buckets`.
   *
   * @returns what `calls` returns
   * @throws Error with the script's error output, if it fails
   */
  readonly deploy: (...args: readonly string[]) => Promise<readonly string[]>;
  /** Runs the Studio's deploy script. @returns what it prints, including wrangler's output */
  readonly deployStudio: (...args: readonly string[]) => Promise<string>;
  /** The calls of wrangler by the last deploy: the arguments of each, joined by spaces. */
  readonly calls: () => Promise<readonly string[]>;
  /** Puts the files of a directory into the bucket, with the script of `portico upload`. */
  readonly upload: (directory: string) => Promise<void>;
  /** Lets every upload to the bucket fail, until it is called with `false`. */
  readonly breakBucket: (isBroken: boolean) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** @param buckets where the local bucket is, if several checkouts share one */
export async function checkOut(buckets?: string): Promise<Checkout> {
  const directory = await mkdtemp(join(tmpdir(), 'portico-checkout-'));
  const bin = join(directory, 'bin');
  for (const name of SOURCES) await cp(join(ROOT, name), join(directory, name), { recursive: true });
  await rm(join(directory, 'client/images'), { recursive: true });
  await cp(join(ROOT, TEST_CONTENT), join(directory, 'locales'), { recursive: true });
  await rename(join(directory, 'locales/images'), join(directory, 'client/images'));
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'), 'junction');
  await mkdir(bin);
  const recorder = await insteadOfWrangler(bin, RECORDER);
  const state = buckets ?? join(directory, 'buckets');
  const env = {
    ...process.env,
    ...recorder,
    BUCKETS: state,
    PORTICO_COMPANY: directory,
  };
  const script = (...args: readonly string[]) =>
    run(process.execPath, args, { cwd: directory, env, timeout: 180_000 }).catch(({ stderr }) => {
      throw new Error(stderr);
    });
  const calls = async () => (await readFile(join(bin, 'calls.txt'), 'utf8')).trim().split('\n');
  const read = (path: string) => readFile(join(directory, path), 'utf8');
  const dist = join(directory, 'dist');
  const assets = join(dist, 'public/chrome/assets');
  return {
    dist,
    assets,
    buckets: state,
    read,
    async edit(path, change) {
      const text = await read(path);
      const edited = change(text);
      if (edited === text) throw new Error(`${path} is not changed`);
      await writeFile(join(directory, path), edited);
    },
    add: (path, text) => writeFile(join(directory, path), text),
    async build() {
      await script('packages/cli/src/portico.ts', 'build');
    },
    async files() {
      const names = await readdir(assets);
      return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(assets, name))] as const)));
    },
    async deploy(...args) {
      await rm(join(bin, 'calls.txt'), { force: true });
      await script('packages/cli/src/portico.ts', 'deploy', ...args);
      return calls();
    },
    async deployStudio(...args) {
      return (await script('packages/cli/src/portico.ts', 'studio', 'deploy', ...args)).stdout;
    },
    calls,
    async upload(files) {
      await script('packages/cli/src/portico.ts', 'upload', files);
    },
    async breakBucket(isBroken) {
      if (isBroken) await writeFile(join(bin, 'bucket-fails'), '');
      else await rm(join(bin, 'bucket-fails'), { force: true });
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
