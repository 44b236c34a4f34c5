/** Describes problems with files in the images folder. */

import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { PictureError } from '../../../studio/src/pictures/formats/picture-file.ts';
import { type Problem, WHOLE_FILE } from '../problems/invalid-content.ts';
import { nearestName } from '../problems/nearest-name.ts';

export interface FileFault {
  /** In the file, from 1; `null` if the fault concerns the whole file. */
  readonly line: number | null;
  /** What is wrong, and what to do. */
  readonly reason: string;
}

export interface Faulty {
  readonly faults: readonly FileFault[];
}

/** @param read may throw a PictureError */
export async function orFaults<Result>(read: () => Promise<Result>): Promise<Result | Faulty> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PictureError) return { faults: [error] };
    throw error;
  }
}

/** The names of the files in a folder; none if there is no such folder. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

/** @param present the names of the files that exist */
export function missingFile(name: string, folder: string, present: readonly string[]): string {
  const nearest = nearestName(name, present);
  const hint = nearest === null ? '' : `; did you mean "${nearest}"?`;
  return `there is no file "${name}" in ${basename(folder)}/${hint}`;
}

export function faultProblems(faults: readonly FileFault[], name: string, folder: string): Problem[] {
  return faults.map(({ line, reason }) => ({
    file: `${basename(folder)}/${name}`,
    path: WHOLE_FILE,
    reason,
    ...(line !== null && { position: { line, column: null, place: '' } }),
  }));
}
