/** Everything in a request that affects markup. Cache keys are built from it, and composers see nothing else. */

import type { Content } from '../content/content.ts';
import type { Language } from '../contract/language.ts';
import type { Size } from '../contract/size.ts';
import type { Theme } from '../contract/theme.ts';
import type { ParameterValues } from '../request/parameters.ts';
import { offeredLanguages } from './page-addresses.ts';

/** Every field has few values, so that many URLs share a variant. The rest of a URL is in `PageAddresses`. */
export interface FragmentVariant {
  /** The id of the site, which decides the content. */
  readonly site: string;
  readonly theme: Theme;
  readonly size: Size;
  readonly isolate: ParameterValues['isolate'];
  readonly links: ParameterValues['links'];
  readonly assets: ParameterValues['assets'];
  /** The host's page if a link of the content leads there (`page` in `VariantSource`). */
  readonly currentPage: string | null;
  /** Whether the host has named its path; if not, the script marks links by the page's URL. */
  readonly hasPath: boolean;
}

export interface HeaderVariant extends FragmentVariant {
  readonly transparent: boolean;
  readonly languageSelector: boolean;
  readonly skipLink: boolean;
  readonly breadcrumbs: boolean;
  /** Whether the header may show an announcement. */
  readonly announcement: boolean;
}

export interface VariantSource {
  readonly parameters: ParameterValues;
  /** The host's page without a trailing slash: a main-site path, or a URL on another origin; `null` if unknown. */
  readonly page: string | null;
}

export function headerVariant(source: VariantSource, content: Content): HeaderVariant {
  const { parameters } = source;
  const { transparent, skipTo, breadcrumbs, announcement, size } = parameters;
  // with one language there is nothing to choose from
  const languageSelector = size !== 'minimal' && parameters.languageSelector && offeredLanguages(parameters).length > 1;
  return {
    ...footerVariant(source, content),
    transparent,
    languageSelector,
    skipLink: skipTo !== null,
    breadcrumbs: breadcrumbs !== null,
    announcement: size === 'full' && announcement === 'include',
  };
}

export function footerVariant({ parameters, page }: VariantSource, content: Content): FragmentVariant {
  const { site, theme, size, isolate, links, assets, path } = parameters;
  const currentPage = page !== null && content.linkedPages.has(page) ? page : null;
  return { site, theme, size, isolate, links, assets, currentPage, hasPath: path !== null };
}

/** A key for everything that the markup depends on, besides announcement and posts. */
export function variantKey(language: Language, variant: FragmentVariant): string {
  // no value contains a space
  return `${language} ${Object.values(variant).join(' ')}`;
}
