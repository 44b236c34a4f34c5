/** Finds the largest drawing of a kind that an upload may be. */

import { PictureError } from '../../studio/pictures/picture-file.ts';
import { readPicture } from '../../studio/pictures/read-picture.ts';

/** @returns the stored file; `null` if it is refused */
export async function storedDrawing(file: string): Promise<string | null> {
  try {
    const { bytes } = await readPicture(new TextEncoder().encode(file));
    return new TextDecoder().decode(bytes);
  } catch (error) {
    if (error instanceof PictureError) return null;
    throw error;
  }
}

/** @param grow as in `GROWING`; the smallest drawing is accepted, and large ones aren't */
export async function largestSize(grow: (size: number) => string): Promise<number> {
  let [accepted, refused] = [1, 2];
  for (; (await storedDrawing(grow(refused))) !== null; refused *= 2) accepted = refused;
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2);
    if ((await storedDrawing(grow(middle))) === null) refused = middle;
    else accepted = middle;
  }
  return accepted;
}
