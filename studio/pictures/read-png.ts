/** Reads a PNG file (W3C, Portable Network Graphics) and keeps the chunks that its image needs. */

import { ascii, damaged, joined, type PictureFile, viewOf } from './picture-file.ts';

const SIGNATURE = 8;

/** In bytes: a chunk's length, type and checksum. */
const AROUND = 12;

/** Chunks to keep: no texts, times, or animation frames after the first. */
const KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);

/** Drops everything after the image. @throws PictureError */
export function readPng(bytes: Uint8Array): PictureFile {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, SIGNATURE)];
  const types = new Set<string>();
  for (let offset = SIGNATURE; !types.has('IEND'); ) {
    if (offset + AROUND > bytes.length) throw damaged('PNG');
    const length = view.getUint32(offset);
    const type = ascii(bytes, offset + 4, 4);
    const end = offset + AROUND + length;
    const isFirst = types.size === 0;
    if (end > bytes.length || isFirst !== (type === 'IHDR') || (isFirst && length !== 13)) throw damaged('PNG');
    if (KEPT.has(type)) parts.push(bytes.subarray(offset, end));
    types.add(type);
    offset = end;
  }
  if (!types.has('IDAT')) throw damaged('PNG');
  const [width, height] = [view.getUint32(SIGNATURE + 8), view.getUint32(SIGNATURE + 12)];
  return { extension: 'png', width, height, bytes: joined(parts), removed: [] };
}
