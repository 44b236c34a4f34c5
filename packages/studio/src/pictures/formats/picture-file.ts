/** A file that holds a picture and nothing else. */

import type { CONTENT_TYPES } from '../../../../../src/release/file-name.ts';
import { MAX_PICTURE_SIDE } from '../../contract/pictures.ts';

export interface PictureFile {
  readonly extension: keyof typeof CONTENT_TYPES & ('jpg' | 'png' | 'svg' | 'webp');
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Names of what was removed from a drawing, such as elements, unless nobody sees them. */
  readonly removed: readonly string[];
}

/** The file can't be used. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  /** What is wrong, and what to do; the file or the line is the subject. */
  readonly reason: string;
  /** In a drawing, from 1; `null` if the whole file is wrong. */
  readonly line: number | null;

  constructor(reason: string, line: number | null = null) {
    super(`${line === null ? 'The file' : `Line ${line} of the file`} ${reason}.`);
    this.reason = reason;
    this.line = line;
  }
}

/** For a file that doesn't follow its format. */
export function damaged(format: string): PictureError {
  return new PictureError(`is not a complete ${format} picture: save it again, or choose another one`);
}

export function animated(): PictureError {
  return new PictureError('is animated: save a single frame of it');
}

/** @throws PictureError */
export function checkPixels({ width, height }: Pick<PictureFile, 'width' | 'height'>): void {
  if ([width, height].every((pixels) => pixels > 0 && pixels <= MAX_PICTURE_SIDE)) return;
  throw new PictureError(
    `has ${width} × ${height} pixels, and the limit is ${MAX_PICTURE_SIDE} × ${MAX_PICTURE_SIDE}: make it smaller`,
  );
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** @returns bytes at an offset as ASCII characters */
export function ascii(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
