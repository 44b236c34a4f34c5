/** Headers and footers composed from the real content, for tests that need no app. */

import type { FooterModel, HeaderModel } from '../../src/chrome/chrome.ts';
import { composeFooter } from '../../src/chrome/compose-footer.ts';
import { composeHeader } from '../../src/chrome/compose-header.ts';
import { contentAtOrThrow } from '../../src/chrome/content-at-instant.ts';
import { pageAddresses } from '../../src/chrome/page-addresses.ts';
import { headerVariant } from '../../src/chrome/variant.ts';
import { NOTHING_OMITTED } from '../../src/content/parts.ts';
import { withoutTrailingSlash } from '../../src/contract/address.ts';
import { linkAssets } from '../../src/release/link-assets.ts';
import { parametersReadBy } from '../../src/request/parameters.ts';
import { parseParameters } from '../../src/request/parse-parameters.ts';
import { contentFor } from './content.ts';
import { PARAMETER_OPTIONS } from './parameter-options.ts';
import { TEST_ASSETS } from './test-assets.ts';

const EXAMPLE_INSTANT = Date.UTC(2026, 10, 21, 12);

/** What a request with this query is composed from, with relative links and the test assets. */
export function contextOf(query: string) {
  const names = parametersReadBy('all', 'preview');
  const { parameters } = parseParameters(new URLSearchParams(query), names, PARAMETER_OPTIONS);
  const { path } = parameters;
  const content = contentFor(parameters.lang);
  const variant = headerVariant({ parameters, page: path === null ? null : withoutTrailingSlash(path) }, content);
  const assets = linkAssets(TEST_ASSETS, '');
  const links = { siteOrigin: '', serviceOrigin: '', assets, currentPage: variant.currentPage, countsLinks: false };
  const addresses = pageAddresses(parameters, '');
  const now = parameters.at ?? EXAMPLE_INSTANT;
  return { parameters, content, variant, links, addresses, now, omitted: NOTHING_OMITTED };
}

export function composedHeader(query: string): HeaderModel {
  const context = contextOf(query);
  const { announcement } = contentAtOrThrow(context.content, context.now, context.parameters.seed ?? 'example');
  return composeHeader({ ...context, announcement, posts: new Map() });
}

export function composedFooter(query: string): FooterModel {
  const context = contextOf(query);
  return composeFooter({ ...context, year: String(new Date(context.now).getUTCFullYear()) });
}
