/** Reads a JPEG file (ITU-T T.81) and keeps the segments that its image needs. */

import { ascii, checkPixels, damaged, joined, type PictureFile, viewOf } from './picture-file.ts';

const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];
const [JFIF, ICC, ADOBE] = [0xe0, 0xe2, 0xee];

/** Application segments to keep, which define the colours. Exif, comments and thumbnails are dropped. */
const KEPT: ReadonlyMap<number, string> = new Map([
  [JFIF, 'JFIF\0'],
  [ICC, 'ICC_PROFILE\0'],
  [ADOBE, 'Adobe'],
]);

/** Drops everything after the image. @throws PictureError */
export function readJpeg(bytes: Uint8Array): PictureFile {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | null = null;
  let hasScan = false;
  for (let offset = 2; ; ) {
    if (offset + 2 > bytes.length || bytes[offset] !== 0xff) throw damaged('JPEG');
    const marker = bytes[offset + 1] ?? 0;
    // a fill byte
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === END) {
      if (!size || !hasScan) throw damaged('JPEG');
      checkPixels(size);
      return { extension: 'jpg', ...size, bytes: joined([...parts, bytes.subarray(offset, offset + 2)]), removed: [] };
    }
    if (!hasLength(marker) || offset + 4 > bytes.length) throw damaged('JPEG');
    let end = offset + 2 + view.getUint16(offset + 2);
    if (end > bytes.length || end < offset + 4) throw damaged('JPEG');
    if (isFrame(marker)) {
      // a second frame could have another size
      if (end < offset + 9 || size) throw damaged('JPEG');
      size = { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    }
    if (marker === SCAN) {
      hasScan = true;
      end = endOfScan(bytes, end);
    }
    if (isKept(bytes, marker, offset + 4)) parts.push(bytes.subarray(offset, end));
    offset = end;
  }
}

/** Whether a length follows the marker: not for restarts, another start, or reserved markers. */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && (marker < 0xd0 || marker > START);
}

/** Whether the marker starts a frame; the numbers in between are for tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isKept(bytes: Uint8Array, marker: number, content: number): boolean {
  const start = KEPT.get(marker);
  if (start !== undefined) return ascii(bytes, content, start.length) === start;
  return marker !== COMMENT && (marker < 0xe0 || marker > 0xef);
}

/** The next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let offset = bytes.indexOf(0xff, start); offset !== -1; offset = bytes.indexOf(0xff, offset + 1)) {
    const next = bytes[offset + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset;
  }
  throw damaged('JPEG');
}
