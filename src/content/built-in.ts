/** Messages and cards from the files, shown until a language is published. */

import { LANGUAGES, type Language } from '../contract/language.ts';
import { ownValue } from '../contract/own-value.ts';
import { isAvailable } from './availability.ts';
import type { CompanyContent } from './company-content.ts';
import type { Card, LanguageMessages, PublishedLanguages } from './publication.ts';
import { withLanguage } from './resolver.ts';

export function builtInLanguages(locales: CompanyContent): PublishedLanguages {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, builtInMessages(locales, language)]),
  ) as PublishedLanguages;
}

/** The cards of the teasers that the language shows. */
export function builtInMessages(locales: CompanyContent, language: Language): LanguageMessages {
  const { announcements, featureMessages } = locales.dictionaries[language];
  return { announcements, featureMessages, cards: cardsOf(locales, language) };
}

function cardsOf({ links, dictionaries }: CompanyContent, language: Language): Record<string, Card> {
  const { teasers } = dictionaries[language];
  return Object.fromEntries(
    Object.entries(links.teasers).flatMap(([id, teaser]) => {
      const texts = ownValue(teasers, id);
      if (!('post' in teaser) || !isAvailable(teaser, language) || !texts) return [];
      const { url, localized, image } = teaser.post;
      return [[id, { ...texts, link: localized ? withLanguage(url, language) : url, image }]];
    }),
  );
}
