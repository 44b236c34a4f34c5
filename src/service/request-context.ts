/** Resolves the URL of a request to its context: parameters, content, links and cache key. */

import type { LinkContext } from '../chrome/link-context.ts';
import type { Content, SourceTeaser } from '../content/content.ts';
import { linkAssets } from '../release/link-assets.ts';
import { type MarkupParameters, type ParameterValues, parametersReadBy } from '../request/parameters.ts';
import { type Notice, parseParameters } from '../request/parse-parameters.ts';
import { LruCache } from '../response/lru-cache.ts';
import type { TeaserSource } from '../teaser/look-up-posts.ts';
import type { ServiceOptions } from './service-options.ts';

/** What follows from the query of a URL alone. */
interface ResolvedQuery {
  readonly parameters: ParameterValues;
  readonly notices: readonly Notice[];
  readonly content: Content;
  readonly links: LinkContext;
  /** The teasers in the menus that show a post from the blog. */
  readonly teaserSources: readonly TeaserSource[];
  /** Equal for requests whose parameters give the same markup. */
  readonly cacheKey: string;
}

export interface RequestContext extends ResolvedQuery {
  /** The current time, or that of the parameter `at`, in milliseconds since 1970. */
  readonly now: number;
}

/** Hosts send the same few queries again and again; parsing them took 6 to 10 % of a warm answer. */
const CACHED_QUERIES = 500;
/** In characters; long queries must not fill the memory. */
const MAX_CACHED_LENGTH = 512;

/** Creates the function that resolves URLs. It throws only if the URL or the content is invalid. */
export function createRequestResolver(options: ServiceOptions) {
  const { contentFor, origins, release, preview, now } = options;
  const linksFor = {
    relative: { siteOrigin: '', serviceOrigin: '', assets: linkAssets(release.assets, '') },
    absolute: {
      siteOrigin: origins.site,
      serviceOrigin: origins.service,
      assets: linkAssets(release.assets, origins.service),
    },
  };
  const fragmentReaders = preview ? (['all', 'preview'] as const) : (['all'] as const);
  const names = {
    fragment: parametersReadBy(...fragmentReaders),
    manifest: parametersReadBy(...fragmentReaders, 'manifest'),
  };

  const resolve = (query: string, answer: keyof typeof names): ResolvedQuery => {
    const { parameters, notices } = parseParameters(new URLSearchParams(query), names[answer], options);
    const content = contentFor(parameters.lang);
    return {
      parameters,
      notices,
      content,
      links: { ...linksFor[parameters.links], path: parameters.path },
      teaserSources: content.menuSources.map((teaser) => teaserSource(teaser, parameters, options)),
      cacheKey: cacheKeyOf(parameters),
    };
  };
  const cache = new LruCache<string, ResolvedQuery>(CACHED_QUERIES, () => 1);

  return function resolveRequest(url: string, answer: keyof typeof names = 'fragment'): RequestContext {
    const query = queryOf(url);
    const key = answer + query;
    const cached = cache.get(key);
    const resolved = cached ?? resolve(query, answer);
    if (!cached && query.length <= MAX_CACHED_LENGTH) cache.set(key, resolved);
    return { ...resolved, now: resolved.parameters.at ?? now() };
  };
}

/** A server receives URLs without a fragment, so that the query is their end. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

function cacheKeyOf({ seed: _seed, at: _at, blog: _blog, fragment: _fragment, ...markup }: ParameterValues): string {
  return JSON.stringify(markup satisfies MarkupParameters);
}

/** Where the post of a teaser is requested. */
export function teaserSource(
  { id, source }: SourceTeaser,
  { blog }: ParameterValues,
  { endpointOf }: ServiceOptions,
): TeaserSource {
  return { id, source, endpoint: endpointOf(source, blog) };
}
