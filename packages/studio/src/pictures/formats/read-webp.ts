/** Reads a WebP file (RFC 9649) and keeps the chunks that its image needs. */

import { animated, ascii, checkPixels, damaged, joined, type PictureFile, viewOf } from './picture-file.ts';

/** `RIFF`, a length, and `WEBP`. */
const HEADER = 12;

/** Chunks to keep: no Exif or XMP. `VP8X` lists the others. */
const KEPT: ReadonlySet<string> = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);

/** The flags of `VP8X` that remain true: a colour profile, and transparency. */
const KEPT_FLAGS = 0x30;

type Size = readonly [width: number, height: number];

/** Drops everything after the image. @throws PictureError */
export function readWebp(bytes: Uint8Array): PictureFile {
  const view = viewOf(bytes);
  const end = bytes.length < HEADER ? Number.POSITIVE_INFINITY : 8 + view.getUint32(4, true);
  if (end > bytes.length) throw damaged('WebP');
  const parts: Uint8Array[] = [];
  let image: Size | null = null;
  let canvas: Size | null = null;
  for (let offset = HEADER; offset < end; ) {
    if (offset + 8 > end) throw damaged('WebP');
    const type = ascii(bytes, offset, 4);
    const length = view.getUint32(offset + 4, true);
    const content = offset + 8;
    // chunks begin at even bytes
    const next = content + length + (length % 2);
    if (next > end) throw damaged('WebP');
    if (type === 'ANIM' || type === 'ANMF') throw animated();
    if (type === 'VP8 ' || type === 'VP8L') {
      if (image) throw damaged('WebP');
      image = type === 'VP8 ' ? lossySize(view, content, length) : losslessSize(view, content, length);
    }
    if (type === 'VP8X') canvas = canvasSize(view, content, length);
    if (KEPT.has(type))
      parts.push(type === 'VP8X' ? withoutMetadata(bytes.slice(offset, next)) : bytes.subarray(offset, next));
    offset = next;
  }
  if (!image || (canvas && canvas.join() !== image.join())) throw damaged('WebP');
  const [width, height] = image;
  checkPixels({ width, height });
  const content = joined(parts);
  return { extension: 'webp', width, height, bytes: joined([header(content.length), content]), removed: [] };
}

function header(length: number): Uint8Array {
  const bytes = new TextEncoder().encode('RIFF....WEBP');
  viewOf(bytes).setUint32(4, 4 + length, true);
  return bytes;
}

function withoutMetadata(chunk: Uint8Array): Uint8Array {
  chunk[8] = (chunk[8] ?? 0) & KEPT_FLAGS;
  return chunk;
}

/** Of all that follows. */
function canvasSize(view: DataView, offset: number, length: number): Size {
  if (length !== 10) throw damaged('WebP');
  const side = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  return [side(offset + 4), side(offset + 7)];
}

function lossySize(view: DataView, offset: number, length: number): Size {
  const hasStartCode = length >= 10 && view.getUint16(offset + 3) === 0x9d01 && view.getUint8(offset + 5) === 0x2a;
  if (!hasStartCode) throw damaged('WebP');
  return [view.getUint16(offset + 6, true) & 0x3fff, view.getUint16(offset + 8, true) & 0x3fff];
}

function losslessSize(view: DataView, offset: number, length: number): Size {
  if (length < 5 || view.getUint8(offset) !== 0x2f) throw damaged('WebP');
  const bits = view.getUint32(offset + 1, true);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
