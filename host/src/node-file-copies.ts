/** Keeps copies as files of a directory. */

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyStore } from './options.ts';

const NAME = /^[a-z0-9][\w.-]{0,200}$/;

let written = 0;

/** @param directory is created when the first copy is written; several processes may share it */
export function fileCopies(directory: string): CopyStore {
  return {
    get: async (name) => {
      if (!NAME.test(name)) return undefined;
      return readFile(join(directory, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    put: async (name, bytes) => {
      if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is not a name of a copy`);
      await mkdir(directory, { recursive: true });
      // renamed when complete, so that no reader gets half a file
      written += 1;
      const unfinished = join(directory, `${name}.${process.pid}.${written}.part`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(directory, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
