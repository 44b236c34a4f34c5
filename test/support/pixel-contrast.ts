/** The contrast of the colours in a picture, as WCAG defines it for text. */

import { PNG } from 'pngjs';
import { type Color, contrast } from '../../packages/studio/src/theme/color.ts';

export interface PixelContrast {
  /** The contrast between the most frequent colour and the one that differs most from it; 1 to 21. */
  readonly ratio: number;
  /** The share of pixels with a contrast of at least 3 : 1 to the background; 0 to 1. */
  readonly share: number;
}

/** @param png a PNG file without transparency */
export function pixelContrast(png: Buffer): PixelContrast {
  const { data } = PNG.sync.read(png);
  const counts = new Map<string, number>();
  for (let index = 0; index < data.length; index += 4) {
    const color = data.toString('hex', index, index + 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [[background = ''] = []] = [...counts].sort(([, a], [, b]) => b - a);
  const ratios = [...counts].map(([color, count]) => ({ count, ratio: contrastOf(background, color) }));
  const clear = ratios.filter(({ ratio }) => ratio >= 3).reduce((sum, { count }) => sum + count, 0);
  return { ratio: Math.max(...ratios.map(({ ratio }) => ratio)), share: (4 * clear) / data.length };
}

/** The contrast of two colours, written as `rrggbb`: 1 to 21. */
function contrastOf(one: string, other: string): number {
  return contrast(colorOf(one), colorOf(other));
}

function colorOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex, 'hex');
  return { channels: [red, green, blue], alpha: 1 };
}

/**
 * The lowest contrast between a colour and any pixel of a part of a picture: 1 to 21.
 *
 * @param color a computed colour, written as `rgb(r, g, b)`
 * @param box in pixels from the left and upper edge of the picture
 */
export function lowestContrast(
  png: Buffer,
  color: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): number {
  const { data, width } = PNG.sync.read(png);
  const text = Buffer.from(color.match(/\d+/g)?.map(Number) ?? []).toString('hex', 0, 3);
  const found = new Set<string>();
  for (let y = Math.floor(box.y); y < Math.floor(box.y + box.height); y += 1)
    for (let x = Math.floor(box.x); x < Math.floor(box.x + box.width); x += 1)
      found.add(data.toString('hex', 4 * (y * width + x), 4 * (y * width + x) + 3));
  if (found.size === 0) throw new Error('the box has no pixels');
  return [...found].reduce((lowest, pixel) => Math.min(lowest, contrastOf(text, pixel)), Number.POSITIVE_INFINITY);
}
