/** Searching, filtering and sorting the list of messages. */

import { describe, expect, test } from 'vitest';
import { shownEntry } from '../../../../test/support/shown-entry.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import type { MessageContent, MessageFields } from '../../src/contract/draft.ts';
import { changesSince } from '../../src/entries/changes-since.ts';
import { publishedContents } from '../../src/entries/entries-from.ts';
import { showableLanguages } from '../../src/entries/showable-languages.ts';
import { listMessages } from '../../src/page/entries/listed-message.ts';
import type { MessageEntry } from '../../src/page/entries/message-entry.ts';
import {
  campaignsOf,
  findMessages,
  type ListView,
  NO_CAMPAIGN,
  ownersOf,
} from '../../src/page/messages/find-messages.ts';
import { matches } from '../../src/page/search/match-text.ts';

const NOW = Date.parse('2027-03-01T12:00:00Z');

interface Given {
  readonly fields?: Partial<MessageFields>;
  readonly languages?: readonly ('en' | 'de' | 'ja')[];
  readonly settings?: Pick<MessageContent, 'archived' | 'campaign'>;
  readonly by?: string;
  readonly at?: string;
}

function entryOf(id: string, { fields, languages = ['en'], settings, by = 'ada', at = '' }: Given = {}): MessageEntry {
  const texts = languages.map((name) => [name, { ...MESSAGE_FIELDS, title: id, ...fields }]);
  const content = { ...announcementIn(Object.fromEntries(texts)), ...settings };
  return { ...shownEntry(id, content), saved: { id, content, revision: 1, changedAt: at, changedBy: by } };
}

const ALL: ListView = {
  query: '',
  status: null,
  language: null,
  site: null,
  by: null,
  campaign: null,
  sort: 'status',
  isReversed: false,
};

const OVER = { endDate: '2027-01-01T00:00:00Z' };
const LATER = { startDate: '2027-05-01T00:00:00Z' };

/** The ids of what the view shows. */
function found(draft: readonly MessageEntry[], view: Partial<ListView>, published = draft): readonly string[] {
  const seen = publishedContents(showableLanguages(published));
  const messages = listMessages(draft, seen, changesSince(seen, draft));
  return findMessages(messages, { ...ALL, ...view }, NOW).map(({ id }) => id);
}

describe('a search', () => {
  test.each([
    ['fruhjahr', 'Frühjahr'],
    ['FRÜHJAHR', 'Frühjahr'],
    ['strasse', 'Straße'],
    ['lodz', 'Łódź'],
    ['coeur', 'Cœur'],
    ['abc', 'ＡＢＣ'],
    ['カ', 'ｶ'],
    ['한', '한국'],
    ['', 'anything'],
    ['  two   words ', 'Words for two'],
    ['パス', 'パスキー'],
    ['パス', 'ﾊﾟｽｷｰ'],
    ['パス'.normalize('NFD'), 'パスキー'],
    ['パス', 'ハ゜スキー'],
    ['ガイド', 'ｶﾞｲﾄﾞ'],
    ['cafe', 'Cafe\u0301'],
  ])('for “%s” finds “%s”', (query, text) => {
    expect(matches(text, query)).toBe(true);
    expect(matches(text.normalize('NFD'), query)).toBe(true);
  });

  test.each([
    ['パス', 'バス'],
    ['バス', 'パス'],
    ['ハス', 'バス'],
    ['ハ', 'パスキー'],
    ['ハ', 'ﾊﾟｽｷｰ'],
    ['は', 'ぱ'.normalize('NFD')],
    ['ば', 'ぱ'],
    ['か', 'が'],
    ['spring report', 'Spring webinar'],
  ])('for “%s” does not find “%s”', (query, text) => {
    expect(matches(text, query)).toBe(false);
  });

  test.each([
    ['titles of all languages', 'uber uns', ['a']],
    ['descriptions', 'zebra', ['b']],
    ['links', '/de/pricing', ['b']],
    ['ids', 'spring-7', ['spring-7k3f']],
    ['campaigns', 'black', ['spring-7k3f']],
    ['words of different fields', 'über zebra', []],
  ])('looks at %s', (_, query, expected) => {
    const entries = [
      entryOf('a', { languages: ['de'], fields: { title: 'Über uns' } }),
      entryOf('b', { languages: ['ja'], fields: { title: '発表', description: 'Zebra', link: '/de/pricing' } }),
      entryOf('spring-7k3f', { fields: { title: 'Spring' }, settings: { campaign: 'Black Friday' } }),
    ];
    expect(found(entries, { query })).toEqual(expected);
  });
});

describe('a filter', () => {
  const entries = [
    entryOf('live', { languages: ['en', 'de'] }),
    entryOf('over', { fields: OVER, by: 'grace' }),
    entryOf('later', { fields: LATER, settings: { campaign: 'Black Friday' } }),
    entryOf('away', { fields: OVER, settings: { archived: true } }),
    entryOf('docs', { fields: { ...LATER, sites: 'docs\nblog' } }),
    entryOf('new', {}),
  ];
  const seen = entries.filter(({ id }) => id !== 'new');

  test.each<[string, Partial<ListView>, readonly string[]]>([
    ['nothing but the archive', {}, ['live', 'over', 'later', 'docs', 'new']],
    ['live', { status: 'live' }, ['live']],
    ['scheduled', { status: 'scheduled' }, ['later', 'docs']],
    ['over', { status: 'over' }, ['over']],
    ['archived', { status: 'archived' }, ['away']],
    ['changed', { status: 'changed' }, ['new']],
    ['a site', { site: 'blog' }, ['live', 'over', 'later', 'docs', 'new']],
    ['another site', { site: 'shop' }, ['live', 'over', 'later', 'new']],
    ['who changed it', { by: 'grace' }, ['over']],
    ['a campaign', { campaign: 'Black Friday' }, ['later']],
    ['no campaign', { campaign: NO_CAMPAIGN }, ['live', 'over', 'docs', 'new']],
    ['several', { status: 'scheduled', site: 'shop', query: 'LATER' }, ['later']],
  ])('leaves %s', (_, view, expected) => {
    expect(found(entries, view, seen)).toEqual(expected);
  });

  test('for a language keeps what it lacks in a group, and leaves it out of a sorted list', () => {
    expect(found(entries, { language: 'de' })).toEqual(['live', 'later', 'docs', 'new']);
    expect(found(entries, { language: 'de', sort: 'name' })).toEqual(['live']);
  });

  test('finds an archived message among the others as long as visitors see it', () => {
    const archived = entryOf('one', { settings: { archived: true } });
    expect(found([archived], {}, [entryOf('one')])).toEqual(['one']);
    expect(found([archived], { status: 'live' }, [entryOf('one')])).toEqual(['one']);
    expect(found([archived], { status: 'changed' }, [entryOf('one', { fields: LATER })])).toEqual(['one']);
    expect(found([archived], {}, [entryOf('one', { fields: LATER })])).toEqual([]);
  });

  test('offers each person and campaign once', () => {
    const messages = listMessages(entries, null, new Map());
    expect(ownersOf(messages)).toEqual(['ada', 'grace']);
    expect(campaignsOf(messages)).toEqual(['Black Friday']);
  });
});

describe('the order', () => {
  const entries = [
    entryOf('b 10', { fields: { startDate: '2027-03-01T00:00:00Z' }, at: '2027-01-02T00:00:00Z' }),
    entryOf('Ä', { fields: { endDate: '2027-04-01T00:00:00Z' }, at: '2027-01-03T00:00:00Z' }),
    entryOf('b 9', { fields: { startDate: '2027-02-01T00:00:00Z' }, at: '2027-01-01T00:00:00Z' }),
  ];

  test.each<[ListView['sort'], readonly string[]]>([
    ['name', ['Ä', 'b 9', 'b 10']],
    ['start', ['Ä', 'b 9', 'b 10']],
    ['end', ['Ä', 'b 10', 'b 9']],
    ['change', ['Ä', 'b 10', 'b 9']],
  ])('follows %s, or is reversed', (sort, expected) => {
    expect(found(entries, { sort })).toEqual(expected);
    const reversed = found(entries, { sort, isReversed: true });
    expect([...reversed].reverse()).toEqual(expected);
  });
});
