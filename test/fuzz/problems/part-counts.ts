/** Counts the parts that a fragment must have, from its content and parameters. */

import type { Content } from '../../../src/content/content.ts';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import type { ParameterValues } from '../../../src/request/parameters.ts';
import { columnsOf } from '../../support/content.ts';

type LanguageOptions = Pick<ParameterValues, 'languageSelector' | 'languages' | 'lang'>;
type Options = LanguageOptions & Pick<ParameterValues, 'skipTo'>;

/** @returns elements by the name of their part */
export function partCountsOf(
  name: 'header' | 'footer',
  content: Content,
  { skipTo, ...languages }: Options,
): Readonly<Record<string, number>> {
  const { columns, legal, social } = content.footer;
  if (name === 'footer')
    return {
      column: columns.length,
      legal: Math.min(1, legal.length),
      social: Math.min(1, social.length),
      copyright: 1,
    };
  const sections = content.navigation.filter(({ kind }) => kind === 'section').length;
  return {
    bar: 1,
    login: 2,
    'language-selector': languageLinksOf(languages).length > 0 ? 2 : 0,
    nav: 1,
    section: sections,
    panel: sections,
    teaser: columnsOf(content).filter(({ kind }) => kind === 'post').length,
    'sign-up': 2,
    'contact-sales': 2,
    burger: 1,
    overlay: 1,
    'skip-link': skipTo === null ? 0 : 1,
  };
}

/** The languages in each list of the header, in their order. */
export function languageLinksOf({ languageSelector, languages, lang }: LanguageOptions): readonly Language[] {
  const listed = LANGUAGES.filter((language) => language === lang || languages.includes(language));
  return languageSelector && listed.length > 1 ? listed : [];
}
