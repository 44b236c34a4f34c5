/** Resolves the URL of a request to its context: parameters, the addresses of its page, and origins for links. */

import type { LinkContext, LinkOrigins } from '../chrome/link-context.ts';
import { type PageAddresses, pageAddresses } from '../chrome/page-addresses.ts';
import type { FragmentVariant } from '../chrome/variant.ts';
import type { SourceTeaser } from '../content/content.ts';
import { type LinkedAssets, linkAssets } from '../release/link-assets.ts';
import { type ParameterValues, parametersOfFragments, parametersReadBy } from '../request/parameters.ts';
import { type Notice, parseParameters } from '../request/parse-parameters.ts';
import { queryEntries } from '../request/query-entries.ts';
import { ScanResistantCache } from '../response/scan-resistant-cache.ts';
import type { TeaserSource } from '../teaser/look-up-posts.ts';
import type { ServiceOptions } from './service-options.ts';

/** What follows from the query of a URL alone. */
export interface RequestContext {
  readonly parameters: ParameterValues;
  readonly notices: readonly Notice[];
  readonly addresses: PageAddresses;
  readonly origins: LinkOrigins;
  readonly assets: LinkedAssets;
  /** Whether the query was asked for before: then its bodies are remembered too. */
  readonly isRepeated: boolean;
}

/** Hosts send the same few queries again and again. Bodies are remembered with them, which is up to 20 MB. */
const CACHED_QUERIES = 200;
/** In characters; long queries must not fill the memory. */
const MAX_CACHED_LENGTH = 512;

/** Creates the function that resolves URLs, which does not throw. */
export function createRequestResolver({ origins, release, loginOrigins, ...mode }: ServiceOptions) {
  const linksFor = {
    relative: { origins: { siteOrigin: '', serviceOrigin: '' }, assets: linkAssets(release.assets, '') },
    absolute: {
      origins: { siteOrigin: origins.site, serviceOrigin: origins.service },
      assets: linkAssets(release.assets, origins.service),
    },
  };
  const fragment = parametersOfFragments(mode);
  const names = { fragment, manifest: [...fragment, ...parametersReadBy('manifest')] };

  const resolve = (query: string, answer: keyof typeof names): RequestContext => {
    const { parameters, notices } = parseParameters(queryEntries(query), names[answer], { loginOrigins });
    const links = linksFor[parameters.links];
    const addresses = pageAddresses(parameters, links.origins.siteOrigin);
    return { parameters, notices, addresses, origins: links.origins, assets: links.assets, isRepeated: false };
  };
  const cache = new ScanResistantCache<RequestContext>(CACHED_QUERIES, () => 1);

  return function resolveRequest(url: string, answer: keyof typeof names = 'fragment'): RequestContext {
    const query = queryOf(url);
    const key = answer + query;
    const cached = cache.get(key);
    if (cached) return cached;
    const resolved = resolve(query, answer);
    if (query.length <= MAX_CACHED_LENGTH) cache.admit(key, { ...resolved, isRepeated: true });
    return resolved;
  };
}

/** A server receives URLs without a fragment, so that the query is their end. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** @param variant of the fragment that the links are for */
export function linksOf({ origins, assets }: RequestContext, { currentPath }: FragmentVariant): LinkContext {
  return { ...origins, assets, path: currentPath };
}

/** Where the post of a teaser is requested. */
export function teaserSource(
  { id, source }: SourceTeaser,
  { blog }: ParameterValues,
  { endpointOf }: ServiceOptions,
): TeaserSource {
  return { id, source, endpoint: endpointOf(source, blog) };
}
