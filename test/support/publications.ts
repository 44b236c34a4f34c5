/** Documents as the Studio publishes them. */

import { COMPANY } from '../../src/company.ts';
import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { LanguageMessages, Publication, PublishedLanguages } from '../../src/content/publication.ts';
import { PUBLICATION_FORMAT } from '../../src/content/publication-key.ts';
import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import { NOW, testApp } from './app.ts';

/** An announcement that is always active. */
export function announcement(id: string, fields: Partial<AnnouncementFile> = {}): AnnouncementFile {
  return {
    id,
    title: `Title of ${id}`,
    link: '/news',
    description: `About ${id}`,
    cta: 'Read more',
    weight: 1,
    ...fields,
  };
}

/** The files' default messages, with the given messages, in every language. */
export function inEveryLanguage(messages: Partial<LanguageMessages>): PublishedLanguages {
  return Object.fromEntries(
    LANGUAGES.map((language): [Language, LanguageMessages] => {
      const { featureMessages } = COMPANY.dictionaries[language];
      return [language, { announcements: [], featureMessages, cards: {}, ...messages }];
    }),
  ) as Record<Language, LanguageMessages>;
}

interface PublicationInput {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly languages: PublishedLanguages;
}

/** An app for which these messages, menus and texts are published in every language. */
export function publishedApp(messages: Partial<LanguageMessages>) {
  const publication = publicationOf({ version: 2, publishedAt: NOW - 1, languages: inEveryLanguage(messages) });
  const app = testApp({ readPublication: async () => JSON.stringify(publication) });
  const fetchHeader = (query: string) => app.request(`/chrome/header?${query}`);
  return {
    ...app,
    fetchHeader,
    /** The id of the announcement in one answer. */
    shown: async (query = '') =>
      /data-portico-announcement="([^"]+)"/.exec(await (await fetchHeader(query)).text())?.[1] ?? null,
  };
}

export function publicationOf({ version, publishedAt, languages }: PublicationInput): Publication {
  return { format: PUBLICATION_FORMAT, version, publishedAt: new Date(publishedAt).toISOString(), languages };
}
