/** What the Studio says before an announcement is ended. */

import { expect, test } from 'vitest';
import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { shownInstead } from '../../src/entries/shown-instead.ts';

const AT = '2027-01-01T00:00:00.000Z';
const ENDING = announcement('a');

const instead = (announcements: readonly AnnouncementFile[], languages = LANGUAGES) =>
  shownInstead(inEveryLanguage({ announcements: [...announcements] }), { id: 'a', in: languages, at: AT });

test('the other messages that are live, with the share of each', () => {
  const later = announcement('later', { startDate: '2027-01-02' });
  expect(instead([ENDING, announcement('b'), later], ['de'])).toEqual([{ languages: ['de'], shown: '“Title of b”' }]);
  expect(instead([ENDING, announcement('b', { weight: 3 }), announcement('c')], ['de'])).toEqual([
    { languages: ['de'], shown: '“Title of b” (75%) and “Title of c” (25%)' },
  ]);
});

test('languages that differ are named separately', () => {
  const languages = {
    ...inEveryLanguage({ announcements: [ENDING] }),
    fr: inEveryLanguage({ announcements: [ENDING, announcement('b')] }).fr,
  };
  expect(shownInstead(languages, { id: 'a', in: ['en', 'fr', 'ja'], at: AT })).toEqual([
    { languages: ['en', 'ja'], shown: 'no message' },
    { languages: ['fr'], shown: '“Title of b”' },
  ]);
});

test('only messages for the pages that show it', () => {
  const onDocs = { sites: ['docs'], paths: ['/docs/*'] };
  const found = instead(
    [announcement('a', onDocs), announcement('b', { sites: ['shop'] }), announcement('c', onDocs)],
    ['en'],
  );
  expect(found).toEqual([{ languages: ['en'], shown: '“Title of c”' }]);
});

test('an announcement that is over is not replaced', () => {
  expect(instead([announcement('a', { endDate: '2026-01-01' })])).toEqual([]);
});
