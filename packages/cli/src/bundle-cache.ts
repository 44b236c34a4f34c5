/**
 * Keeps bundles and sizes between the builds of one `portico dev`: a saved text changes few of them. A bundle is used again
 * if all its inputs have the times and sizes that they had.
 */

import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { hashOf } from './write-asset.ts';

export interface BundleResult {
  readonly outputFiles: readonly { readonly path: string; readonly text: string }[];
  readonly metafile: Metafile;
}

interface Kept {
  /** What each input was. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly result: BundleResult;
}

/** The folder that `portico dev` names for its builds; others bundle everything. */
export const KEPT_BUNDLES = 'PORTICO_KEPT_BUNDLES';

/** As esbuild's `build`, without writing. @param options whose plugins depend on nothing but their inputs */
export async function buildOrReuse(options: BuildOptions): Promise<BundleResult> {
  const folder = process.env[KEPT_BUNDLES];
  if (folder === undefined) return run(options);
  const plugins = options.plugins?.map(({ name }) => name);
  const file = join(folder, `${hashOf(JSON.stringify({ ...options, plugins }))}.json`);
  const kept = await read<Kept>(file);
  const root = options.absWorkingDir ?? '.';
  if (kept && (await isCurrent(kept, root))) return kept.result;
  const result = await run(options);
  const names = Object.keys(result.metafile.inputs);
  const inputs = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await stateOf(name, root)])));
  await keep<Kept>(file, { inputs, result });
  return result;
}

/** @param make a function of the text alone @returns what it makes of the text */
export async function makeOrReuse<Made>(text: string, make: (text: string) => Made): Promise<Made> {
  const folder = process.env[KEPT_BUNDLES];
  if (folder === undefined) return make(text);
  const file = join(folder, `${make.name}-${hashOf(text)}.json`);
  const kept = await read<Made>(file);
  if (kept !== null) return kept;
  const made = make(text);
  await keep(file, made);
  return made;
}

function read<Value>(file: string): Promise<Value | null> {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}

async function keep<Value>(file: string, value: Value): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

async function run(options: BuildOptions): Promise<BundleResult> {
  const { outputFiles = [], metafile } = await build({ ...options, metafile: true, write: false });
  return {
    outputFiles: outputFiles.map(({ path, text }) => ({ path, text })),
    metafile: metafile ?? { inputs: {}, outputs: {} },
  };
}

async function isCurrent({ inputs }: Kept, root: string): Promise<boolean> {
  const states = await Promise.all(
    Object.entries(inputs).map(async ([name, before]) => (await stateOf(name, root)) === before),
  );
  return states.every(Boolean);
}

async function stateOf(name: string, root: string): Promise<string> {
  // modules that a plugin has made of others, and code and constants in the options
  if (/^[a-z-]+:|^<.*>$/.test(name)) return '';
  const { mtimeMs, size } = await stat(resolve(root, name));
  return `${mtimeMs} ${size}`;
}
