/** Lifetimes of cached posts, pauses between requests, and limits on what is waited for. */

/** In milliseconds, except `maxBytes`. */
export interface TeaserTimings {
  /** Age up to which a post is fresh. */
  readonly freshFor: number;
  /** Part of `freshFor`, at its end, in which each instance renews a post at a random moment. */
  readonly renewalWindow: number;
  /** Age up to which a stale post is shown while no newer one can be fetched. */
  readonly usableFor: number;
  /** The pause after the first failed request is at most this long; it doubles with each further failure. */
  readonly firstPause: number;
  /** Together with a deadline, a claim and a spread less than 30 s, within which a recovered blog is noticed. */
  readonly longestPause: number;
  /** The longest pause that the blog may ask for in `Retry-After`. */
  readonly longestRetryAfter: number;
  /** Instances that know of the same pause end it at random moments within this time. */
  readonly spread: number;
  /** How long other instances leave a request to the one that has claimed it. */
  readonly claim: number;
  /** For a response of the blog, including its body. */
  readonly deadline: number;
  /** Of a response of the blog, decompressed. */
  readonly maxBytes: number;
  /** What a response waits at most for the store. The Cache API usually answers within 10. */
  readonly storeDeadline: number;
  /** What a renewal, for which no response waits, waits at most for the store each time. */
  readonly backgroundDeadline: number;
  /** After a late answer of the store, it is not waited for during this time. */
  readonly storePause: number;
  /** Until then, a late answer of the store is still used. */
  readonly storeGiveUp: number;
  /** Difference between the clocks of two machines. What was stored later than that in the future is refused. */
  readonly clockSkew: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const TIMINGS: TeaserTimings = {
  freshFor: 5 * MINUTE,
  renewalWindow: MINUTE,
  usableFor: 7 * 24 * 60 * MINUTE,
  firstPause: 5 * SECOND,
  longestPause: 20 * SECOND,
  longestRetryAfter: 10 * MINUTE,
  spread: 2 * SECOND,
  claim: 4 * SECOND,
  deadline: 3 * SECOND,
  maxBytes: 65_536,
  storeDeadline: 100,
  backgroundDeadline: SECOND,
  storePause: 30 * SECOND,
  storeGiveUp: 10 * SECOND,
  clockSkew: 10 * SECOND,
};
