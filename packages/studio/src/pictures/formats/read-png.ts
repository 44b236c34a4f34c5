/** Reads a PNG file (W3C, Portable Network Graphics) and keeps the chunks that its image needs. */

import { animated, ascii, checkPixels, damaged, joined, type PictureFile, viewOf } from './picture-file.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';

/** By type of colour, the samples of a pixel and the bits that each may have. */
const SAMPLES: Readonly<Record<number, readonly [samples: number, depths: readonly number[]]>> = {
  0: [1, [1, 2, 4, 8, 16]],
  2: [3, [8, 16]],
  3: [1, [1, 2, 4, 8]],
  4: [2, [8, 16]],
  6: [4, [8, 16]],
};

/** The passes of an interlaced image: its first pixel, and the distance to the next. */
const PASSES = [
  ...[
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ],
] as const;

/** In bytes: a chunk's length, type and checksum. */
const AROUND = 12;

/** Chunks to keep: no texts or times. */
const KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);

export function isPng(bytes: Uint8Array): boolean {
  return ascii(bytes, 0, SIGNATURE.length) === SIGNATURE;
}

/** Drops everything after the image. @throws PictureError */
export async function readPng(bytes: Uint8Array): Promise<PictureFile> {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, SIGNATURE.length)];
  const image: Uint8Array<ArrayBuffer>[] = [];
  const types = new Set<string>();
  for (let offset = SIGNATURE.length; !types.has('IEND'); ) {
    if (offset + AROUND > bytes.length) throw damaged('PNG');
    const length = view.getUint32(offset);
    const type = ascii(bytes, offset + 4, 4);
    const end = offset + AROUND + length;
    const isFirst = types.size === 0;
    if (end > bytes.length || isFirst !== (type === 'IHDR') || (isFirst && length !== 13)) throw damaged('PNG');
    if (type === 'acTL') throw animated();
    if (KEPT.has(type)) parts.push(bytes.subarray(offset, end));
    if (type === 'IDAT') image.push(bytes.slice(offset + 8, end - 4));
    types.add(type);
    offset = end;
  }
  const header = viewOf(bytes.subarray(SIGNATURE.length + 8));
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  checkPixels({ width, height });
  if (!(await inflatesTo(imageBytes(header, width, height), image))) throw damaged('PNG');
  return { extension: 'png', width, height, bytes: joined(parts), removed: [] };
}

/** @returns how many bytes the image has when inflated; `null` if there is no such image */
function imageBytes(header: DataView, width: number, height: number): number | null {
  const [depth, color, compression, filter, interlace] = [8, 9, 10, 11, 12].map((at) => header.getUint8(at));
  const [samples, depths] = SAMPLES[color ?? -1] ?? [0, []];
  if (!depths.includes(depth ?? 0) || compression !== 0 || filter !== 0 || (interlace ?? 2) > 1) return null;
  const passes = interlace === 1 ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.reduce((sum, [x, y, stepX, stepY]) => {
    const [columns, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    // each row begins with its filter
    return columns > 0 && rows > 0 ? sum + rows * (1 + Math.ceil((columns * samples * (depth ?? 0)) / 8)) : sum;
  }, 0);
}

/** Inflates no more than the expected size. */
async function inflatesTo(size: number | null, parts: readonly Uint8Array<ArrayBuffer>[]): Promise<boolean> {
  if (size === null) return false;
  let inflated = 0;
  try {
    for await (const chunk of new Blob([...parts]).stream().pipeThrough(new DecompressionStream('deflate'))) {
      inflated += chunk.length;
      if (inflated > size) return false;
    }
  } catch {
    return false;
  }
  return inflated === size;
}
