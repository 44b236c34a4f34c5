/** Resolves the URL of a request to its context: parameters, content, links and cache key. */

import type { LinkContext } from '../chrome/link-context.ts';
import type { Content, SourceTeaser } from '../content/content.ts';
import { linkAssets } from '../release/link-assets.ts';
import {
  type MarkupParameters,
  markupParameterNames,
  type ParameterValues,
  parametersReadBy,
} from '../request/parameters.ts';
import { type Notice, parseParameters } from '../request/parse-parameters.ts';
import type { TeaserSource } from '../teaser/look-up-posts.ts';
import type { ServiceOptions } from './service-options.ts';

export interface RequestContext {
  readonly parameters: ParameterValues;
  readonly notices: readonly Notice[];
  readonly content: Content;
  readonly links: LinkContext;
  /** The teasers in the menus that show a post from the blog. */
  readonly teaserSources: readonly TeaserSource[];
  /** The current time, or that of the parameter `at`, in milliseconds since 1970. */
  readonly now: number;
  /** Equal for requests whose parameters give the same markup. */
  readonly cacheKey: string;
}

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

  return function resolveRequest(url: string, answer: 'fragment' | 'manifest' = 'fragment'): RequestContext {
    const { parameters, notices } = parseParameters(queryOf(url), names[answer], options);
    const content = contentFor(parameters.lang);
    return {
      parameters,
      notices,
      content,
      links: { ...linksFor[parameters.links], path: parameters.path },
      teaserSources: content.menuSources.map((teaser) => teaserSource(teaser, parameters, options)),
      now: parameters.at ?? now(),
      cacheKey: cacheKeyOf(parameters),
    };
  };
}

/** A server receives URLs without a fragment, so that the query is their end; parsing only this is faster. */
function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start));
}

const MARKUP_PARAMETERS = markupParameterNames();

/** No value is empty or contains a space. */
function cacheKeyOf(parameters: MarkupParameters): string {
  let key = '';
  for (const name of MARKUP_PARAMETERS) key += ` ${parameters[name] ?? ''}`;
  return key;
}

/** The blog endpoint of a teaser. */
export function teaserSource(
  { id, source }: SourceTeaser,
  { blog }: ParameterValues,
  { endpointOf }: ServiceOptions,
): TeaserSource {
  return { id, endpoint: endpointOf(source, blog) };
}
