/**
 * The URLs and breadcrumbs that differ from page to page. They are substituted after caching, so pages share everything
 * else.
 */

import { LANGUAGES, type Language, withoutPathPrefix, withPathPrefix } from '../contract/language.ts';
import { type Breadcrumb, MAX_BREADCRUMBS } from '../request/breadcrumbs.ts';
import type { ParameterValues } from '../request/parameters.ts';
import { siteHref } from './link-context.ts';

/** Breadcrumbs are counted from 0. */
type PageAddressName =
  | 'login'
  | 'skip'
  | `language-${Language}`
  | `breadcrumb-${number}-${keyof Breadcrumb | 'current'}`;

/** Addresses of languages that the page does not exist in are empty, and so are those after the last breadcrumb. */
export type PageAddresses = Readonly<Record<PageAddressName, string>>;

/** @param siteOrigin the origin of the page's site for absolute links, or empty for relative ones */
export function pageAddresses(parameters: ParameterValues, siteOrigin: string): PageAddresses {
  const { loginLink, skipTo, path, breadcrumbs } = parameters;
  const origin = { siteOrigin };
  const offered = offeredLanguages(parameters);
  return addressesFrom({
    login: siteHref(loginLink, origin),
    // without the parameter, no skip link is rendered
    skip: `#${skipTo ?? ''}`,
    // leads to the host's page in each language if its path is known, else to the home pages
    language: (language) =>
      offered.includes(language)
        ? siteHref(withPathPrefix(path === null ? '/' : withoutPathPrefix(path), language), origin)
        : '',
    ...(breadcrumbs && {
      breadcrumb: (index) => {
        const { title = '', url = '' } = breadcrumbs[index] ?? {};
        // the last one is the page itself
        return { title, url: siteHref(url, origin), current: index === breadcrumbs.length - 1 ? 'page' : 'false' };
      },
    }),
  });
}

/** The languages to offer: those that the page exists in, and always the current one. */
export function offeredLanguages({
  languages,
  lang,
}: Pick<ParameterValues, 'languages' | 'lang'>): readonly Language[] {
  // most pages exist in all of them
  if (languages === LANGUAGES) return LANGUAGES;
  return LANGUAGES.filter((language) => language === lang || languages.includes(language));
}

/** Address names by language, built once instead of for each request. */
const LANGUAGE_NAMES = LANGUAGES.map((code) => [code, `language-${code}`] as const);

interface AddressSource {
  readonly login: string;
  readonly skip: string;
  readonly language: (language: Language) => string;
  /** Most pages have none. */
  readonly breadcrumb?: (index: number) => Breadcrumb & { readonly current: string };
}

export function addressesFrom({ login, skip, language, breadcrumb }: AddressSource): PageAddresses {
  const addresses: Record<string, string> = { login, skip };
  for (let index = 0; breadcrumb && index < MAX_BREADCRUMBS; index += 1) {
    for (const [name, value] of Object.entries(breadcrumb(index))) addresses[`breadcrumb-${index}-${name}`] = value;
  }
  for (const [code, name] of LANGUAGE_NAMES) addresses[name] = language(code);
  return addresses as PageAddresses;
}
