/** Lifetimes of cached posts, pauses between requests, and deadlines. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** In milliseconds, except `maxBytes`. */
export const TIMINGS = {
  /** Age up to which a post is fresh. */
  freshFor: 5 * MINUTE,
  /** Last part of `freshFor`, in which each instance renews a post at a random moment. */
  renewalWindow: MINUTE,
  /** Age up to which a stale post is shown while no newer one can be fetched. */
  usableFor: 7 * 24 * 60 * MINUTE,
  /** The longest pause after the first failed request. It doubles with each further failure. */
  firstPause: 5 * SECOND,
  /** Together with deadline, claim and spread less than 30 s, so that a recovered blog is noticed within that time. */
  maxPause: 20 * SECOND,
  /** The longest pause that `Retry-After` can set. */
  maxRetryAfter: 10 * MINUTE,
  /** Instances end the same pause at random moments over this time. */
  spread: 2 * SECOND,
  /** How long other instances leave a request to the instance that claimed it. */
  claim: 4 * SECOND,
  /** For the blog's response, including its body. */
  deadline: 3 * SECOND,
  /** The decompressed size of the blog's response. Larger responses are errors, but a feed is only truncated. */
  maxBytes: 262_144,
  /** How long a response waits for the data centre's cache, which usually answers within 10 ms. */
  cacheDeadline: 100,
  /** How long work after a response waits for the cache. Until then, a late entry is still used. */
  cacheGiveUp: SECOND,
};

export type TeaserTimings = Readonly<typeof TIMINGS>;
