/** Gets the body of `/chrome/manifest.json` from the cache, or composes it. */

import { LANGUAGES } from '../contract/language.ts';
import { composeManifest } from '../manifest/compose-manifest.ts';
import type { BodyCache, CachedBody } from '../response/body-cache.ts';
import type { RequestContext } from './request-context.ts';
import type { ServiceOptions } from './service-options.ts';

/** @param boundaries by language, when its content changes next, in milliseconds since 1970 */
export function manifestBody(
  cache: BodyCache,
  { parameters, links }: RequestContext,
  boundaries: Readonly<Record<string, number>>,
  options: ServiceOptions,
): Promise<CachedBody> {
  const { lang, theme, fragment } = parameters;
  const key = ['manifest', fragment, lang, theme, parameters.links, ...Object.values(boundaries)];
  return cache.getOrRender(key.join(' '), () => {
    const menuSources = LANGUAGES.flatMap((language) => options.contentFor(language).menuSources);
    const manifest = composeManifest({
      ...options,
      parameters,
      boundaries,
      pathPrefix: links.serviceOrigin,
      serviceOrigin: options.origins.service,
      // a teaser without a fallback is sent in its loading state
      requestsPosts: menuSources.some(({ fallback }) => fallback === null),
    });
    return JSON.stringify(manifest);
  });
}
