/** The answer of `/chrome/manifest.json`. A language whose content fails is missing in it. */

import { type ContentSnapshot, snapshotWithoutAnnouncement } from '../chrome/content-snapshot.ts';
import { LANGUAGES } from '../contract/language.ts';
import { composeManifest } from '../manifest/compose-manifest.ts';
import type { CurrentContent } from '../publication/content-source.ts';
import { lifetimesFor } from '../response/lifetimes.ts';
import { errorText } from '../runtime/error-text.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { bodyWithoutValues, type FragmentCache } from './fragment-cache.ts';
import type { RequestContext } from './request-context.ts';
import type { ServiceOptions } from './service-options.ts';
import { noSeed, takeSnapshot } from './take-snapshot.ts';

/** @param now milliseconds since 1970 */
export function manifestAnswer(
  cache: FragmentCache,
  { parameters, origins }: RequestContext,
  now: number,
  options: ServiceOptions,
  { contentFor, mode }: CurrentContent,
  scope: RequestScope,
) {
  const languages = LANGUAGES.flatMap((language) => {
    try {
      const content = contentFor(language);
      return [{ language, content, snapshot: takeSnapshot(content, now, noSeed).snapshot }];
    } catch (error) {
      scope.report({ name: 'part-failed', route: 'manifest', part: 'content', language, error: errorText(error) });
      return [];
    }
  });
  const boundaries = Object.fromEntries(languages.map(({ language, snapshot }) => [language, snapshot.freshUntil]));
  const { lang, theme, fragment, links } = parameters;
  const rendered = cache.getOrRender(
    ['manifest', fragment, lang, theme, links, JSON.stringify(boundaries)].join(' '),
    () => {
      const menuSources = languages.flatMap(({ content }) => content.menuSources);
      const manifest = composeManifest({
        ...options,
        parameters,
        boundaries,
        pathPrefix: origins.serviceOrigin,
        serviceOrigin: options.origins.service,
        // a teaser without a fallback is sent in its loading state
        requestsPosts: menuSources.some(({ fallback }) => fallback === null),
      });
      return { html: JSON.stringify(manifest), failed: [] };
    },
  );
  const state = languages.length === LANGUAGES.length ? 'fresh' : 'degraded';
  const snapshots = languages.map(({ snapshot }) => snapshot);
  return {
    body: bodyWithoutValues(rendered),
    state,
    lifetimes: lifetimesFor({ ...firstChange(snapshots, now), state, mode }),
  } as const;
}

function firstChange(snapshots: readonly ContentSnapshot[], now: number) {
  return {
    instant: Math.max(now, ...snapshots.map(({ instant }) => instant)),
    freshUntil: Math.min(snapshotWithoutAnnouncement(now).freshUntil, ...snapshots.map(({ freshUntil }) => freshUntil)),
  };
}
