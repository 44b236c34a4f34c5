/** Computes requests, processor time and money of each way to include header and footer. */

import type { Prices } from './prices.ts';
import type { Traffic } from './traffic.ts';

const DAYS = 30;
const SECONDS = DAYS * 86_400;
/** Header and footer. */
const FRAGMENTS = 2;

/** The requests that one way to include header and footer sends to the service in a month. */
export interface Way {
  readonly name: string;
  /** Requests that are billed. */
  readonly requests: number;
  /** Requests for which the worker runs; the others are answered by a cache in front of it. */
  readonly runs: number;
  /** Whether each page has its own URL, so that few repeat. */
  readonly manyAddresses: boolean;
}

export interface Bill {
  /** Milliseconds. */
  readonly processorTime: number;
  readonly dollars: number;
}

/**
 * The requests that reach the service through caches.
 *
 * @param requests a month, spread evenly over addresses, caches and time, which is the worst case
 * @param lifetime seconds for which a cache answers by itself
 */
export function missesOf(requests: number, addresses: number, caches: number, lifetime: number): number {
  const perSecond = requests / (addresses * caches * SECONDS);
  return requests / (1 + perSecond * lifetime);
}

export function waysOf(traffic: Traffic): readonly Way[] {
  const { pageViews, languages, variants, pages, lifetime, dataCentres, upperTiers } = traffic;
  const fragments = FRAGMENTS * pageViews;
  const files = pageViews * traffic.firstViews * traffic.files;
  const servers = traffic.hosts * traffic.serversPerHost;
  /** Files are cached for a year, so each cache requests each file of a release once. */
  const filesInCaches = (caches: number) => caches * traffic.files * traffic.releasesPerMonth;
  const shared = FRAGMENTS * languages * variants;
  const through = (name: string, addresses: number, caches: number): Way => {
    const misses = missesOf(fragments, addresses, caches, lifetime) + filesInCaches(caches);
    return { name, requests: misses, runs: misses, manyAddresses: false };
  };
  const direct = (name: string, requests: number): Way => ({ name, requests, runs: requests, manyAddresses: false });
  return [
    direct('per request, no cache', fragments + files),
    direct('per request, no cache, `all.json`', pageViews + files),
    {
      ...through('data centre cache: Workers Cache', shared, upperTiers),
      // a request that Workers Cache answers is billed, without processor time
      requests: fragments + files,
    },
    direct('in the browser: custom elements', fragments * (1 - traffic.repeatedViews) + files),
    {
      ...through('data centre cache: a CDN in front, with `path`', FRAGMENTS * pages, dataCentres),
      manyAddresses: true,
    },
    // a page belongs to one host
    {
      ...through('host cache, with `path`', (FRAGMENTS * pages) / traffic.hosts, servers),
      manyAddresses: true,
    },
    through('data centre cache: a CDN in front', shared, dataCentres),
    through('host cache: Varnish, nginx, the package', FRAGMENTS * languages, servers),
    direct('build time', traffic.hosts * traffic.buildsPerDay * DAYS * languages + filesInCaches(servers)),
  ];
}

/** @param milliseconds processor time of one answer */
export function billOf({ requests, runs }: Way, milliseconds: number, prices: Prices): Bill {
  const processorTime = runs * milliseconds;
  const beyond = (used: number, included: number) => Math.max(0, used - included) / 1_000_000;
  const dollars =
    prices.plan +
    beyond(requests, prices.includedRequests) * prices.millionRequests +
    beyond(processorTime, prices.includedMilliseconds) * prices.millionMilliseconds;
  return { processorTime, dollars };
}
