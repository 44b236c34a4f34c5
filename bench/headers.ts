/** The headers that are measured: every language in every theme. */

import { readFile } from 'node:fs/promises';
import { ROOT } from '../scripts/build.ts';
import type { HeaderChrome } from '../src/chrome/chrome.ts';
import { composeHeader } from '../src/chrome/compose-header.ts';
import { hostPageOf } from '../src/chrome/host-page.ts';
import { momentOf } from '../src/chrome/moment.ts';
import { contentFor } from '../src/content/content-for.ts';
import { LOCALES } from '../src/content/locales.ts';
import { LANGUAGES } from '../src/contract/language.ts';
import { SCHEMES } from '../src/contract/parameters.ts';
import { assetAddresses } from '../src/html/assets.ts';
import { parseChromeRequest } from '../src/request/parse-request.ts';
import type { Release } from '../src/service/service-options.ts';

const ORIGINS = { site: 'https://www.example.com', service: 'https://chrome.example.com' };
const INSTANT = Date.UTC(2026, 10, 21, 12);

/** As hosts ask, without `?`. */
export const QUERIES: readonly string[] = LANGUAGES.flatMap((language) =>
  SCHEMES.map((theme) => `lang=${language}&theme=${theme}`),
);

/** The composed header of each query, with the files of the last build. */
export async function composedHeaders(): Promise<HeaderChrome[]> {
  const { assets }: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
  return QUERIES.map((query) => {
    const options = { loginOrigins: LOCALES.brand.loginOrigins, preview: false };
    const { request } = parseChromeRequest(new URL(`${ORIGINS.site}/chrome/header?${query}`), options);
    const page = hostPageOf(request, ORIGINS, (href) => assetAddresses(assets, href));
    const content = contentFor(request.language);
    const { announcement } = momentOf(content, INSTANT, 'bench');
    return composeHeader({ content, request, page, announcement, posts: new Map() });
  });
}
