/** Estimates the share of views that led to a click or dismissal, with its confidence interval. */

import { sizeOf, type Tally } from './tally.ts';

/** From 0 to 1. */
export interface Rate {
  readonly value: number;
  /** The limits of the 95% confidence interval. */
  readonly low: number;
  readonly high: number;
}

/** For a 95% interval of the normal distribution. */
const Z = 1.96;

/** Wilson's interval. @returns `null` if nothing was seen */
export function rateOf(tally: Tally, kind: 'click' | 'dismiss'): Rate | null {
  const { seen } = tally;
  if (seen.count === 0) return null;
  const events = tally[kind];
  // at most 1: a click within the first second counts without a view
  const value = Math.min(1, events.count / seen.count);
  // the more heavily sampled of views and events
  const size = Math.min(sizeOf(seen), value > 0 ? sizeOf(events) / value : Number.POSITIVE_INFINITY);
  const denominator = 1 + Z ** 2 / size;
  const centre = (value + Z ** 2 / (2 * size)) / denominator;
  const half = (Z / denominator) * Math.sqrt((value * (1 - value)) / size + Z ** 2 / (4 * size ** 2));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
