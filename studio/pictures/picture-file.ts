/** A file that holds a picture and nothing else. */

import type { CONTENT_TYPES } from '../../src/release/file-name.ts';

export interface PictureFile {
  readonly extension: keyof typeof CONTENT_TYPES & ('jpg' | 'png' | 'svg' | 'webp');
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Names of removed elements that may have drawn something. */
  readonly removed: readonly string[];
}

/** The file can't be used; the message is a sentence for people. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** For a file that doesn't follow its format. */
export function damaged(format: string): PictureError {
  return new PictureError(`The file is not a complete ${format} picture. Save it again, or choose another one.`);
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
