/**
 * How long an instance uses what it has read, and how long it waits. docs/operations.md adds up when visitors see a
 * change.
 */

/** In milliseconds. */
export interface PublicationTimings {
  /** After this time, the document is read again in the background. */
  readonly freshFor: number;
  /** After this time, an answer waits for the document within the deadline. */
  readonly usableFor: number;
  /** What an answer waits at most. */
  readonly deadline: number;
  /** After a failure, nothing waits and nothing is read during this time. */
  readonly pause: number;
  /** Until then, a late document is still used. */
  readonly giveUp: number;
}

const SECOND = 1_000;

export const PUBLICATION_TIMINGS: PublicationTimings = {
  freshFor: 15 * SECOND,
  usableFor: 25 * SECOND,
  deadline: 100,
  pause: 5 * SECOND,
  giveUp: 10 * SECOND,
};

/** How long KV keeps a document in the cache of a data centre, in seconds: the least that it allows. */
export const STORE_CACHE_TTL = 30;
