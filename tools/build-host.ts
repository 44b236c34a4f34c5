/** Compiles the package that hosts install into `host/dist/`: modules and their types. */

import { execFile } from 'node:child_process';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const HOST = fileURLToPath(new URL('../packages/host/', import.meta.url));

const SOURCE = /(?:\.d)?\.tsx?$/;
const OUTPUT = /\.(?:js|d\.ts)$/;

/**
 * Compiles what has changed since the last build, as `npm run types` does, and removes output without a source.
 *
 * @throws Error with the output of the compiler
 */
export async function buildHost(): Promise<void> {
  await removeStale();
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  try {
    await promisify(execFile)(process.execPath, [compiler, '-b', join(HOST, 'tsconfig.node.json')]);
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    throw new Error(`The package for hosts cannot be compiled:\n${stdout ?? error}`);
  }
  await copyElementTypes();
}

const TYPES = '.d.ts';

/** Types for frameworks are declarations: the compiler cannot find the types of frameworks that are not installed. */
async function copyElementTypes(): Promise<void> {
  const [from, to] = [`${HOST}src/elements/`, `${HOST}dist/elements/`];
  const files = (await readdir(from)).filter((file) => file.endsWith(TYPES));
  await Promise.all(
    files.flatMap((file) => [
      copyFile(from + file, to + file),
      // so that a side-effect import of the types resolves to a module
      writeFile(`${to}${file.slice(0, -TYPES.length)}.js`, 'export {};\n'),
    ]),
  );
}

async function removeStale(): Promise<void> {
  const wanted = await hostModules();
  const written = await readdir(join(HOST, 'dist'), { recursive: true }).catch(() => []);
  for (const path of written) {
    if (OUTPUT.test(path) && !wanted.includes(path.replace(OUTPUT, ''))) await rm(join(HOST, 'dist', path));
  }
}

/** The paths of the modules in `packages/host/src/`, without extensions. */
export async function hostModules(): Promise<readonly string[]> {
  const paths = await readdir(join(HOST, 'src'), { recursive: true });
  return paths.filter((path) => SOURCE.test(path)).map((path) => path.replace(SOURCE, ''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildHost();
