/** Reads the modules of a built worker, as Miniflare runs them. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

/** The module that imports the others. */
const ENTRY_MODULE = 'worker.js';

export interface ModuleDefinition {
  readonly type: 'ESModule';
  readonly path: string;
  readonly contents: string;
}

/**
 * @param dist the directory of a build: `dist`, or `dist/studio`
 * @returns the entry point first
 * @throws UserError if there is no build
 */
export async function workerModules(dist: string): Promise<ModuleDefinition[]> {
  const directory = join(dist, 'worker');
  const files = await readdir(directory).catch(() => {
    throw new UserError(`There is no build in ${dist}: run portico build.`);
  });
  const others = files.filter((file) => file !== ENTRY_MODULE);
  return Promise.all(
    [ENTRY_MODULE, ...others].map(async (path) => {
      return { type: 'ESModule' as const, path, contents: await readFile(join(directory, path), 'utf8') };
    }),
  );
}
