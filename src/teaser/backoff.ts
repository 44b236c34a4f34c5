/** Decides when a post may be requested after requests that failed. */

import type { BlogAnswerError } from './blog-post.ts';
import type { TeaserTimings } from './timings.ts';

/** The last request for a post that failed or is being made, as all instances of a data centre know it. */
export interface Attempt {
  /** When it was claimed or failed, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds since 1970; the next request is sent then at the earliest. */
  readonly retryAt: number;
  /** The number of requests that failed in succession. */
  readonly failures: number;
  /** Why the last of them failed; the empty string if none did. */
  readonly reason: string;
  /** The id of the claim while the request is being made, else `null`. */
  readonly claim: string | null;
}

interface BackoffOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly timings: TeaserTimings;
}

/** The longest time from `at` to `retryAt`. */
export function longestPause({ longestPause, longestRetryAfter, claim, spread }: TeaserTimings): number {
  return Math.max(longestPause, longestRetryAfter + spread, claim);
}

/** Leaves the request to one instance until the claim ends. */
export function claimed(last: Attempt | null, { now, random, timings }: BackoffOptions): Attempt {
  const at = now();
  const claim = random().toString(36).slice(2);
  return { at, retryAt: at + timings.claim, failures: last?.failures ?? 0, reason: last?.reason ?? '', claim };
}

/** Exponential backoff with equal jitter: half of the pause is random. `Retry-After` may only lengthen it. */
export function failed(
  last: Attempt | null,
  error: BlogAnswerError,
  { now, random, timings }: BackoffOptions,
): Attempt {
  const at = now();
  const failures = (last?.failures ?? 0) + 1;
  const longest = Math.min(timings.longestPause, timings.firstPause * 2 ** (failures - 1));
  const pause = longest * (0.5 + 0.5 * random());
  const asked =
    error.retryAfter === null ? 0 : Math.min(error.retryAfter, timings.longestRetryAfter) + timings.spread * random();
  return { at, retryAt: at + Math.round(Math.max(pause, asked)), failures, reason: error.message, claim: null };
}
