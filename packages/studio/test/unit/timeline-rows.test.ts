/** The rows of the Studio's timeline: which messages have one, with which status and words. */

import { expect, test } from 'vitest';
import type { Language } from '../../../../src/contract/language.ts';
import { MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import type { Entry, MessageFields } from '../../src/contract/draft.ts';
import { languageRows } from '../../src/page/timeline/language-rows.ts';
import { formatBar, messageRows } from '../../src/page/timeline/message-rows.ts';
import { timelinesOfDraft } from '../../src/page/timeline/timeline-messages.ts';

type Texts = Partial<Record<Language, Partial<MessageFields>>>;

const NOW = Date.UTC(2027, 2, 10);
const MARCH = { from: Date.UTC(2027, 2, 1), to: Date.UTC(2027, 3, 1) };

const entry = (id: string, texts: Texts): Pick<Entry, 'id' | 'content'> => {
  const languages = Object.entries(texts).map(([language, fields]) => [
    language,
    { ...MESSAGE_FIELDS, title: `${id} ${language}`, ...fields },
  ]);
  return { id, content: { kind: 'announcement', timeZone: 'UTC', languages: Object.fromEntries(languages) } };
};

const march = (start: number, end: number) => ({
  startDate: `2027-03-${String(start).padStart(2, '0')}T00:00:00Z`,
  endDate: `2027-03-${String(end).padStart(2, '0')}T00:00:00Z`,
});

type Entries = readonly Pick<Entry, 'id' | 'content'>[];

function rowsOf(draft: Entries, published: Entries = draft, source: 'draft' | 'both' = 'draft') {
  const inPublished = timelinesOfDraft(published);
  const languages = languageRows(timelinesOfDraft(draft), inPublished, source, MARCH);
  return messageRows(languages, MARCH, NOW, ({ id }) => published.some((other) => other.id === id));
}

const formatted = (...entries: Parameters<typeof rowsOf>) =>
  rowsOf(...entries).rows.map(({ title, languages, source }) => `${title} ${languages.join('+')} ${source}`);

const words = (fields: Partial<MessageFields>, isPublished = true) => {
  const draft = [entry('a', { en: fields })];
  return rowsOf(draft, isPublished ? draft : []).rows.map((row) => formatBar(row, NOW, 'UTC'));
};

test('a message has a row, and one for each schedule if its languages differ, by their start', () => {
  const same = entry('same', { en: march(5, 20), de: march(5, 20) });
  const differs = entry('differs', { de: march(3, 4), en: march(7, 8), ja: march(3, 4) });
  expect(formatted([same, differs])).toEqual(['differs en de+ja draft', 'same en de+en draft', 'differs en en draft']);
});

test('draft and publication share a row unless schedule or languages differ', () => {
  const before = [entry('kept', { en: march(2, 4) }), entry('moved', { en: march(5, 6), de: march(5, 6) })];
  const after = [entry('kept', { en: march(2, 4) }), entry('moved', { en: march(8, 9), de: march(5, 6) })];
  expect(formatted(after, before, 'both')).toEqual([
    'kept en en same',
    'moved en de draft',
    'moved en de+en published',
    'moved en en draft',
  ]);
});

test('messages that end before the range, or start after it, are only counted', () => {
  const entries = [
    entry('past', { en: { endDate: '2027-03-01T00:00:00Z' }, de: { endDate: '2027-02-01T00:00:00Z' } }),
    entry('next', { en: { startDate: '2027-04-01T00:00:00Z' } }),
    entry('always', { en: {} }),
  ];
  expect(formatted(entries)).toEqual(['always en en draft']);
  expect(rowsOf(entries).elsewhere).toBe(2);
});

test.each([
  [{}, 'Live, no end'],
  [march(5, 20), 'Live until 20 Mar'],
  [{ endDate: '2099-12-31T00:00:00Z' }, 'Live until 31 Dec 2099'],
  [march(12, 20), '12 Mar – 20 Mar'],
  [{ startDate: '2027-03-12T00:00:00Z' }, 'From 12 Mar'],
  [march(2, 4), 'Ended 4 Mar'],
  [{ weight: '0' }, 'Never shown: its frequency is 0'],
])('a bar says its status and schedule: %o, %s', (fields, text) => {
  expect(words(fields)).toEqual([text]);
});

test('a message that is not published says so until it has ended', () => {
  expect(words(march(5, 20), false)).toEqual(['Not published, until 20 Mar']);
  expect(words(march(12, 20), false)).toEqual(['Not published, 12 Mar – 20 Mar']);
  expect(words(march(2, 4), false)).toEqual(['Ended 4 Mar']);
});
