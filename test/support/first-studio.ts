/** What the first release that had a Studio has stored: the document in KV, and the rows of a version and of the draft. */

import type { LanguageMessages } from '../../src/content/publication.ts';
import type { Language } from '../../src/contract/language.ts';

const TITLES: Readonly<Record<Language, string>> = {
  de: 'Webinar im Frühling',
  en: 'Spring webinar',
  fr: 'Webinaire',
  es: 'Seminario',
  pt: 'Seminário',
  ja: '春のウェビナー',
};
const LANGUAGES = Object.entries(TITLES) as [Language, string][];

const WEBINAR = { link: '/webinar', description: 'About webinar', cta: 'Read more', endDate: '2027-01-01T09:00:00Z' };
const DEFAULT = { link: '/news', description: 'About default', cta: 'Read more' };

/** The card is in English and Japanese alone. */
const cardIn = (language: Language) => ({
  epigraph: 'Film',
  title: `Film ${language}`,
  link: '/film',
  image: 'teaser-video',
});

const messages = ([language, title]: [Language, string]): [Language, LanguageMessages] => [
  language,
  {
    announcements: [{ id: 'webinar', title, ...WEBINAR, weight: 2.5, startDate: '2026-03-14' }],
    featureMessages: [{ id: 'default', title: `Default ${language}`, ...DEFAULT, weight: 1 }],
    cards: ['en', 'ja'].includes(language) ? { 'platform-video': cardIn(language) } : {},
  },
];

const [createdAt, publishedAt] = ['2026-06-01T09:00:00.000Z', '2026-06-01T09:01:00.000Z'];

export const FIRST_DOCUMENT = {
  format: 1,
  version: 2,
  publishedAt,
  languages: Object.fromEntries(LANGUAGES.map(messages)) as Record<Language, LanguageMessages>,
};

/** Without the languages of the document. */
export const FIRST_VERSION = {
  version: 2,
  published_at: publishedAt,
  published_by: 'kim@example.com',
  reason: 'Spring',
  restores: null,
  state: 'published',
};

const always = { startDate: '', endDate: '' };
const inEach = (fields: (language: Language, title: string) => object) =>
  Object.fromEntries(LANGUAGES.map(([language, title]) => [language, fields(language, title)]));

export const FIRST_ENTRIES = [
  {
    position: 1,
    kind: 'announcement',
    id: 'webinar',
    content: {
      kind: 'announcement',
      timeZone: 'UTC',
      languages: inEach((_, title) => ({ title, ...WEBINAR, weight: '2.5', startDate: '2026-03-14T00:00:00Z' })),
    },
    revision: 4,
    changed_at: publishedAt,
    changed_by: 'kim@example.com',
  },
  {
    position: 2,
    kind: 'default-message',
    id: 'default',
    content: {
      kind: 'default-message',
      timeZone: 'UTC',
      languages: inEach((language) => ({ title: `Default ${language}`, ...DEFAULT, weight: '1', ...always })),
    },
    revision: 2,
    changed_at: createdAt,
    changed_by: 'built-in',
  },
  {
    position: 3,
    kind: 'card',
    id: 'platform-video',
    content: { kind: 'card', languages: { en: cardIn('en'), ja: cardIn('ja') } },
    revision: 3,
    changed_at: createdAt,
    changed_by: 'built-in',
  },
  {
    position: 5,
    kind: 'announcement',
    id: 'unfinished',
    content: {
      kind: 'announcement',
      timeZone: 'Europe/Berlin',
      languages: { de: { title: '', description: '', cta: '', link: '', weight: '1', ...always } },
    },
    revision: 5,
    changed_at: publishedAt,
    changed_by: 'lee@example.com',
  },
] as const;
