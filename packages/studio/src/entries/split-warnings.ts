/** Separates a publication's new warnings from those that the latest version already has. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { MenusAnswer, Warning } from '../contract/api.ts';
import type { SiteName } from './audience.ts';
import { pastStarts } from './date-warnings.ts';
import { findWarnings } from './find-warnings.ts';

export interface SplitWarnings {
  /** To be acknowledged. */
  readonly added: readonly Warning[];
  /** Already published, so they need no acknowledgement. */
  readonly earlier: readonly Warning[];
}

/** @param before the latest version @param now milliseconds since 1970 */
export function splitWarnings(
  languages: PublishedLanguages,
  before: PublishedLanguages,
  now: number,
  sites?: readonly SiteName[],
  menus?: MenusAnswer | null,
): SplitWarnings {
  const known = new Set(findWarnings(before, now, sites, menus).map(({ key }) => key));
  const { added, earlier } = splitByKey(findWarnings(languages, now, sites, menus), known);
  return { added: [...pastStarts(languages, before, now), ...added], earlier };
}

export function splitByKey(warnings: readonly Warning[], known: ReadonlySet<string>): SplitWarnings {
  return {
    added: warnings.filter(({ key }) => !known.has(key)),
    earlier: warnings.filter(({ key }) => known.has(key)),
  };
}
