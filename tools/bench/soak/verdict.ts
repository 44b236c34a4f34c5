/** Decides whether a soak has passed. */

import type { SoakReport } from './run-soak.ts';

/** In MB per minute: the constant worker's memory, whose garbage is collected late, varies by about as much. */
const TOLERATED_GROWTH = 6;
/** In MB, three quarters of what the platform allows an isolate: the rest is for requests in progress. */
const MAX_HEAP = 96;
/** How many standard errors a slope must be above the tolerance to count as more than noise. */
const CERTAINTY = 3;

/** @returns what failed, in words; an empty list if the soak has passed */
export function failuresOf({ tally, serviceTrend, constantTrend, heap }: SoakReport): string[] {
  const failures: string[] = [];
  if (tally.errors > 0) failures.push(`${tally.errors} wrong answers or errors`);
  if (tally.incomplete > 0) failures.push(`${tally.incomplete} incomplete bodies`);
  if (tally.latencies.length === 0) failures.push('no answers');
  if (!(heap <= MAX_HEAP)) failures.push(`the isolate holds ${heap.toFixed(1)} MB instead of ${MAX_HEAP}`);
  if (serviceTrend && constantTrend) {
    const growth = serviceTrend.slope - Math.max(0, constantTrend.slope);
    if (growth - CERTAINTY * serviceTrend.error > TOLERATED_GROWTH)
      failures.push(`the memory grows by ${growth.toFixed(1)} MB a minute more than the constant worker's`);
  }
  return failures;
}
