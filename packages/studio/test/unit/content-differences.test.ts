/** What somebody has changed in an entry, in a sentence and field by field. */

import { describe, expect, test } from 'vitest';
import { announcementIn, MESSAGE_FIELDS, messageContent } from '../../../../test/support/studio-api.ts';
import type { EntryContent, MessageContent, MessageFields } from '../../src/contract/draft.ts';
import { contentDifferences } from '../../src/page/differences/content-differences.ts';
import { formatRevision } from '../../src/page/history/format-revision.ts';

const SPRING = { kind: 'announcement', id: 'spring' } as const;

/** In English and German. */
const both = (en: Partial<MessageFields> = {}, de: Partial<MessageFields> = en) =>
  announcementIn({ de: { ...MESSAGE_FIELDS, ...de }, en: { ...MESSAGE_FIELDS, ...en } });

const differencesOf = (before: EntryContent, after: EntryContent) => contentDifferences(SPRING, before, after);

const START = '2027-03-14T12:00:00Z';

test('what is the same in all languages is said once', () => {
  expect(differencesOf(both(), both({ startDate: START }, { startDate: START, title: 'Frühling' }))).toEqual([
    {
      ...SPRING,
      language: null,
      title: 'Spring webinar',
      change: 'changed',
      fields: [{ field: 'startDate', before: null, after: START }],
    },
    {
      ...SPRING,
      language: 'de',
      title: 'Frühling',
      change: 'changed',
      fields: [{ field: 'title', before: 'Spring webinar', after: 'Frühling' }],
    },
  ]);
});

test('recorded sources of translations are no difference', () => {
  expect(differencesOf(both(), both({}, { titleSource: 'Spring webinar' }))).toEqual([]);
});

describe('the sentence', () => {
  const after = (content: MessageContent | null) => ({ content });
  const sentenceOf = (before: MessageContent, content: MessageContent) =>
    formatRevision(after(content), after(before), differencesOf(before, content));

  test.each([
    ['Changed title and link in English', both(), both({ title: 'A', link: '/b' }, {})],
    ['Changed title in German and English', both(), both({ title: 'A' })],
    ['Changed title in German; link in English', both(), both({ link: '/b' }, { title: 'A' })],
    ['Changed start', both(), both({ startDate: START })],
    ['Changed start and end in German', both(), both({}, { startDate: START, endDate: START })],
    [
      'Changed 5 fields in German and English',
      both(),
      both({ title: 'A', description: 'B', cta: 'C', link: '/d', startDate: START }),
    ],
    ['Added German', messageContent(), both()],
    ['Changed title in English. Removed German', both(), messageContent({ title: 'A' })],
    ['Archived', both(), { ...both(), archived: true } as const],
    ['Changed campaign. Took out of the archive', { ...both(), archived: true } as const, { ...both(), campaign: 'A' }],
    ['Changed campaign', { ...both(), campaign: 'Spring' }, both()],
    ['Marked translations as done', both(), both({}, { titleSource: 'Spring webinar' })],
  ])('%s', (words, before, content) => {
    expect(sentenceOf(before, content)).toBe(words);
  });

  test('names languages of a menu whose part is changed, or as in the files again', () => {
    const link = (languages: object) => ({ kind: 'link', languages }) as EntryContent;
    const [files, changed] = [link({}), link({ de: { name: 'Preise', description: '', link: '/preise' } })];
    const words = (before: EntryContent, content: EntryContent) =>
      formatRevision({ content }, { content: before }, contentDifferences({ kind: 'link', id: 'p' }, before, content));
    expect([words(files, changed), words(changed, files)]).toEqual(['Changed German', 'Reset German']);
  });

  test('says what was deleted, restored, or is the first that is kept', () => {
    expect(formatRevision(after(null), after(both()), [])).toBe('Deleted');
    expect(formatRevision(after(both()), after(null), [])).toBe('Restored');
    expect(formatRevision(after(both()), undefined, [])).toBe('The first state in this history');
  });
});
