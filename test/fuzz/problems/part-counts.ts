/** Counts the parts that a fragment must have, from its content and parameters. */

import type { Content } from '../../../src/content/content.ts';
import type { ParameterValues } from '../../../src/request/parameters.ts';
import { columnsOf } from '../../support/content.ts';

type Options = Pick<ParameterValues, 'languageSelector' | 'skipTo'>;

/** @returns elements by the name of their part */
export function partCountsOf(
  name: 'header' | 'footer',
  content: Content,
  { languageSelector, skipTo }: Options,
): Readonly<Record<string, number>> {
  if (name === 'footer') return { column: content.footer.columns.length, legal: 1, social: 1, copyright: 1 };
  const sections = content.navigation.filter(({ kind }) => kind === 'section').length;
  return {
    bar: 1,
    login: 2,
    'language-selector': languageSelector ? 2 : 0,
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
