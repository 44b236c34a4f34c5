/** What the list and the editor of messages compute: groups, shares, ids, languages, conflicts. */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { idSchema } from '../../src/content/text-schema.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import type { MessageContent, MessageFields } from '../../studio/contract/draft.ts';
import { showableLanguages } from '../../studio/messages/showable-languages.ts';
import { chosenContent, differencesOf } from '../../studio/page/conflict/differences.ts';
import { changesSince, publishedEntries } from '../../studio/page/data/changes.ts';
import { entryKey } from '../../studio/page/data/draft-state.ts';
import {
  copiedTo,
  hasOneSchedule,
  untranslatedFrom,
  withFieldInAll,
  withLanguage,
  withScheduleOf,
} from '../../studio/page/editor/edit-message.ts';
import { resolvedLink } from '../../studio/page/editor/resolved-link.ts';
import {
  type ListedMessage,
  languagesLive,
  listMessages,
  publishedOf,
} from '../../studio/page/messages/listed-message.ts';
import { groupMessages } from '../../studio/page/messages/message-groups.ts';
import { newMessageId, renewedId } from '../../studio/page/messages/message-id.ts';
import { type MessageEntry, sharesNow } from '../../studio/page/messages/message-phase.ts';
import { periodWords } from '../../studio/page/messages/period-words.ts';
import { visitorWords } from '../../studio/page/messages/visitor-words.ts';
import { routeOf } from '../../studio/page/routing/route.ts';

const NOW = Date.parse('2027-03-01T12:00:00Z');

const FIELDS: MessageFields = {
  title: 'Webinar',
  description: 'Learn more.',
  cta: 'Join',
  link: '/webinar',
  weight: '1',
  startDate: '',
  endDate: '',
};

const contentOf = (languages: MessageContent['languages']): MessageContent => ({
  kind: 'announcement',
  timeZone: 'UTC',
  languages,
});

const entryOf = (
  id: string,
  languages: MessageContent['languages'],
  kind: MessageEntry['kind'] = 'announcement',
): MessageEntry => ({
  kind,
  id,
  saved: null,
  content: { ...contentOf(languages), kind },
  saving: 'saved',
  failure: null,
  theirs: null,
});

/** The list of a draft, as it is when other entries are published. */
function listed(draft: readonly MessageEntry[], published: readonly MessageEntry[]): readonly ListedMessage[] {
  const seen = publishedEntries(showableLanguages(published));
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
      next: ['next'],
      default: ['default'],
      missing: [],
      over: ['over'],
    };
    expect(grouped('en')).toEqual(groups);
    expect(grouped(null)).toEqual(groups);
  });

  test('names what a language lacks, but not what is over', () => {
    expect(grouped('de')).toMatchObject({ live: ['live'], missing: ['also-live', 'new', 'next', 'default'] });
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
      next: [],
      over: [],
    });
    expect(grouped('de', messages)).toMatchObject({ live: ['live', 'also-live'], unpublished: [] });
    expect(messages.flatMap((message) => languagesLive(message, NOW))).toEqual(['de', 'en', 'de', 'en', 'en']);
    expect(sharesNow(publishedOf(messages), 'en', NOW).get('announcement/deleted')).toBeCloseTo(1 / 3);
  });

  test('keeps what is deleted in the draft until that is published', () => {
    const seen = [entries[1], entries[4], entries[5]].filter((entry) => entry !== undefined);
    const messages = listed([], seen);
    expect(grouped('en', messages)).toMatchObject({
      live: ['live'],
      next: ['next'],
      default: ['default'],
      missing: [],
    });
    expect(messages.map(({ id, change, draft }) => [id, change, draft])).toEqual([
      ['live', 'deleted', null],
      ['next', 'deleted', null],
      ['default', 'deleted', null],
    ]);
    expect(messages.map((message) => visitorWords(message, null, NOW))).toEqual([
      'Deleted in the draft; visitors still see it.',
      'Deleted in the draft.',
      'Deleted in the draft; visitors still see it.',
    ]);
  });

  test('guesses from the draft while it is not known what visitors see', () => {
    const messages = listMessages(entries, null, new Map());
    expect(grouped('en', messages)).toMatchObject({ live: ['also-live', 'live', 'new'] });
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
    expect(message && visitorWords(message, 'en', NOW)).toBe(expected);
  });

  test('says that visitors still see a language that is removed in the draft', () => {
    const [message] = listed([entryOf('one', { en: FIELDS })], [entryOf('one', { en: FIELDS, de: FIELDS })]);
    expect(message && visitorWords(message, 'de', NOW)).toBe(
      'Removed in German; visitors still see it until you publish.',
    );
    expect(message && visitorWords(message, 'en', NOW)).toBeNull();
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
    [{}, 'No start and no end'],
    [{ endDate: '2027-03-04T12:00:00Z' }, 'No start, ends 4 Mar 2027, 13:00 (in 3 days), Berlin time'],
    [{ startDate: '2027-03-01T14:00:00Z' }, 'Starts 1 Mar 2027, 15:00 (in 2 hours), no end, Berlin time'],
    [{ endDate: '2027-02-28T12:00:00Z' }, 'Ended 28 Feb 2027, 13:00 (1 day ago), Berlin time'],
  ])('the period of %o is said in words', (dates, expected) => {
    expect(periodWords({ ...FIELDS, ...dates }, 'Europe/Berlin', NOW)).toBe(expected);
  });
});

describe('ids', () => {
  test.each([
    ['Spring webinar: 50 % off!', 'spring-webinar-50-off'],
    ['Jetzt für Österreich – Größe zählt', 'jetzt-fuer-oesterreich-groesse-zaehlt'],
    ['Événement à São Paulo', 'evenement-a-sao-paulo'],
    ['無料トライアル', 'message'],
    ['x'.repeat(500), 'x'.repeat(48)],
  ])('the id of “%s” is made of its letters', (title, words) => {
    const id = newMessageId(title, () => 0.5);
    expect(id).toMatch(new RegExp(`^${words}-5[a-z0-9]{3}$`));
    expect(v.is(idSchema, id)).toBe(true);
  });

  test('two messages of the same title have two ids', () => {
    expect(newMessageId('Webinar', () => 0.1)).not.toBe(newMessageId('Webinar', () => 0.2));
  });

  test('a renewed id keeps its words', () => {
    expect(renewedId('spring-webinar-7k3f', () => 0.5)).toMatch(/^spring-webinar-5[a-z0-9]{3}$/);
    expect(renewedId('free-sign-up', () => 0.5)).toMatch(/^free-sign-up-5[a-z0-9]{3}$/);
  });
});

describe('languages', () => {
  const content = contentOf({ en: { ...FIELDS, weight: '2', endDate: '2027-04-01T00:00:00Z' }, de: FIELDS });

  test('a new language has the schedule of the others, and no texts', () => {
    expect(withLanguage(contentOf({ de: content.languages.en }), 'fr').languages.fr).toMatchObject({
      title: '',
      weight: '2',
      endDate: '2027-04-01T00:00:00Z',
    });
  });

  test('a shared schedule is the same in all languages', () => {
    expect(hasOneSchedule(content)).toBe(false);
    const shared = withScheduleOf(content, 'en');
    expect(hasOneSchedule(shared)).toBe(true);
    expect(withFieldInAll(shared, 'weight', '5').languages).toMatchObject({ en: { weight: '5' }, de: { weight: '5' } });
  });

  test('a copy is not translated until its texts differ', () => {
    const copied = copiedTo(contentOf({ en: FIELDS }), 'en', ['fr', 'ja']);
    expect(LANGUAGES.filter((language) => untranslatedFrom(copied, language) === 'en')).toEqual(['fr', 'ja']);
    const translated = { ...copied, languages: { ...copied.languages, fr: { ...FIELDS, title: 'Webinaire' } } };
    expect(untranslatedFrom(translated, 'fr')).toBeNull();
    expect(untranslatedFrom(contentOf({}), 'fr')).toBeNull();
  });

  test.each([
    ['/pricing/', '/jp/pricing/'],
    ['/de/pricing/?a=1#b', '/jp/pricing/?a=1#b'],
    ['https://x.com/pricing/', 'https://x.com/pricing/'],
    ['{support}/help/', '{support}/help/'],
    ['', ''],
  ])('a copy of the link %s leads to %s in Japanese', (link, expected) => {
    const copied = copiedTo(contentOf({ en: { ...FIELDS, link } }), 'en', ['ja']);
    expect(copied.languages.ja?.link).toBe(expected);
  });
});

describe('a conflict', () => {
  const base = contentOf({ en: FIELDS, fr: FIELDS });
  const mine = contentOf({ en: { ...FIELDS, title: 'Mine', cta: 'Go' }, fr: FIELDS });
  const theirs = contentOf({ en: { ...FIELDS, title: 'Theirs', link: '/theirs' }, de: FIELDS });

  test('names each field that differs, and who has changed it', () => {
    const found = differencesOf(base, mine, theirs).map(({ key, changedBy }) => [key, changedBy]);
    expect(new Map(found.map(([key, by]) => [key, by]))).toEqual(
      new Map([
        ['en title', null],
        ['en cta', 'mine'],
        ['en link', 'theirs'],
        ['fr present', 'theirs'],
        ['de present', 'theirs'],
      ]),
    );
  });

  test('takes each field from the side that was chosen', () => {
    const choices = new Map([
      ['en title', 'mine'],
      ['en link', 'theirs'],
      ['de present', 'theirs'],
      ['fr present', 'theirs'],
    ] as const);
    expect(chosenContent(mine, theirs, choices)).toEqual(
      contentOf({ de: FIELDS, en: { ...FIELDS, title: 'Mine', cta: 'Go', link: '/theirs' } }),
    );
  });

  test('all of one side is that side', () => {
    expect(chosenContent(mine, theirs, new Map())).toEqual(mine);
    const all = differencesOf(base, mine, theirs).map(({ key }) => [key, 'theirs'] as const);
    expect(chosenContent(mine, theirs, new Map(all))).toEqual(theirs);
  });
});

test.each([
  ['/pricing/', 'https://www.example.com/pricing/'],
  ['{support}/', 'https://support.example.com/'],
  ['https://example.org/', 'https://example.org/'],
  ['{unknown}/', null],
  ['javascript:alert(1)', null],
  ['//example.org', null],
])('the link %s leads to %s', (link, expected) => {
  const brand = {
    name: 'Acme',
    siteOrigin: 'https://www.example.com',
    origins: { support: 'https://support.example.com' },
  };
  expect(resolvedLink(link, brand)).toBe(expected);
});

test.each([
  ['/', 'messages'],
  ['/timeline', 'timeline'],
  ['/messages/announcement/free-sign-up', 'message'],
  ['/messages/card/report', 'unknown'],
  ['/messages/announcement/', 'unknown'],
  ['/constructor', 'unknown'],
])('%s is the page “%s”', (path, page) => {
  expect(routeOf(path).page).toBe(page);
});
