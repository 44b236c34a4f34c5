/** How long posts are kept, and how long the blog is waited for. */

/** All in milliseconds but `maxBytes`. */
export interface TeaserTimings {
  /** How long a post counts as fresh. */
  readonly freshFor: number;
  /** How long an older one is still shown while it can't be renewed. */
  readonly keptFor: number;
  /** How long the blog is left alone after a failure. */
  readonly retryAfter: number;
  readonly deadline: number;
  readonly maxBytes: number;
}

const MINUTE = 60_000;
export const TIMINGS: TeaserTimings = {
  freshFor: 5 * MINUTE,
  keptFor: 7 * 24 * 60 * MINUTE,
  retryAfter: MINUTE / 2,
  deadline: 3_000,
  maxBytes: 65_536,
};
