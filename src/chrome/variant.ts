/**
 * What the markup of a fragment depends on, besides content, announcement and posts. Composers see nothing else of a
 * request, and cache keys are made of it, so that no cached fragment can be used for another request. Pure.
 */

import type { Content } from '../content/content.ts';
import { withoutTrailingSlash } from '../contract/address.ts';
import type { Language } from '../contract/language.ts';
import type { Size } from '../contract/size.ts';
import type { Theme } from '../contract/theme.ts';
import type { ParameterValues } from '../request/parameters.ts';
import { offeredLanguages } from './page-addresses.ts';

/** Every field has few values, so that many addresses share a variant: the rest of an address is in `PageAddresses`. */
export interface FragmentVariant {
  readonly theme: Theme;
  readonly size: Size;
  readonly isolate: ParameterValues['isolate'];
  readonly links: ParameterValues['links'];
  readonly assets: ParameterValues['assets'];
  /** The path of the host's page if a link of the content leads there, without a trailing slash. */
  readonly currentPath: string | null;
  /** Whether the host has named its path; if not, the script marks links by the address of the page. */
  readonly knowsPath: boolean;
}

export interface HeaderVariant extends FragmentVariant {
  readonly transparent: boolean;
  readonly languageSelector: boolean;
  readonly skipLink: boolean;
  /** Whether there may be one. */
  readonly announcement: boolean;
}

export function headerVariant(parameters: ParameterValues, content: Content): HeaderVariant {
  return withHeaderFields(parameters, footerVariant(parameters, content));
}

export function footerVariant(parameters: ParameterValues, content: Content): FragmentVariant {
  const path = pathOf(parameters);
  return variantWith(parameters, path !== null && content.linkedPaths.has(path) ? path : null);
}

/** The variants that the same parameters have had with some content, the likelier one first. */
export function possibleVariants(
  name: 'header' | 'footer',
  parameters: ParameterValues,
): readonly (HeaderVariant | FragmentVariant)[] {
  return [...new Set([pathOf(parameters), null])]
    .map((currentPath) => variantWith(parameters, currentPath))
    .map((variant) => (name === 'header' ? withHeaderFields(parameters, variant) : variant));
}

/** Names all that the markup of a fragment depends on, besides announcement and posts. */
export function variantKey(language: Language, variant: FragmentVariant): string {
  // no value contains a space
  return `${language} ${Object.values(variant).join(' ')}`;
}

function variantWith({ theme, size, isolate, links, assets, path }: ParameterValues, currentPath: string | null) {
  return { theme, size, isolate, links, assets, currentPath, knowsPath: path !== null };
}

function withHeaderFields(parameters: ParameterValues, variant: FragmentVariant): HeaderVariant {
  const { transparent, skipTo, announcement, size } = parameters;
  // with one language there is nothing to choose from
  const languageSelector = size !== 'minimal' && parameters.languageSelector && offeredLanguages(parameters).length > 1;
  return {
    ...variant,
    transparent,
    languageSelector,
    skipLink: skipTo !== null,
    announcement: size === 'full' && announcement === 'include',
  };
}

function pathOf({ path }: ParameterValues): string | null {
  return path === null ? null : withoutTrailingSlash(path);
}
