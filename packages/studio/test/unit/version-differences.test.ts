/** What is different in two versions, field by field. */

import { expect, test } from 'vitest';
import type { LanguageMessages, PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { versionDifferences } from '../../src/page/differences/version-differences.ts';

const webinar = { id: 'webinar', title: 'Webinar', description: 'Live', cta: 'Register', link: '/webinar', weight: 1 };
const signUp = { ...webinar, id: 'sign-up', title: 'Start free' };
const report = { epigraph: 'Report', title: 'The state of login', link: '/report', image: 'teaser-report' };

const english = { announcements: [webinar], featureMessages: [signUp], cards: { 'identity-report': report } };

function languagesWith(en: LanguageMessages = english): PublishedLanguages {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, language === 'en' ? en : english]),
  ) as PublishedLanguages;
}

const differencesOf = (after: LanguageMessages) => versionDifferences(languagesWith(), languagesWith(after));

test('a changed field has its value before and after', () => {
  expect(differencesOf({ ...english, announcements: [{ ...webinar, title: 'Spring webinar', weight: 2 }] })).toEqual([
    {
      language: 'en',
      kind: 'announcement',
      id: 'webinar',
      title: 'Spring webinar',
      change: 'changed',
      fields: [
        { field: 'title', before: 'Webinar', after: 'Spring webinar' },
        { field: 'weight', before: '1', after: '2' },
      ],
    },
  ]);
});

test('messages and cards that were added or removed are named, with all their fields', () => {
  const after = { announcements: [], featureMessages: [signUp], cards: { 'identity-report': report, video: report } };
  const differences = differencesOf(after);
  expect(differences.map(({ kind, id, change }) => [kind, id, change])).toEqual([
    ['card', 'video', 'added'],
    ['announcement', 'webinar', 'removed'],
  ]);
  expect(differences[0]?.fields.map(({ field }) => field)).toEqual(['epigraph', 'title', 'link', 'image']);
});
