/** Counts the parts that a fragment must have, from its content and parameters. */

import type { Content } from '../../../../src/content/content.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { ParameterValues } from '../../../../src/request/parameters.ts';
import { columnsOf } from '../../../support/content.ts';

type LanguageOptions = Pick<ParameterValues, 'languageSelector' | 'languages' | 'lang' | 'size'>;
type Options = LanguageOptions & Pick<ParameterValues, 'skipTo' | 'size'>;

/** @returns elements by the name of their part */
export function partCountsOf(
  name: 'header' | 'footer',
  content: Content,
  { skipTo, size, ...languages }: Options,
): Readonly<Record<string, number>> {
  const { columns, legal, social } = content.footer;
  if (name === 'footer')
    return {
      column: size === 'full' ? columns.length : 0,
      legal: Math.min(1, legal.length),
      social: size === 'minimal' ? 0 : Math.min(1, social.length),
      copyright: 1,
    };
  const links = size === 'full' ? 2 : 1;
  const ofEachSize = {
    login: content.labels.login === undefined || size === 'minimal' ? 0 : links,
    'language-selector': languageLinksOf({ size, ...languages }).length > 0 ? links : 0,
    'skip-link': skipTo === null ? 0 : 1,
  };
  const secondLevel = size === 'minimal' ? [] : (content.site?.secondLevel ?? []);
  const menus = secondLevel.filter(({ kind }) => kind === 'menu').length;
  const levels = Math.min(1, secondLevel.length);
  if (size !== 'full') return { ...ofEachSize, 'second-level': levels, section: menus, panel: menus };
  // the overlay has the second level as a section
  const sections = content.navigation.filter(({ kind }) => kind === 'section').length + levels + menus;
  return {
    ...ofEachSize,
    bar: 1,
    nav: 1,
    'second-level': levels,
    section: sections,
    panel: sections,
    teaser: columnsOf(content).filter(({ kind }) => kind === 'post').length,
    ...Object.fromEntries(content.actions.map(({ id }) => [id, 2])),
    burger: 1,
    overlay: 1,
  };
}

/** The languages in each list of the header, in their order. */
export function languageLinksOf({ languageSelector, languages, lang, size }: LanguageOptions): readonly Language[] {
  const listed = LANGUAGES.filter((language) => language === lang || languages.includes(language));
  return size !== 'minimal' && languageSelector && listed.length > 1 ? listed : [];
}
