/** What the editor of messages computes: ids, languages, conflicts. */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { idSchema } from '../../../../src/content/text-schema.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import type { MessageContent, MessageFields } from '../../src/contract/draft.ts';
import { formatMerged } from '../../src/page/conflict/format-merged.ts';
import { chosenContent, differencesOf, mergeContents } from '../../src/page/data/differences.ts';
import {
  copiedTo,
  hasOneSchedule,
  untranslatedFrom,
  withField,
  withLanguage,
  withScheduleOf,
} from '../../src/page/entries/edit-content.ts';
import { newMessageId } from '../../src/page/entries/message-id.ts';
import { resolvedLink } from '../../src/page/entries/resolved-link.ts';

const FIELDS: MessageFields = { ...MESSAGE_FIELDS, title: 'Webinar' };

const contentOf = announcementIn;

describe('ids', () => {
  test.each([
    ['Spring webinar: 50 % off!', 'spring-webinar-50-off'],
    ['Jetzt für Österreich – Größe zählt', 'jetzt-fuer-oesterreich-groesse-zaehlt'],
    ['Événement à São Paulo', 'evenement-a-sao-paulo'],
    ['Đà Lạt', 'da-lat'],
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
    const weights = { en: { weight: '5' }, de: { weight: '5' } };
    expect(withField('a', shared, 'de', 'weight', '5').languages).toMatchObject(weights);
    const own = { en: { weight: '5' }, de: { weight: '6' } };
    expect(
      withField('a', withField('a', shared, 'en', 'weight', '5'), 'de', 'weight', '6', true).languages,
    ).toMatchObject(own);
    expect(withField('a', content, 'de', 'paths', '/docs').languages).toMatchObject({
      en: { paths: '/docs' },
      de: { paths: '/docs' },
    });
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
        ['fr *', 'theirs'],
        ['de *', 'theirs'],
      ]),
    );
  });

  test('takes each field from the side that was chosen', () => {
    const choices = new Map([
      ['en title', 'mine'],
      ['en link', 'theirs'],
      ['de *', 'theirs'],
      ['fr *', 'theirs'],
    ] as const);
    expect(chosenContent(mine, theirs, choices)).toEqual(
      contentOf({ de: FIELDS, en: { ...FIELDS, title: 'Mine', cta: 'Go', link: '/theirs' } }),
    );
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
    loginOrigins: [],
    origins: { support: 'https://support.example.com' },
  };
  expect(resolvedLink(link, brand)).toBe(expected);
});

test('what someone else has changed at the same time is said in a sentence', () => {
  const content = (fields: Partial<MessageFields>, more = {}) => contentOf({ en: { ...FIELDS, ...fields }, ...more });
  const wordsOf = (theirs: MessageContent, person = 'ada@example.com') => {
    const { theirs: changes } = mergeContents(content({}), content({ link: '/mine' }), theirs);
    return formatMerged({ kind: 'announcement', id: 'webinar', by: 'eve@example.com', changes }, 'Webinar', person);
  };
  expect(wordsOf(content({ cta: 'Go' }, { de: FIELDS }))).toBe(
    'eve@example.com has also changed “Webinar”: English call to action and German. All changes are kept.',
  );
  expect(wordsOf(content({ title: 'A', description: 'B', cta: 'C', weight: '2' }), 'eve@example.com')).toBe(
    'In another window, you have also changed “Webinar”: 4 fields. All changes are kept.',
  );
});
