/** Parses the URL of a request: parameters, the addresses of its page, and origins for links. */

import type { LinkContext, LinkOrigins } from '../chrome/link-context.ts';
import { type PageAddresses, pageAddresses } from '../chrome/page-addresses.ts';
import type { FragmentVariant } from '../chrome/variant.ts';
import type { Content } from '../content/content.ts';
import type { Sites } from '../content/site-options.ts';
import type { ThemeSheets } from '../content/theme-sheet.ts';
import { withoutTrailingSlash } from '../contract/address.ts';
import { ownValue } from '../contract/own-value.ts';
import { pagePath } from '../contract/page-path.ts';
import { MAIN_SITE } from '../contract/site.ts';
import { type LinkedAssets, linkAssets } from '../release/link-assets.ts';
import { ASSETS_PATH } from '../release/release.ts';
import { type ParameterValues, parametersOfFragments, parametersReadBy } from '../request/parameters.ts';
import { type Notice, parseParameters } from '../request/parse-parameters.ts';
import type { ServiceOptions } from './service-options.ts';

/** The parsed query string. */
export interface ParsedRequest {
  readonly parameters: ParameterValues;
  readonly notices: readonly Notice[];
  readonly addresses: PageAddresses;
  /** As in `VariantSource`. */
  readonly page: string | null;
  /** The page's path as `pagePath` returns it; `null` if unknown. */
  readonly path: string | null;
  readonly origins: LinkOrigins;
  readonly assets: LinkedAssets;
}

/** Creates a function that parses URLs and never throws. */
export function createRequestParser({ origins, release, loginOrigins, ...mode }: ServiceOptions) {
  const linksFor = {
    relative: { origins: { siteOrigin: '', serviceOrigin: '' }, assets: linkAssets(release.assets, '') },
    absolute: { origins, assets: linkAssets(release.assets, origins.serviceOrigin) },
  };
  const fragment = parametersOfFragments(mode);
  const names = { fragment, manifest: [...fragment, ...parametersReadBy('manifest')] };

  return function parseRequest(url: string, sites: Sites, answer: keyof typeof names = 'fragment'): ParsedRequest {
    const query = new URLSearchParams(queryOf(url));
    const { parameters, notices } = parseParameters(query, names[answer], { loginOrigins, sites });
    const main = sites[MAIN_SITE]?.origin ?? origins.siteOrigin;
    const { path: given, links } = parameters;
    const { origins: own, assets: all } = linksFor[links];
    const { origin: ownOrigin = main, needsSiteStyles = false } = ownValue(sites, parameters.site) ?? {};
    const assets = needsSiteStyles ? { ...all, styles: all.siteStyles } : all;
    const isElsewhere = ownOrigin !== main;
    return {
      parameters,
      notices,
      addresses: pageAddresses(parameters, links === 'absolute' ? ownOrigin : ''),
      path: given === null ? null : pagePath(given),
      page: given === null ? null : withoutTrailingSlash((isElsewhere ? ownOrigin : '') + given),
      // paths on the main site would lead nowhere on another origin
      origins: isElsewhere ? { ...own, siteOrigin: main } : own,
      assets,
    };
  };
}

/** Adds the style sheet with published colours. */
export function withTheme(parsed: ParsedRequest, themes: ThemeSheets): ParsedRequest {
  const sheet = themes[parsed.parameters.lang];
  if (!sheet) return parsed;
  const { serviceOrigin } = parsed.origins;
  const theme = { href: serviceOrigin + ASSETS_PATH + sheet.file, integrity: sheet.integrity };
  return { ...parsed, assets: { ...parsed.assets, theme } };
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** @param variant of the fragment with the links @param content the source of the links */
export function linksOf(
  { origins, assets }: ParsedRequest,
  { currentPage }: Pick<FragmentVariant, 'currentPage'>,
  { counting }: Content,
): LinkContext {
  return { ...origins, assets, currentPage, countsLinks: counting?.links ?? false };
}
