/** Reads an uploaded file by its bytes, whatever its name and type say, and keeps only the picture. */

import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '../contract/pictures.ts';
import { ascii, joined, PictureError, type PictureFile } from './formats/picture-file.ts';
import { readJpeg } from './formats/read-jpeg.ts';
import { isPng, readPng } from './formats/read-png.ts';
import { readWebp } from './formats/read-webp.ts';
import { cleanSvg, markupOf } from './svg/clean-svg.ts';

/** @throws PictureError */
export async function readPicture(bytes: Uint8Array): Promise<PictureFile> {
  if (bytes.length > MAX_PICTURE_BYTES) throw tooHeavy(bytes.length);
  if (isPng(bytes)) return readPng(bytes);
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return readJpeg(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return readWebp(bytes);
  const text = textOf(bytes);
  if (text !== null && /<svg[\s/>]/.test(text)) return readDrawing(text);
  throw new PictureError('is not a picture that sites can show: save it as PNG, JPEG, WebP or SVG');
}

function readDrawing(file: string): PictureFile {
  const { root, width, height, removed } = cleanSvg(file);
  const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(width, height));
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const names = new Set(removed.map(({ name }) => name));
  return { extension: 'svg', ...size, bytes: joined([new TextEncoder().encode(markupOf(root))]), removed: [...names] };
}

/** `null` if the bytes are not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

function tooHeavy(bytes: number): PictureError {
  const [weight, limit] = [bytes, MAX_PICTURE_BYTES].map((size) => Math.ceil(size / 1000));
  return new PictureError(`is ${weight} kB, and the limit is ${limit} kB: make it smaller or simpler`);
}
