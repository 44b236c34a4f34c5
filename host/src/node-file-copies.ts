/** Keeps copies as files of a private directory. */

import { constants, type Stats } from 'node:fs';
import { lstat, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CopyStore } from './options.ts';

const NAME = /^[a-z0-9][\w.-]{0,200}$/;
/** In bytes; longer than any copy. */
const MAX_FILE = 4_000_000;
/** Not through a link, and without waiting for the other end of a pipe. Windows has neither. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

let written = 0;

/**
 * @param directory is created when the first copy is written, and is private: another user who could write there could
 *   write into pages. Several processes of one user may share it.
 */
export function fileCopies(directory: string): CopyStore {
  // without a slash at its end, which would follow a link
  const folder = resolve(directory);
  return {
    get: async (name) => {
      if (!NAME.test(name)) return undefined;
      try {
        await checkPrivate(folder);
        return await readRegular(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    put: async (name, bytes) => {
      if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is not a name of a copy`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await checkPrivate(folder);
      // renamed when complete, so that no reader gets half a file
      written += 1;
      const unfinished = join(folder, `${name}.${process.pid}.${written}.part`);
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

/** @throws Error if it is not a directory of this user alone. Windows has other rights, which are not checked. */
async function checkPrivate(folder: string): Promise<void> {
  const found = await lstat(folder);
  if (!found.isDirectory() || !isOwn(found) || (process.geteuid && (found.mode & 0o077) !== 0))
    throw new Error(`${folder} has to be a directory of this user, with mode 0700`);
}

function isOwn({ uid }: Stats): boolean {
  return !process.geteuid || uid === process.geteuid();
}

/** @throws Error if it is not a file of this user, such as a link or a pipe */
async function readRegular(path: string): Promise<Uint8Array> {
  const file = await open(path, READ);
  try {
    const found = await file.stat();
    if (!found.isFile() || !isOwn(found) || found.size > MAX_FILE) throw new Error(`${path} is not a copy`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
