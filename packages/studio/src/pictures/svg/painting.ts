/**
 * What it takes to paint a part of a drawing. The weights come from Chromium (test/browser/details/drawing-costs.test.ts): a unit
 * is one plain shape that covers a card, some 0.05 ms.
 */

import { type Box, moved, NO_TRANSFORM, type Transform, union } from './box.ts';

/** Sums over everything that is painted, as often as it is. Lengths and areas are those of the outer coordinates. */
interface Sums {
  /** Elements in the document, with the copies that `use` makes. */
  readonly elements: number;
  readonly shapes: number;
  readonly area: number;
  readonly segments: number;
  readonly length: number;
  /** In the coordinates of each shape, as dashes are. */
  readonly ownLength: number;
  readonly dashes: number;
  /** Of the strokes with dashes, once for each dash. */
  readonly dashWidth: number;
  /** Units for what is painted by area: gradients, masks, groups with opacity. */
  readonly effects: number;
  /** The same, times the area. */
  readonly effectArea: number;
  /** Units for all else. */
  readonly units: number;
}

export interface Painting extends Sums {
  readonly box: Box | null;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Whether anything has a stroke. */
  readonly hasStrokes: boolean;
}

export const NOTHING: Painting = {
  ...{ elements: 0, shapes: 0, area: 0, segments: 0, length: 0, ownLength: 0, dashes: 0, dashWidth: 0 },
  ...{ effects: 0, effectArea: 0, units: 0, box: null },
};

/** How often an outline can cross the canvas. */
const MAX_CROSSINGS = 3;

/** In units. */
export function costOf(painting: Painting, { width, height, hasStrokes }: Canvas): number {
  const [area, diagonal] = [width * height, Math.hypot(width, height)];
  const { elements, shapes, segments, dashes, effects } = painting;
  return (
    0.12 * elements +
    0.02 * shapes +
    Math.min(shapes, painting.area / area) +
    (hasStrokes ? 0.1 : 0.01) * segments +
    (hasStrokes ? 1.4 : 0.5) * Math.min(MAX_CROSSINGS * segments, painting.length / diagonal) +
    0.02 * dashes +
    5 * Math.min(MAX_CROSSINGS * dashes, painting.dashWidth / diagonal) +
    0.02 * effects +
    Math.min(effects, painting.effectArea / area) +
    painting.units
  );
}

const { box: _, ...NO_SUMS } = NOTHING;
const KEYS = Object.keys(NO_SUMS) as readonly (keyof Sums)[];

export function together([first = NOTHING, ...others]: readonly Painting[]): Painting {
  if (others.length === 0) return first;
  const sum = { ...first } as { -readonly [Key in keyof Painting]: Painting[Key] };
  for (const other of others) {
    for (const key of KEYS) sum[key] += other[key];
    sum.box = union(sum.box, other.box);
  }
  return sum;
}

export function transformed(painting: Painting, transform: Transform): Painting {
  const { scale } = transform;
  if (transform === NO_TRANSFORM) return painting;
  return {
    ...painting,
    area: product(painting.area, scale ** 2),
    length: product(painting.length, scale),
    dashWidth: product(painting.dashWidth, scale),
    effectArea: product(painting.effectArea, scale ** 2),
    box: painting.box && moved(painting.box, transform),
  };
}

/** Nothing stays nothing, even times infinity. */
export function product(value: number, factor: number): number {
  return value === 0 || factor === 0 ? 0 : value * factor;
}
