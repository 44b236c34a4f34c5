/** What the list of messages computes: groups, shares, and what visitors see of a message. */

import { describe, expect, test } from 'vitest';
import { shownEntry } from '../../../../test/support/shown-entry.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import { entryKey, type MessageContent, type MessageFields } from '../../src/contract/draft.ts';
import { changesSince } from '../../src/entries/changes-since.ts';
import { publishedContents } from '../../src/entries/entries-from.ts';
import { showableLanguages } from '../../src/entries/showable-languages.ts';
import { liveText, statusOf } from '../../src/page/editor/message-status.ts';
import { type ListedMessage, languagesLive, listMessages, publishedOf } from '../../src/page/entries/listed-message.ts';
import { type MessageEntry, sharesNow } from '../../src/page/entries/message-entry.ts';
import { formatSchedule } from '../../src/page/messages/format-schedule.ts';
import { formatVisibility } from '../../src/page/messages/format-visibility.ts';
import { groupMessages } from '../../src/page/messages/message-groups.ts';

const NOW = Date.parse('2027-03-01T12:00:00Z');

const FIELDS: MessageFields = { ...MESSAGE_FIELDS, title: 'Webinar' };

const entryOf = (
  id: string,
  languages: MessageContent['languages'],
  kind: MessageEntry['kind'] = 'announcement',
): MessageEntry => shownEntry(id, { ...announcementIn(languages), kind });

/** The list of a draft, as it is when other entries are published. */
function listed(draft: readonly MessageEntry[], published: readonly MessageEntry[]): readonly ListedMessage[] {
  const seen = publishedContents(showableLanguages(published));
  return listMessages(draft, seen, changesSince(seen, draft));
}

describe('the list', () => {
  const entries = [
    entryOf('over', { en: { ...FIELDS, endDate: '2027-01-01T00:00:00Z' } }),
    entryOf('live', { en: { ...FIELDS, weight: '3' }, de: FIELDS }),
    entryOf('also-live', { en: { ...FIELDS, endDate: '2027-04-01T00:00:00Z' } }),
    entryOf('new', { en: FIELDS }),
    entryOf('next', { en: { ...FIELDS, startDate: '2027-05-01T00:00:00Z' } }),
    entryOf('default', { en: FIELDS, ja: FIELDS }, 'default-message'),
  ];
  const published = entries.filter(({ id }) => id !== 'new');
  const grouped = (language: 'en' | 'de' | 'ja' | null, messages = listed(entries, published)) =>
    Object.fromEntries(
      groupMessages(messages, language, NOW).map(({ id, messages: of }) => [id, of.map((message) => message.id)]),
    );

  test('groups messages by when visitors see them', () => {
    const groups = {
      live: ['also-live', 'live'],
      unpublished: ['new'],
      upcoming: ['next'],
      never: [],
      default: ['default'],
      missing: [],
      over: ['over'],
      archived: [],
    };
    expect(grouped('en')).toEqual(groups);
    expect(grouped(null)).toEqual(groups);
  });

  test('names what a language lacks, but not what is over', () => {
    expect(grouped('de')).toMatchObject({ live: ['live'], missing: ['also-live', 'new', 'next', 'default'] });
  });

  test('calls nothing live that visitors never see, because its frequency is 0', () => {
    const paused = entryOf('paused', { en: { ...FIELDS, weight: '0' } });
    const resumed = entryOf('paused', { en: { ...FIELDS, weight: '1' } });
    expect(grouped('en', listed([paused], [paused]))).toMatchObject({ live: [], never: ['paused'] });
    expect(grouped('en', listed([resumed], [paused]))).toMatchObject({ live: [], unpublished: ['paused'] });
    expect(grouped('en', listed([paused], [resumed]))).toMatchObject({ live: ['paused'], never: [] });
    expect(listed([paused], [paused]).map((message) => liveText(message, NOW))).toEqual([null]);
    expect(statusOf({ kind: 'announcement', published: paused.content }, NOW).text).toBe(
      'Not shown: its frequency is 0',
    );
    expect(sharesNow([paused], 'en', NOW).size).toBe(0);
  });

  test('calls live what visitors see, whatever the draft has', () => {
    const draft = [
      // was ended in the draft
      entryOf('live', { en: { ...FIELDS, endDate: '2027-02-01T00:00:00Z' }, de: FIELDS }),
      // starts later in the draft, and not in German any more
      entryOf('also-live', { en: { ...FIELDS, startDate: '2027-04-01T00:00:00Z' } }),
      // was over, and is to be shown again
      entryOf('over', { en: FIELDS }),
    ];
    const seen = [
      entryOf('live', { en: FIELDS, de: FIELDS }),
      entryOf('also-live', { en: FIELDS, de: FIELDS }),
      entryOf('deleted', { en: FIELDS }),
      entryOf('over', { en: { ...FIELDS, endDate: '2027-02-01T00:00:00Z' } }),
    ];
    const messages = listed(draft, seen);
    expect(grouped('en', messages)).toMatchObject({
      live: ['live', 'also-live', 'deleted'],
      unpublished: ['over'],
      upcoming: [],
      over: [],
    });
    expect(grouped('de', messages)).toMatchObject({ live: ['live', 'also-live'], unpublished: [] });
    expect(messages.flatMap((message) => languagesLive(message, NOW))).toEqual(['de', 'en', 'de', 'en', 'en']);
    expect(sharesNow(publishedOf(messages), 'en', NOW, 'UTC').get('announcement/deleted')).toBeCloseTo(1 / 3);
  });

  test('keeps what is deleted in the draft until that is published', () => {
    const seen = entries.filter(({ id }) => ['live', 'next', 'default'].includes(id));
    const messages = listed([], seen);
    expect(grouped('en', messages)).toMatchObject({
      live: ['live'],
      upcoming: ['next'],
      default: ['default'],
      missing: [],
    });
    expect(messages.map(({ change, draft }) => [change, draft])).toEqual(Array(3).fill(['deleted', null]));
    expect(messages.map((message) => formatVisibility(message, null, NOW, 'UTC'))).toEqual([
      'Deleted in the draft; visitors still see it.',
      'Deleted in the draft; still published.',
      'Deleted in the draft; still published.',
    ]);
    expect(grouped('de', messages)).toMatchObject({ live: ['live'], missing: [] });
  });

  test.each<[string, Partial<MessageFields>, string | null]>([
    ['nothing', {}, null],
    ['another field', { cta: 'Now' }, null],
    ['the title', { title: 'Report' }, 'Published: “Webinar”'],
    ['the end', { endDate: '2027-04-01T00:00:00Z' }, 'Published: No start and no end'],
    [
      'title and end',
      { title: 'Report', endDate: '2027-04-01T00:00:00Z' },
      'Published: “Webinar”. No start and no end',
    ],
  ])('if %s differs in the draft, says what visitors see of it', (_, fields, expected) => {
    const [message] = listed([entryOf('one', { en: { ...FIELDS, ...fields } })], [entryOf('one', { en: FIELDS })]);
    expect(message?.change).toBe(Object.keys(fields).length > 0 ? 'changed' : null);
    expect(message && formatVisibility(message, 'en', NOW, 'UTC')).toBe(expected);
  });

  test('says that visitors still see a language that is removed in the draft', () => {
    const [message] = listed([entryOf('one', { en: FIELDS })], [entryOf('one', { en: FIELDS, de: FIELDS })]);
    expect(message && formatVisibility(message, 'de', NOW, 'UTC')).toBe(
      'Removed in German; visitors still see it until you publish.',
    );
    expect(message && formatVisibility(message, 'en', NOW, 'UTC')).toBeNull();
  });

  test('shares follow the weights of what is live', () => {
    const shares = sharesNow(published, 'en', NOW);
    expect(shares.get('announcement/live')).toBeCloseTo(0.75);
    expect(shares.get('announcement/also-live')).toBeCloseTo(0.25);
    expect(shares.has(entryKey({ kind: 'announcement', id: 'new' }))).toBe(false);
    expect(shares.has('announcement/next')).toBe(false);
    expect(shares.has('default-message/default')).toBe(false);
  });

  test('default messages have all views where there is no announcement', () => {
    expect(sharesNow(entries, 'ja', NOW).get('default-message/default')).toBe(1);
  });

  test.each([
    ['announcement', {}, 'Live'],
    ['announcement', { startDate: '2027-04-01T12:00:00Z' }, 'Scheduled from'],
    ['announcement', { endDate: '2027-02-01T12:00:00Z' }, 'Over'],
    ['default-message', {}, 'Published'],
  ] as const)('of a published %s with %o, the editor says “%s”', (kind, dates, text) => {
    const { content } = entryOf('one', { en: { ...FIELDS, ...dates }, de: { ...FIELDS, ...dates } });
    const status = statusOf({ kind, published: { ...content, kind } as MessageContent }, NOW);
    expect(status).toMatchObject({ text, from: 'startDate' in dates ? Date.parse(dates.startDate) : null });
    expect(statusOf({ kind, published: null }, NOW).text).toBe('Not published');
  });

  test('says who sees the published text of a live message while its draft differs', () => {
    const textOf = (draft: Partial<MessageFields>, seen: Partial<MessageFields> = {}) => {
      const fields = { ...FIELDS, ...seen };
      const [message] = listed(
        [entryOf('one', { en: { ...fields, ...draft }, de: fields })],
        [entryOf('one', { en: fields, de: fields })],
      );
      return message ? liveText(message, NOW) : '';
    };
    expect(textOf({})).toBe('Visitors in German and English see it now.');
    expect(textOf({ title: 'New' })).toBe(
      'Visitors in German and English see the published text until you publish the change.',
    );
    expect(textOf({ title: 'New' }, { startDate: '2027-04-01T12:00:00Z' })).toBeNull();
  });

  test.each([
    [{}, 'No start and no end'],
    [{ endDate: '2027-03-04T12:00:00Z' }, 'No start, ends 4 Mar 2027, 13:00 (in 3 days), Berlin time'],
    [{ startDate: '2027-03-01T14:00:00Z' }, 'Starts 1 Mar 2027, 15:00 (in 2 hours), no end, Berlin time'],
    [{ endDate: '2027-02-28T12:00:00Z' }, 'Ended 28 Feb 2027, 13:00 (1 day ago), Berlin time'],
  ])('the period of %o is said in words', (dates, expected) => {
    expect(formatSchedule({ ...FIELDS, ...dates }, 'Europe/Berlin', NOW)).toBe(expected);
  });
});
