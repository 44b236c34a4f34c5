/** Finds the languages in which a publication makes a first view larger than a server sends without waiting. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { MAX_FIRST_VIEW_BYTES, numberText } from '../contract/limits.ts';
import { type Finding, mergeFindings } from '../entries/merge-findings.ts';
import type { SplitWarnings } from '../entries/split-warnings.ts';
import type { ApiOptions } from './api-options.ts';

/** In bytes: estimates are up to 1.6 % too high (first-view.ts), so a smaller excess gives no warning. */
const MAX_EXCESS_BYTES = 230;

/**
 * Only of languages that the publication changes. @param published the latest version @param at milliseconds since 1970
 */
export async function heavyFirstViews(
  languages: PublishedLanguages,
  published: PublishedLanguages,
  at: number,
  { measureFirstViews }: Pick<ApiOptions, 'measureFirstViews'>,
): Promise<SplitWarnings> {
  const heavyIn = async (some: PublishedLanguages, of: readonly Language[]) => {
    const measured = of.length === 0 ? [] : await measureFirstViews(some, of, at);
    return [...measured].filter(([, bytes]) => bytes > MAX_FIRST_VIEW_BYTES + MAX_EXCESS_BYTES);
  };
  const changed = LANGUAGES.filter(
    (language) => JSON.stringify(languages[language]) !== JSON.stringify(published[language]),
  );
  const heavy = await heavyIn(languages, changed);
  const before = new Map(
    await heavyIn(
      published,
      heavy.map(([language]) => language),
    ),
  );
  const warningsOf = (found: typeof heavy) =>
    mergeFindings(found.map(([language, bytes]) => findingOf(language, bytes))).map((warning) => ({
      ...warning,
      // without the bytes, which change with every message
      key: ['too-large', ...found.map(([language]) => language)].join(' '),
    }));
  return {
    added: warningsOf(heavy.filter(([language]) => !before.has(language))),
    earlier: warningsOf(heavy.filter(([language]) => before.has(language))),
  };
}

function findingOf(language: Language, bytes: number): Finding {
  const most = numberText(MAX_FIRST_VIEW_BYTES);
  return {
    key: 'too-large',
    warning: 'too-large',
    language,
    detail: ` (about ${numberText(bytes)} bytes)`,
    sentence: (names) =>
      `Header and footer are too large for a quick first view in ${names}: with style sheet and script, ${most} bytes arrive at once. Shorten menus, texts or messages.`,
  };
}
