/** The addresses that each page may set differently. They are filled in last, so that pages share the rest. Pure. */

import { LANGUAGES, type Language, withoutPathPrefix, withPathPrefix } from '../contract/language.ts';
import type { ParameterValues } from '../request/parameters.ts';
import { siteHref } from './link-context.ts';

export type PageAddressName = 'login' | 'skip' | `language-${Language}`;

export type PageAddresses = Readonly<Record<PageAddressName, string>>;

/** @param siteOrigin the site's origin for absolute links, or empty for relative ones */
export function pageAddresses({ loginLink, skipTo, path }: ParameterValues, siteOrigin: string): PageAddresses {
  const origin = { siteOrigin };
  return addressesFrom({
    login: siteHref(loginLink, origin),
    // without the parameter, there is no skip link
    skip: `#${skipTo ?? ''}`,
    // to the host's page in each language if its path is known, else to the home pages
    language: (language) => siteHref(withPathPrefix(path === null ? '/' : withoutPathPrefix(path), language), origin),
  });
}

interface AddressSource {
  readonly login: string;
  readonly skip: string;
  readonly language: (language: Language) => string;
}

export function addressesFrom({ login, skip, language }: AddressSource): PageAddresses {
  const languages = LANGUAGES.map((code) => [`language-${code}`, language(code)] as const);
  return { login, skip, ...Object.fromEntries(languages) } as PageAddresses;
}
