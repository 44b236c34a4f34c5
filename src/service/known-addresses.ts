/** Understands the addresses that hosts ask for, each of them often: parsed once, then remembered. */

import { type HostPage, hostPageOf } from '../chrome/host-page.ts';
import { assetAddresses } from '../html/assets.ts';
import type { ParsedRequest } from '../request/chrome-request.ts';
import { parseChromeRequest } from '../request/parse-request.ts';
import { RecentMap } from '../response/recent-map.ts';
import type { TeaserSource } from '../teaser/recall-posts.ts';
import type { ServiceOptions } from './service-options.ts';

/** Everything that follows from the address alone. */
export interface KnownAddress extends ParsedRequest {
  /** All of the request that markup may depend on, as part of a key. */
  readonly variant: string;
  /** The teasers of the language's menus whose posts come from the blog. */
  readonly sources: readonly TeaserSource[];
  readonly page: HostPage;
}

const REMEMBERED = 500;
/** Longer addresses are parsed each time, so that they can't fill the memory. */
const LONGEST_REMEMBERED = 512;

/** @returns what to make of a whole address; never throws for one that a request came with */
export function createKnownAddresses(options: ServiceOptions): (address: string) => KnownAddress {
  const { contentFor, endpointOf, origins, release } = options;
  const addresses = new RecentMap<string, KnownAddress>(REMEMBERED);
  return (address) => {
    const known = addresses.get(address);
    if (known) return known;
    const parsed = parseChromeRequest(new URL(address), options);
    const { seed: _seed, at: _at, blog, ...variant } = parsed.request;
    const understood = {
      ...parsed,
      variant: JSON.stringify(variant),
      sources: contentFor(variant.language).menuSources.map(({ id, source }) => ({
        id,
        endpoint: endpointOf(source, blog),
      })),
      page: hostPageOf(parsed.request, origins, (href) => assetAddresses(release.assets, href)),
    };
    if (address.length <= LONGEST_REMEMBERED) addresses.set(address, understood);
    return understood;
  };
}
