/** Computes how a cost grows with a size. Pure. */

export interface Measured {
  readonly size: number;
  readonly cost: number;
}

export interface Slope {
  /** Between the two largest sizes: `k` if the cost grows with the size to the power of `k`. */
  readonly exponent: number;
  /** The cost of the largest size divided by the cost of the smallest. */
  readonly ratio: number;
}

/**
 * The largest sizes decide, because a cost that does not grow hides the growth of others while sizes are small.
 *
 * @param points at least two, from the smallest to the largest
 */
export function slopeOf(points: readonly Measured[]): Slope {
  const [first, before, last] = [points[0], points.at(-2), points.at(-1)];
  if (!first || !before || !last || before === last) throw new Error('A slope needs two sizes');
  return {
    exponent: Math.log(last.cost / before.cost) / Math.log(last.size / before.size),
    ratio: last.cost / first.cost,
  };
}

/**
 * Whether a cost grows faster than linearly: by the exponent, and by no less than half of linear growth over all sizes,
 * because noise can give a cost that hardly grows any exponent.
 *
 * @param tolerance how much the exponent may exceed 1
 */
export function isSuperlinear(points: readonly Measured[], tolerance: number): boolean {
  const { exponent, ratio } = slopeOf(points);
  const linear = (points.at(-1)?.size ?? Number.NaN) / (points[0]?.size ?? Number.NaN);
  return exponent > 1 + tolerance && ratio > linear / 2;
}
