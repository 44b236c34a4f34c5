/** What visitors will see differently, in sentences. */

import { expect, test } from 'vitest';
import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { LanguageMessages } from '../../../../src/content/publication.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { describeChanges } from '../../src/entries/describe-changes.ts';

const NOW = Date.UTC(2027, 0, 1);

/** `text @ instant`, in English. */
function changes(before: Partial<LanguageMessages>, after: Partial<LanguageMessages>): string[] {
  return describeChanges(inEveryLanguage(before), inEveryLanguage(after), NOW)
    .filter(({ language }) => language === 'en')
    .map(({ text, at }) => (at === null ? text : `${text} @ ${at}`));
}

/** An announcement that changes, beside one that stays. */
function announcements(before: Partial<AnnouncementFile> | null, after: Partial<AnnouncementFile> | null): string[] {
  const list = (fields: Partial<AnnouncementFile> | null) => ({
    announcements: [announcement('other'), ...(fields ? [announcement('news', { title: 'News', ...fields })] : [])],
  });
  return changes(list(before), list(after));
}

const PAST = '2026-06-01';
const SOON = '2027-03-01T09:00:00Z';
const LATER = '2027-04-01';
const [FEBRUARY, MARCH, APRIL] = ['1 February 2027, 08:00 UTC', '1 March 2027, 09:00 UTC', '1 April 2027, 00:00 UTC'];

test.each<[Partial<AnnouncementFile> | null, Partial<AnnouncementFile> | null, string[]]>([
  [null, {}, ['“News” is shown from now on.']],
  [null, { startDate: PAST, endDate: LATER }, [`“News” is shown from now on until ${APRIL}.`]],
  [null, { startDate: SOON }, [`“News” is shown from ${MARCH}. @ ${SOON}`]],
  [null, { startDate: SOON, endDate: LATER }, [`“News” is shown from ${MARCH} until ${APRIL}. @ ${SOON}`]],
  [null, { endDate: PAST }, ['“News” is added, but was over on 1 June 2026, 00:00 UTC.']],
  [null, { weight: 0 }, ['“News” is added, but not shown, because its frequency is 0.']],
  [{}, null, ['“News” is no longer shown.']],
  [{ startDate: SOON }, null, [`“News” will not be shown from ${MARCH} after all. @ ${SOON}`]],
  [{ endDate: PAST }, null, ['“News”, which is not shown now, is removed.']],
  [{}, { endDate: PAST }, ['“News” is no longer shown.']],
  [{}, { weight: 0 }, ['“News” is no longer shown.']],
  [{}, { startDate: SOON }, ['“News” is not shown for now.', `“News” is shown from ${MARCH}. @ ${SOON}`]],
  [{ startDate: SOON }, {}, ['“News” is shown from now on.']],
  [{ endDate: PAST }, {}, ['“News” is shown from now on.']],
  [{ startDate: SOON }, { startDate: LATER }, [`“News” is shown from ${APRIL} instead of ${MARCH}. @ ${SOON}`]],
  [{}, { endDate: LATER }, [`“News” is shown until ${APRIL}; it had no end. @ 2027-04-01T00:00:00Z`]],
  [{ endDate: LATER }, {}, [`“News” is shown without an end instead of until ${APRIL}. @ 2027-04-01T00:00:00Z`]],
  [{ endDate: LATER }, { endDate: SOON }, [`“News” is shown until ${MARCH} instead of ${APRIL}. @ ${SOON}`]],
  [{}, { title: 'Better news' }, ['“News” becomes “Better news”.']],
  [{}, { description: 'Soon' }, ['“News” has the description “Soon” instead of “About news”.']],
  [{}, { cta: 'Go' }, ['“News” has the call to action “Go” instead of “Read more”.']],
  [{}, { link: '/go' }, ['“News” leads to /go instead of /news.']],
  [{}, { weight: 2 }, ['“News” has the frequency 2 instead of 1.']],
  [{ startDate: SOON }, { startDate: SOON, link: '/go' }, [`“News” leads to /go instead of /news. @ ${SOON}`]],
  [
    { endDate: PAST },
    { endDate: PAST, link: '/go' },
    ['“News” leads to /go instead of /news, but it is not shown now.'],
  ],
])('%j → %j', (before, after, expected) => {
  expect(announcements(before, after)).toEqual(expected);
});

test.each<[Partial<AnnouncementFile> | null, Partial<AnnouncementFile> | null, string]>([
  [null, {}, `“News” is shown from ${FEBRUARY}.`],
  [{ startDate: SOON }, { endDate: LATER }, `“News” is shown from ${FEBRUARY} until ${APRIL}.`],
  [{}, null, `“News” is no longer shown from ${FEBRUARY}.`],
  [{}, { startDate: SOON }, `“News” is not shown from ${FEBRUARY}.`],
  [{ endDate: PAST }, null, '“News”, which is not shown then, is removed.'],
])('%j → %j, published later', (before, after, expected) => {
  const at = Date.UTC(2027, 1, 1, 8);
  const list = (fields: typeof before) =>
    inEveryLanguage({
      announcements: [announcement('other'), ...(fields ? [announcement('news', { title: 'News', ...fields })] : [])],
    });
  const [first] = describeChanges(list(before), list(after), at, undefined, null, true);
  expect(first?.text).toBe(expected);
});

test('the instants of a sentence are also data', () => {
  const list = (dates: Partial<AnnouncementFile>) =>
    inEveryLanguage({ announcements: [announcement('news', { title: 'News', ...dates })] });
  const [first] = describeChanges(list({ endDate: LATER }), list({ endDate: SOON }), NOW);
  expect(first?.sentence).toEqual([
    '“News” is shown until ',
    { at: SOON },
    ' instead of ',
    { at: '2027-04-01T00:00:00Z' },
    '.',
  ]);
});

test('a day and the same instant in UTC are no change', () => {
  expect(announcements({ endDate: '2027-04-01' }, { endDate: '2027-04-01T00:00:00Z' })).toEqual([]);
});

test('default messages appear with the last announcement that is deleted', () => {
  expect(changes({ announcements: [announcement('a')] }, {})).toEqual([
    '“Title of a” is no longer shown.',
    'There are no announcements any more, so default messages are shown.',
  ]);
  expect(changes({}, { announcements: [announcement('a')] })).toEqual([
    '“Title of a” is shown from now on.',
    'Default messages are no longer shown, because there are announcements.',
  ]);
});

test('a default message that nobody sees now is described as such', () => {
  const rest = { announcements: [announcement('a')] };
  expect(
    changes(
      { ...rest, featureMessages: [announcement('d')] },
      { ...rest, featureMessages: [announcement('d', { cta: 'Go' })] },
    ),
  ).toEqual([
    '“Title of d” has the call to action “Go” instead of “Read more”. It is seen only while there are no announcements.',
  ]);
});

test('cards', () => {
  const card = { epigraph: 'Report', title: 'Identity in 2026', link: '/report', image: 'teaser-report' };
  const next = { epigraph: 'Study', title: 'Identity in 2027', link: '/study', image: 'teaser-roi' };
  expect(changes({ cards: { report: card } }, { cards: { report: next } })).toEqual([
    'The card report has the category “Study” instead of “Report”.',
    'The card report shows “Identity in 2027” instead of “Identity in 2026”.',
    'The card report leads to /study instead of /report.',
    'The card report has the image teaser-roi instead of teaser-report.',
  ]);
  expect(changes({}, { cards: { report: card } })).toEqual([
    'The card report shows “Identity in 2026” and leads to /report.',
  ]);
  expect(changes({ cards: { report: card } }, {})).toEqual(['The card report is the original again.']);
});
