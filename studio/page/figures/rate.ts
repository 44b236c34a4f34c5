/** Estimates the share of views that led to something, with its interval of confidence. Pure. */

import { sizeOf, type Tally } from './tally.ts';

/** From 0 to 1. */
export interface Rate {
  readonly value: number;
  /** The limits of the interval that contains the true rate in 95 of 100 cases. */
  readonly low: number;
  readonly high: number;
}

/** Of the standard normal distribution, for 95%. */
const Z = 1.96;

/** Wilson's interval. @returns `null` if nothing was seen */
export function rateOf(tally: Tally, kind: 'click' | 'dismiss'): Rate | null {
  const { seen } = tally;
  if (seen.count === 0) return null;
  const events = tally[kind];
  // a click within the first second is no view
  const value = Math.min(1, events.count / seen.count);
  // of views and events, the one that was sampled more
  const size = Math.min(sizeOf(seen), value > 0 ? sizeOf(events) / value : Number.POSITIVE_INFINITY);
  const denominator = 1 + Z ** 2 / size;
  const centre = (value + Z ** 2 / (2 * size)) / denominator;
  const half = (Z / denominator) * Math.sqrt((value * (1 - value)) / size + Z ** 2 / (4 * size ** 2));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
