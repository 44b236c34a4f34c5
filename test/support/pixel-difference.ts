/** Compares two pictures pixel by pixel. */

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PixelDifference {
  readonly pixels: number;
  /** In per cent of the first picture. */
  readonly percent: number;
}

/** Counts every pixel that differs at all. */
export function pixelDifference(one: Buffer, other: Buffer): PixelDifference {
  return difference(one, other, { threshold: 0, includeAA: true });
}

/** Counts visible differences only: anti-aliased edges are ignored. */
export function perceptibleDifference(one: Buffer, other: Buffer): PixelDifference {
  return difference(one, other, { threshold: 0.1, includeAA: false });
}

/** @param one and @param other PNG files; pictures of different sizes differ in every pixel */
function difference(one: Buffer, other: Buffer, options: Parameters<typeof pixelmatch>[5]): PixelDifference {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  const all = a.width * a.height;
  if (a.width !== b.width || a.height !== b.height) return { pixels: all, percent: 100 };
  const pixels = pixelmatch(a.data, b.data, undefined, a.width, a.height, options);
  return { pixels, percent: (100 * pixels) / all };
}

/** In pixels from the left and upper edge of a picture. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box with all pixels that differ; `null` if none does. The PNG files have the same size. */
export function changedBox(one: Buffer, other: Buffer): Edges | null {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  const columns: number[] = [];
  const rows: number[] = [];
  for (let pixel = 0; pixel < a.width * a.height; pixel += 1) {
    if (a.data.readUInt32BE(4 * pixel) === b.data.readUInt32BE(4 * pixel)) continue;
    columns.push(pixel % a.width);
    rows.push(Math.floor(pixel / a.width));
  }
  if (rows.length === 0) return null;
  const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value));
  const most = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value));
  return { left: least(columns), top: least(rows), right: most(columns) + 1, bottom: most(rows) + 1 };
}
