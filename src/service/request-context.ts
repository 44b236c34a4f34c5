/** The URL of a request → everything that follows from it alone: parameters, content, links and a cache key. */

import type { LinkContext } from '../chrome/link-context.ts';
import type { Content, SourceTeaser } from '../content/content.ts';
import { linkAssets } from '../release/link-assets.ts';
import { type ParameterValues, parametersReadBy } from '../request/parameters.ts';
import { type Notice, parseParameters } from '../request/parse-parameters.ts';
import type { TeaserSource } from '../teaser/look-up-posts.ts';
import type { ServiceOptions } from './service-options.ts';

export interface RequestContext {
  readonly parameters: ParameterValues;
  readonly notices: readonly Notice[];
  readonly content: Content;
  readonly links: LinkContext;
  /** The teasers of the language's menus that show posts of the blog. */
  readonly teaserSources: readonly TeaserSource[];
  /** The instant to answer for, in milliseconds since 1970. */
  readonly now: number;
  /** The same for two requests whose parameters lead to the same markup. */
  readonly cacheKey: string;
}

/** @returns the context of a request's URL; it throws only where the URL or the content is invalid */
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
    const { parameters, notices } = parseParameters(new URL(url).searchParams, names[answer], options);
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

/** Where the post of a teaser comes from. */
export function teaserSource(
  { id, source }: SourceTeaser,
  { blog }: ParameterValues,
  { endpointOf }: ServiceOptions,
): TeaserSource {
  return { id, endpoint: endpointOf(source, blog) };
}

/** Markup depends on every parameter but these, whose effects are part of the keys in other ways. */
function cacheKeyOf({ seed: _seed, at: _at, blog: _blog, fragment: _fragment, ...rest }: ParameterValues): string {
  return JSON.stringify(rest);
}
