/** Compiles the package that hosts install into `host/dist/`: modules and their types. */

import { execFile } from 'node:child_process';
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Compiles what has changed since the last build, as `npm run types` does.
 *
 * @throws Error with the output of the compiler
 */
export async function buildHost(): Promise<void> {
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  try {
    await promisify(execFile)(process.execPath, [compiler, '-b', `${ROOT}host/tsconfig.node.json`]);
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    throw new Error(`The package for hosts cannot be compiled:\n${stdout ?? error}`);
  }
  await copyElementTypes();
}

const TYPES = '.d.ts';

/** The types for frameworks are declarations, because the compiler finds no types of frameworks that are not installed. */
async function copyElementTypes(): Promise<void> {
  const [from, to] = [`${ROOT}host/src/elements/`, `${ROOT}host/dist/elements/`];
  const files = (await readdir(from)).filter((file) => file.endsWith(TYPES));
  await Promise.all(
    files.flatMap((file) => [
      copyFile(from + file, to + file),
      // so that an import of the types for their effect finds a module
      writeFile(`${to}${file.slice(0, -TYPES.length)}.js`, 'export {};\n'),
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildHost();
