/** The machine-readable contract as it holds now. */

import { momentOf } from '../chrome/moment.ts';
import { LANGUAGES } from '../contract/language.ts';
import { PODLET_PARAMETER, parameterName } from '../contract/parameters.ts';
import { composeManifest, PODLETS, type Podlet } from '../manifest/compose-manifest.ts';
import { lifetimesFor } from '../response/lifetimes.ts';
import type { KnownAddress } from './known-addresses.ts';
import type { Recipe } from './recipe.ts';
import type { ServiceOptions } from './service-options.ts';

/** @param address may hold `fragment=footer`, for the podlet that is the footer */
export function manifestRecipe(address: string, { request, page }: KnownAddress, options: ServiceOptions): Recipe {
  const { release, contentFor, origins, imageOrigins } = options;
  const [, asked] = [...new URL(address).searchParams].find(([key]) => parameterName(key) === PODLET_PARAMETER) ?? [];
  const podlet: Podlet = PODLETS.find((name) => name === asked) ?? 'header';
  const now = request.at ?? options.now();
  const moments = LANGUAGES.map((language) => [language, momentOf(contentFor(language), now, '')] as const);
  const boundaries = Object.fromEntries(moments.map(([language, { freshUntil }]) => [language, freshUntil]));
  const freshUntil = Math.min(...Object.values(boundaries));
  const instant = Math.max(...moments.map(([, moment]) => moment.instant));
  const { language, theme, links } = request;
  const fallbackQuery = String(
    new URLSearchParams({ lang: language, theme, links, assets: 'omit', announcement: 'omit' }),
  );
  const policy = {
    service: links === 'absolute' ? origins.service : "'self'",
    imageOrigins,
    // a teaser without a stand-in is sent in its loading state
    asksForPosts: LANGUAGES.some((language) => contentFor(language).menuSources.some(({ fallback }) => !fallback)),
  };
  return {
    key: `manifest ${podlet} ${fallbackQuery} ${Object.values(boundaries)}`,
    state: 'fresh',
    lifetimes: lifetimesFor({ instant, freshUntil }, 'fresh', false),
    freshUntil,
    render: () =>
      JSON.stringify(
        composeManifest({
          ...release,
          podlet,
          href: page.serviceHref,
          serviceOrigin: origins.service,
          fallbackQuery,
          policy,
          boundaries,
        }),
      ),
  };
}
