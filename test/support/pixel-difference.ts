/** How much two pictures differ, pixel by pixel, without any tolerance. */

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PixelDifference {
  readonly pixels: number;
  /** In per cent of the first picture. */
  readonly percent: number;
}

/** @param one and @param other PNG files; pictures of different sizes differ in every pixel */
export function pixelDifference(one: Buffer, other: Buffer): PixelDifference {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  const all = a.width * a.height;
  if (a.width !== b.width || a.height !== b.height) return { pixels: all, percent: 100 };
  const pixels = pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0, includeAA: true });
  return { pixels, percent: (100 * pixels) / all };
}
