/** Stores copies as files in a private directory. */

import { constants, type Stats } from 'node:fs';
import { lstat, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CopyStore } from './options.ts';

const NAME = /^[a-z0-9][\w.-]{0,200}$/;
/** In bytes; longer than any copy. */
const MAX_FILE = 4_000_000;
/** Does not follow links or block on pipes. Windows has neither flag. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

let written = 0;

/**
 * @param directory created with the first copy, and private: another user who could write there could write into pages.
 *   Several processes of one user may share it.
 */
export function fileCopies(directory: string): CopyStore {
  // removes a trailing slash, which would follow a link
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
      if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is not a valid name for a copy`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await checkPrivate(folder);
      // renamed once complete, so that readers never get half a file
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

/** @throws Error unless it is a directory that only this user can access; permissions are not checked on Windows */
async function checkPrivate(folder: string): Promise<void> {
  const found = await lstat(folder);
  if (!found.isDirectory() || !isOwn(found) || (process.geteuid && (found.mode & 0o077) !== 0))
    throw new Error(`${folder} must be a directory that this user owns, with mode 0700`);
}

function isOwn({ uid }: Stats): boolean {
  return !process.geteuid || uid === process.geteuid();
}

/** @throws Error unless it is a regular file of this user, within the size limit */
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
