/** Examples composed from the real content, for what works below the app. */

import type { FooterChrome, HeaderChrome } from '../../src/chrome/chrome.ts';
import { composeFooter } from '../../src/chrome/compose-footer.ts';
import { composeHeader } from '../../src/chrome/compose-header.ts';
import { type HostPage, hostPageOf } from '../../src/chrome/host-page.ts';
import { momentOf } from '../../src/chrome/moment.ts';
import { contentFor } from '../../src/content/content-for.ts';
import { LOCALES } from '../../src/content/locales.ts';
import { assetAddresses } from '../../src/html/assets.ts';
import type { ChromeRequest } from '../../src/request/chrome-request.ts';
import { parseChromeRequest } from '../../src/request/parse-request.ts';
import { TEST_ASSETS } from './test-assets.ts';

const EXAMPLE_INSTANT = Date.UTC(2026, 10, 21, 12);

const ORIGINS = { site: 'https://www.example.com', service: 'https://chrome.example.com' };

/** The page of a host, with assets that only tests have. */
export function testHostPage(request: ChromeRequest): HostPage {
  return hostPageOf(request, ORIGINS, (href) => assetAddresses(TEST_ASSETS, href));
}

const parse = (query: string) => {
  const options = { loginOrigins: LOCALES.brand.loginOrigins, preview: true };
  const { request } = parseChromeRequest(new URL(`https://www.example.com/chrome/header?${query}`), options);
  const page = testHostPage(request);
  return { request, page, content: contentFor(request.language), now: request.at ?? EXAMPLE_INSTANT };
};

export function composedHeader(query: string): HeaderChrome {
  const { request, page, content, now } = parse(query);
  const { announcement } = momentOf(content, now, request.seed ?? 'example');
  return composeHeader({ content, request, page, announcement, posts: new Map() });
}

export function composedFooter(query: string): FooterChrome {
  const { request, page, content, now } = parse(query);
  return composeFooter(content, request, page, now);
}
