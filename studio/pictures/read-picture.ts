/** Reads an uploaded file by its bytes, whatever its name and type say, and keeps only the picture. */

import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '../contract/pictures.ts';
import { cleanSvg } from './clean-svg.ts';
import { ascii, PictureError, type PictureFile } from './picture-file.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

/** @throws PictureError */
export function readPicture(bytes: Uint8Array): PictureFile {
  if (bytes.length > MAX_PICTURE_BYTES) throw tooHeavy(bytes.length);
  const picture = parse(bytes);
  const { extension, width, height } = picture;
  if (extension !== 'svg' && !(isSide(width) && isSide(height))) {
    throw new PictureError(
      `The picture has ${width} × ${height} pixels, and the limit is ${MAX_PICTURE_SIDE} × ${MAX_PICTURE_SIDE}. Make it smaller.`,
    );
  }
  return picture;
}

function parse(bytes: Uint8Array): PictureFile {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng(bytes);
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return readJpeg(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return readWebp(bytes);
  const text = textOf(bytes);
  if (text !== null && /<svg[\s/>]/.test(text)) return cleanSvg(text);
  throw new PictureError('The file is not a picture that sites can show. Save it as PNG, JPEG, WebP or SVG.');
}

/** `null` if the bytes are not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

function isSide(pixels: number): boolean {
  return pixels > 0 && pixels <= MAX_PICTURE_SIDE;
}

function tooHeavy(bytes: number): PictureError {
  const [weight, limit] = [bytes, MAX_PICTURE_BYTES].map((size) => Math.ceil(size / 1000));
  return new PictureError(`The picture is ${weight} kB, and the limit is ${limit} kB. Make it smaller or simpler.`);
}
