/** The messages and cards of the files, which are version 1. */

import { isAvailable } from '../../src/content/availability.ts';
import type { Locales } from '../../src/content/locales.ts';
import type { Card, PublishedLanguages } from '../../src/content/publication.ts';
import { LANGUAGES, type Language, withPathPrefix } from '../../src/contract/language.ts';

/** The teasers with a fixed post are the cards, in the languages that show them. */
export function builtInLanguages(locales: Locales): PublishedLanguages {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const { announcements, featureMessages } = locales.dictionaries[language];
      return [language, { announcements, featureMessages, cards: cardsOf(locales, language) }];
    }),
  ) as PublishedLanguages;
}

function cardsOf({ links, dictionaries }: Locales, language: Language): Record<string, Card> {
  const { teasers } = dictionaries[language];
  return Object.fromEntries(
    Object.entries(links.teasers).flatMap(([id, teaser]) => {
      const texts = teasers[id];
      if (!('post' in teaser) || !isAvailable(teaser, language) || !texts) return [];
      const { url, localized, image } = teaser.post;
      return [[id, { ...texts, link: localized ? withPathPrefix(url, language) : url, image }]];
    }),
  );
}
