/** Installs an example, its packages and the packed package for hosts in a separate directory. */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../packages/cli/src/root.ts';
import { EXAMPLES_DIRECTORY } from './configuration.ts';

const run = promisify(execFile);
const CACHE = `${ROOT}node_modules/.cache/portico/sites/`;
const INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error'];

type Dependencies = Record<string, string>;
type Manifest = { dependencies?: Dependencies; devDependencies?: Dependencies };

export interface InstalledExample {
  /** Outside the repository, so that the repository's packages cannot be found from it. */
  readonly directory: string;
  readonly remove: () => Promise<void>;
}

/**
 * @param source a directory with a package.json, in which addresses `file:../` are the repository's packages
 * @throws Error with the output of npm
 */
export async function installExample(source: string): Promise<InstalledExample> {
  const manifest: Manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const { dependencies = {} } = manifest;
  const isLocal = (address: string) => address.startsWith('file:');
  const local = Object.entries(dependencies).filter(([, address]) => isLocal(address));
  const others = Object.fromEntries(Object.entries(dependencies).filter(([, address]) => !isLocal(address)));
  const packages = await cachedPackages({ dependencies: others, devDependencies: manifest.devDependencies ?? {} });
  const { directory, remove } = await copyExample(source, packages);
  try {
    await cp(`${packages}/package-lock.json`, join(directory, 'package-lock.json'));
    const packed = await Promise.all(
      local.map(async ([name, address]) => [name, `file:${await pack(join(source, address.slice(5)), directory)}`]),
    );
    const installed = { ...manifest, dependencies: { ...others, ...Object.fromEntries(packed) } };
    await writeFile(join(directory, 'package.json'), JSON.stringify(installed));
    await npm(directory, [...INSTALL, '--prefer-offline']);
    return { directory, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Copies an example without its build output.
 *
 * @param packages the directory with its node_modules, by default `source`
 */
export async function copyExample(source: string, packages = source): Promise<InstalledExample> {
  const directory = await mkdtemp(join(tmpdir(), `portico-${basename(source)}-`));
  const remove = () => rm(directory, { recursive: true, force: true, maxRetries: 5 });
  try {
    await cp(source, directory, { recursive: true, filter: (path) => !GENERATED.test(path.slice(source.length)) });
    await copyTree(join(packages, 'node_modules'), join(directory, 'node_modules'));
    return { directory, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const GENERATED =
  /^\/?(?:node_modules|_site|build|dist|\.docusaurus|\.next|\.nuxt|\.output|\.astro|\.react-router|\.svelte-kit|\.portico|\.vitepress\/(?:cache|dist))(?:\/|$)/;

/** The directory in which the packages of a manifest are installed, once for each set of packages. */
async function cachedPackages(manifest: Manifest): Promise<string> {
  const text = JSON.stringify(manifest);
  const directory = CACHE + createHash('sha256').update(text).digest('hex').slice(0, 16);
  if (existsSync(directory)) return directory;
  // several processes may install at once: each into a directory of its own
  const unfinished = `${directory}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, 'package.json'), text);
  await npm(unfinished, INSTALL);
  await rename(unfinished, directory).catch(() => rm(unfinished, { recursive: true }));
  return directory;
}

/** With hard links where the file system supports them. */
async function copyTree(from: string, to: string): Promise<void> {
  await run('cp', ['-al', from, to]).catch(async () => {
    await rm(to, { recursive: true, force: true });
    await run('cp', ['-R', from, to]);
  });
}

/** @returns the path of the archive */
async function pack(directory: string, destination: string): Promise<string> {
  const { stdout } = await npm(directory, ['pack', '--ignore-scripts', '--json', '--pack-destination', destination]);
  const listed: unknown = Object.values(JSON.parse(stdout))[0];
  return join(destination, (listed as { filename: string }).filename);
}

function npm(directory: string, args: readonly string[]) {
  // npm would take the variables that it sets for the repository's scripts as options
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return run('npm', args, { cwd: directory, env, maxBuffer: 10_000_000 }).catch((error) => {
    throw new Error(`npm ${args[0]} failed in ${directory}:\n${error.stdout}${error.stderr}`);
  });
}

/** @param name a folder in `examples/` */
export function exampleDirectory(name: string): string {
  return join(EXAMPLES_DIRECTORY, name);
}
