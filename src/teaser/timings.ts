/** Lifetimes of cached posts, pauses between requests, and deadlines. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** In milliseconds, except those of bytes. */
export const TIMINGS = {
  /** Age up to which a post is fresh. */
  freshFor: 5 * MINUTE,
  /** Last part of `freshFor`, in which each instance renews a post at a random moment. */
  renewalWindow: MINUTE,
  /** Age up to which a stale post is shown while no newer one can be fetched. */
  usableFor: 7 * 24 * 60 * MINUTE,
  /** The longest pause after the first failed request. It doubles with each further failure. */
  firstPause: 5 * SECOND,
  /** With a deadline, a claim and a spread less than 30 s, within which a recovered blog is noticed. */
  maxPause: 20 * SECOND,
  /** The longest pause that `Retry-After` can set. */
  maxRetryAfter: 10 * MINUTE,
  /** Instances end the same pause at random moments within this time. */
  spread: 2 * SECOND,
  /** How long other instances leave a request to the instance that claimed it. */
  claim: 4 * SECOND,
  /** For a response of the blog, including its body. */
  deadline: 3 * SECOND,
  /** Of a response of the blog, decompressed. More is an error, but of a feed only the end is missing. */
  maxBytes: 262_144,
  /** How long a response waits for the data centre's cache, which usually answers within 10 ms. */
  cacheDeadline: 100,
  /** How long work after a response waits for the cache. Until then, a late entry is still used. */
  cacheGiveUp: SECOND,
};

export type TeaserTimings = Readonly<typeof TIMINGS>;
