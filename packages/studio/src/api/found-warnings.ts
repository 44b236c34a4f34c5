/** Finds all warnings about a publication, except those that need other servers. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { siteNamesOf } from '../entries/audience.ts';
import { farRelease } from '../entries/date-warnings.ts';
import { menusOf } from '../entries/file-menus.ts';
import { type SplitWarnings, splitWarnings } from '../entries/split-warnings.ts';
import type { ApiOptions } from './api-options.ts';
import { heavyFirstViews } from './heavy-first-views.ts';

/** @param published the latest version @param at when it is published, in milliseconds since 1970 */
export async function foundWarnings(
  languages: PublishedLanguages,
  published: PublishedLanguages,
  at: number,
  options: Pick<ApiOptions, 'locales' | 'measureFirstViews' | 'now'>,
): Promise<SplitWarnings> {
  const { locales } = options;
  const found = splitWarnings(languages, published, at, siteNamesOf(locales), menusOf(locales));
  const heavy = await heavyFirstViews(languages, published, at, options);
  return {
    added: [...farRelease(at, options.now()), ...heavy.added, ...found.added],
    earlier: [...heavy.earlier, ...found.earlier],
  };
}
