/** The URLs that differ from page to page. They are substituted after caching, so pages share everything else. Pure. */

import { LANGUAGES, type Language, withoutPathPrefix, withPathPrefix } from '../contract/language.ts';
import type { ParameterValues } from '../request/parameters.ts';
import { siteHref } from './link-context.ts';

export type PageAddressName = 'login' | 'skip' | `language-${Language}`;

/** The address of a language is empty if the page does not exist in it. */
export type PageAddresses = Readonly<Record<PageAddressName, string>>;

/** @param siteOrigin the origin of the page's site for absolute links, or empty for relative ones */
export function pageAddresses(parameters: ParameterValues, siteOrigin: string): PageAddresses {
  const { loginLink, skipTo, path } = parameters;
  const origin = { siteOrigin };
  const offered = offeredLanguages(parameters);
  return addressesFrom({
    login: siteHref(loginLink, origin),
    // without the parameter, there is no skip link
    skip: `#${skipTo ?? ''}`,
    // to the host's page in each language if its path is known, else to the home pages
    language: (language) =>
      offered.includes(language)
        ? siteHref(withPathPrefix(path === null ? '/' : withoutPathPrefix(path), language), origin)
        : '',
  });
}

/** The languages that the page can be read in: those that it exists in, and always the current one. */
export function offeredLanguages({
  languages,
  lang,
}: Pick<ParameterValues, 'languages' | 'lang'>): readonly Language[] {
  // most pages exist in all of them
  if (languages === LANGUAGES) return LANGUAGES;
  return LANGUAGES.filter((language) => language === lang || languages.includes(language));
}

/** The language of each address, which are the same strings for each request. */
const LANGUAGE_NAMES = LANGUAGES.map((code) => [code, `language-${code}`] as const);

interface AddressSource {
  readonly login: string;
  readonly skip: string;
  readonly language: (language: Language) => string;
}

export function addressesFrom({ login, skip, language }: AddressSource): PageAddresses {
  const addresses: Record<string, string> = { login, skip };
  for (const [code, name] of LANGUAGE_NAMES) addresses[name] = language(code);
  return addresses as PageAddresses;
}
