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
