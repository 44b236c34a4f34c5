/**
 * How long an instance uses a document, and how long it waits. docs/operations.md adds up how soon visitors see a
 * change.
 */

/** In milliseconds. */
export interface PublicationTimings {
  /** After this time, the document is read again in the background. */
  readonly freshFor: number;
  /** After this time, an answer waits for the document within the deadline. */
  readonly usableFor: number;
  /** The longest that an answer waits. */
  readonly deadline: number;
  /** After a failure, nothing is read for this long, and no answer waits. */
  readonly pause: number;
  /** How long a late document is still accepted. */
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

/** In seconds: how long KV caches a document in a data centre. The minimum that KV allows. */
export const STORE_CACHE_TTL = 30;
