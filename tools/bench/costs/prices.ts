/** What Cloudflare charges for a worker. */

export interface Prices {
  /** Dollars a month. */
  readonly plan: number;
  /** Requests a month that the plan includes. */
  readonly includedRequests: number;
  /** Dollars for a million further requests. */
  readonly millionRequests: number;
  /** Milliseconds of processor time a month that the plan includes. */
  readonly includedMilliseconds: number;
  /** Dollars for a million further milliseconds. */
  readonly millionMilliseconds: number;
}

/** Workers Paid, usage model Standard. Traffic to browsers and hosts is free. */
export const PRICES: Prices = {
  plan: 5,
  includedRequests: 10_000_000,
  millionRequests: 0.3,
  includedMilliseconds: 30_000_000,
  millionMilliseconds: 0.02,
};

export const PRICES_SOURCE = 'https://developers.cloudflare.com/workers/platform/pricing/';

/** States that an answer from Workers Cache is billed as a request, without processor time. */
export const CACHE_SOURCE = 'https://developers.cloudflare.com/workers/cache/';
