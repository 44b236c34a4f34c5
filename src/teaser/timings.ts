/** How long posts are cached, and how long an answer of the blog may take. */

/** All in milliseconds but `maxBytes`. */
export interface TeaserTimings {
  /** How long a post counts as fresh. */
  readonly freshFor: number;
  /** How long an older post is still shown while no newer one can be fetched. */
  readonly usableFor: number;
  /** How long the blog is not requested after a failure. */
  readonly retryAfter: number;
  readonly deadline: number;
  readonly maxBytes: number;
}

const MINUTE = 60_000;
export const TIMINGS: TeaserTimings = {
  freshFor: 5 * MINUTE,
  usableFor: 7 * 24 * 60 * MINUTE,
  retryAfter: MINUTE / 2,
  deadline: 3_000,
  maxBytes: 65_536,
};
