/** Decides whether a soak has passed. */

import type { SoakReport } from './run-soak.ts';

/** In MB per minute: the memory of the constant worker, whose garbage is collected late, moves by about as much. */
const TOLERATED_GROWTH = 6;
/** Standard errors by which a slope must be above the tolerance to be more than noise. */
const CERTAINTY = 3;

/** @returns what failed, in words; an empty list if the soak has passed */
export function failuresOf({ tally, serviceTrend, constantTrend }: SoakReport): string[] {
  const failures: string[] = [];
  if (tally.errors > 0) failures.push(`${tally.errors} wrong answers or errors`);
  if (tally.incomplete > 0) failures.push(`${tally.incomplete} incomplete bodies`);
  if (tally.latencies.length === 0) failures.push('no answers');
  if (serviceTrend && constantTrend) {
    const growth = serviceTrend.slope - Math.max(0, constantTrend.slope);
    if (growth - CERTAINTY * serviceTrend.error > TOLERATED_GROWTH)
      failures.push(`the memory grows by ${growth.toFixed(1)} MB a minute more than that of the constant worker`);
  }
  return failures;
}
