/** The lifetimes of cached posts, and the limits on responses of the blog. */

/** In milliseconds, except `maxBytes`. */
export interface TeaserTimings {
  /** Age up to which a post is fresh. */
  readonly freshFor: number;
  /** Age up to which a stale post is shown while no newer one can be fetched. */
  readonly usableFor: number;
  /** Pause after a failed fetch. */
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
