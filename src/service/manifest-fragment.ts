/** Composes the manifest, unless it is cached. Omits languages whose content fails. */

import { contentAt, contentWithoutAnnouncement, noSeed, onEveryPage } from '../chrome/content-at-instant.ts';
import { CONTENT } from '../content/parts.ts';
import { LANGUAGES } from '../contract/language.ts';
import { ownValue } from '../contract/own-value.ts';
import { composeManifest } from '../manifest/compose-manifest.ts';
import type { CurrentContent } from '../publication/content-source.ts';
import { errorText } from '../runtime/error-text.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { FragmentCache } from './fragment-cache.ts';
import type { ParsedRequest } from './parse-request.ts';
import type { ServiceOptions } from './service-options.ts';

interface ManifestRequest {
  readonly parsed: ParsedRequest;
  readonly current: CurrentContent;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly scope: RequestScope;
}

export function manifestFragment(
  cache: FragmentCache,
  { parsed, current, now, scope }: ManifestRequest,
  options: ServiceOptions,
) {
  const { parameters, origins, assets } = parsed;
  const { site, lang, theme, fragment, links } = parameters;
  const languages = LANGUAGES.flatMap((language) => {
    try {
      const content = current.contentFor({ site, language });
      return [{ language, content, snapshot: contentAt(onEveryPage(content), now, noSeed, null) }];
    } catch (error) {
      scope.report({ name: 'part-failed', route: 'manifest', part: CONTENT, language, error: errorText(error) });
      return [];
    }
  });
  const boundaries = Object.fromEntries(languages.map(({ language, snapshot }) => [language, snapshot.changesAt]));
  const { revision, sites } = current;
  const key = ['manifest', revision, fragment, site, lang, theme, links, JSON.stringify(boundaries)].join(' ');
  const rendered = cache.getOrRender(key, () => {
    const menuSources = languages.flatMap(({ content }) => content.menuSources);
    const manifest = composeManifest({
      ...options,
      sites,
      parameters,
      boundaries,
      theme: assets.theme,
      needsSiteStyles: ownValue(sites, site)?.needsSiteStyles ?? false,
      slots: languages[0]?.content.site.slots ?? [],
      pathPrefix: origins.serviceOrigin,
      serviceOrigin: options.origins.serviceOrigin,
      // a teaser without a fallback may request its post in the browser, and counting sends events
      connects:
        menuSources.some(({ fallback }) => fallback === null) ||
        languages.some(({ content }) => content.counting !== null),
    });
    return { html: JSON.stringify(manifest), failed: [] };
  });
  const snapshots = [contentWithoutAnnouncement(now), ...languages.map(({ snapshot }) => snapshot)];
  return {
    rendered,
    state: languages.length === LANGUAGES.length ? 'fresh' : 'degraded',
    /** The next change in any language. */
    boundary: {
      instant: Math.max(...snapshots.map(({ instant }) => instant)),
      changesAt: Math.min(...snapshots.map(({ changesAt }) => changesAt)),
    },
  } as const;
}
