/** Composes the headers to measure: every language in every theme. */

import type { HeaderModel } from '../../../src/chrome/chrome.ts';
import { composeHeader } from '../../../src/chrome/compose-header.ts';
import { contentAtOrThrow } from '../../../src/chrome/content-at-instant.ts';
import { pageAddresses } from '../../../src/chrome/page-addresses.ts';
import { headerVariant } from '../../../src/chrome/variant.ts';
import { COMPANY } from '../../../src/company.ts';
import { fileContent } from '../../../src/content/content-for.ts';
import { NOTHING_OMITTED } from '../../../src/content/parts.ts';
import { sitesOf } from '../../../src/content/site-options.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { linkAssets } from '../../../src/release/link-assets.ts';
import { parametersReadBy } from '../../../src/request/parameters.ts';
import { parseParameters } from '../../../src/request/parse-parameters.ts';
import { builtRelease } from '../built-release.ts';

const INSTANT = Date.UTC(2026, 10, 21, 12);

/** Queries of fragments, without the `?`. */
export const QUERIES: readonly string[] = LANGUAGES.flatMap((language) =>
  COLOR_SCHEMES.map((theme) => `lang=${language}&theme=${theme}`),
);

/** The composed header of each query, with the files of the last build. */
export async function composedHeaders(): Promise<HeaderModel[]> {
  const { assets } = await builtRelease();
  const links = {
    siteOrigin: '',
    serviceOrigin: '',
    assets: linkAssets(assets, ''),
    currentPage: null,
    countsLinks: false,
  };
  const { contentFor } = fileContent(COMPANY);
  const options = { loginOrigins: COMPANY.brand.loginOrigins, sites: sitesOf(COMPANY) };
  return QUERIES.map((query) => {
    const { parameters } = parseParameters(new URLSearchParams(query), parametersReadBy('all'), options);
    const content = contentFor({ site: parameters.site, language: parameters.lang });
    const { announcement } = contentAtOrThrow(content, INSTANT, 'bench');
    return composeHeader({
      content,
      variant: headerVariant({ parameters, page: null }, content),
      links,
      announcement,
      posts: new Map(),
      addresses: pageAddresses(parameters, links.siteOrigin),
      omitted: NOTHING_OMITTED,
    });
  });
}
