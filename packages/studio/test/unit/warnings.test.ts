/** What people are warned of before they publish. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import type { WARNING_KINDS, Warning } from '../../src/contract/api.ts';
import { menusOf } from '../../src/entries/file-menus.ts';
import { findWarnings } from '../../src/entries/find-warnings.ts';
import { splitWarnings } from '../../src/entries/split-warnings.ts';

const NOW = Date.UTC(2027, 0, 1);

/** Those of a kind, with the messages in English only. */
function warnings(kind: (typeof WARNING_KINDS)[number], messages: readonly AnnouncementFile[], now = NOW): Warning[] {
  const { en } = inEveryLanguage({ announcements: [...messages] });
  return findWarnings({ ...inEveryLanguage({}), en }, now).filter(({ warning }) => warning === kind);
}

const texts = (found: readonly Warning[]) => found.map(({ text }) => text);

test('one message without an end has no warnings', () => {
  expect(findWarnings(inEveryLanguage({ announcements: [announcement('a')] }), NOW)).toEqual([]);
  expect(findWarnings(inEveryLanguage({}), NOW)).toEqual([]);
});

test('messages that are over have none', () => {
  const over = announcement('over', { endDate: '2026-12-31', title: 'x'.repeat(80), weight: 3 });
  expect(findWarnings(inEveryLanguage({ announcements: [announcement('a'), over] }), NOW)).toEqual([]);
});

test('the same in several languages is one warning, with the titles of the first', () => {
  const languages = inEveryLanguage({ announcements: [announcement('a', { endDate: '2027-01-10' })] });
  const { ja } = inEveryLanguage({ announcements: [announcement('a', { endDate: '2027-01-11' })] });
  const found = findWarnings({ ...languages, ja }, NOW);
  expect(found.map(({ language, text }) => [language, text])).toEqual([
    [null, 'From 10 January 2027, 00:00 UTC, German, English, French, Spanish and Portuguese show no message.'],
    ['ja', 'From 11 January 2027, 00:00 UTC, Japanese shows no message.'],
  ]);
});

test('texts that do not fit come first', () => {
  const announcements = [
    announcement('a', { title: 'x'.repeat(80), endDate: '2027-01-10' }),
    announcement('b', { endDate: '2027-01-05' }),
  ];
  const kinds = findWarnings({ ...inEveryLanguage({}), en: inEveryLanguage({ announcements }).en }, NOW).map(
    ({ warning }) => warning,
  );
  expect(kinds).toEqual(['long', 'language-missing', 'language-missing', 'gap', 'overlap']);
});

test('messages that compete, with the share of each', () => {
  const found = warnings('overlap', [
    announcement('a', { weight: 3 }),
    announcement('b', { startDate: '2027-01-10T09:30:00Z', endDate: '2027-01-20' }),
  ]);
  expect(texts(found)).toEqual([
    'From 10 January 2027, 09:30 UTC until 20 January 2027, 00:00 UTC, English shows “Title of a” to 75% and “Title of b” to 25% of visitors.',
  ]);
});

test('messages without a weight, and those that meet at an instant, do not compete', () => {
  const found = warnings('overlap', [
    announcement('a', { endDate: '2027-01-10' }),
    announcement('b', { startDate: '2027-01-10' }),
    announcement('c', { weight: 0 }),
  ]);
  expect(found).toEqual([]);
});

test('messages that compete again and again are one warning', () => {
  const found = warnings('overlap', [
    announcement('a'),
    announcement('b', { endDate: '2027-01-10' }),
    announcement('b2', { startDate: '2027-01-05', endDate: '2027-01-06', weight: 0 }),
  ]);
  expect(found).toHaveLength(1);
});

test('times in which no message is shown', () => {
  const found = warnings('gap', [
    announcement('a', { endDate: '2027-01-10' }),
    announcement('b', { startDate: '2027-01-12', endDate: '2027-02-01' }),
    announcement('c', { startDate: '2027-01-20', endDate: '2027-01-30', weight: 0 }),
  ]);
  expect(texts(found)).toEqual([
    'From 10 January 2027, 00:00 UTC until 12 January 2027, 00:00 UTC, English shows no message.',
    'From 1 February 2027, 00:00 UTC, English shows no message.',
  ]);
});

test('a gap beyond 90 days is no warning yet', () => {
  const messages = [announcement('a', { endDate: '2027-04-02' })];
  expect(warnings('gap', messages)).toEqual([]);
  expect(warnings('gap', messages, Date.UTC(2027, 0, 3))).toHaveLength(1);
});

test('languages in which an announcement is missing', () => {
  const languages = inEveryLanguage({ announcements: [announcement('a')] });
  const some = { ...languages, fr: inEveryLanguage({}).fr, ja: inEveryLanguage({}).ja };
  const found = findWarnings(some, NOW).filter(({ warning }) => warning === 'language-missing');
  expect(found).toMatchObject([{ language: null, text: '“Title of a” is not shown in French and Japanese.' }]);
  const over = { ...some, en: { ...some.en, announcements: [announcement('b', { endDate: '2026-12-01' })] } };
  expect(texts(findWarnings(over, NOW)).filter((text) => text.includes('Title of b” is not'))).toEqual([]);
});

test('messages that are long for a phone, in characters of the language', () => {
  expect(texts(warnings('long', [announcement('a', { title: 'x'.repeat(80), cta: 'Go' })]))).toEqual([
    `“${'x'.repeat(80)}” takes more than two lines on a phone: title and call to action in English (82 characters of about 70).`,
  ]);
  const japanese = inEveryLanguage({ announcements: [announcement('a', { title: '字'.repeat(30) })] });
  const found = findWarnings(japanese, NOW).filter(({ warning }) => warning === 'long');
  expect(found.map(({ language }) => language)).toEqual(['ja']);
});

describe('a translation without a placeholder of its source', () => {
  const titled = (title: string, more: Partial<AnnouncementFile> = {}) => ({
    announcements: [announcement('a', { title, ...more })],
  });
  const english = 'Meet {brand}';
  const found = (german: string, more: Partial<AnnouncementFile> = {}) => {
    const languages = { ...inEveryLanguage(titled(english, more)), de: inEveryLanguage(titled(german, more)).de };
    return findWarnings(languages, NOW).filter(({ warning }) => warning === 'placeholder');
  };

  test('is a warning', () => {
    expect(found('{brand} treffen')).toEqual([]);
    expect(found('Triff ｛brand｝')).toMatchObject([
      { language: 'de', text: '“Triff ｛brand｝” has no {brand} in German, unlike its source “Meet {brand}”.' },
    ]);
    expect(found('Triff uns', { endDate: '2026-12-31' })).toEqual([]);
  });

  test('is one for a text of the menus too, whose source is in the files', () => {
    const languages = inEveryLanguage({});
    const menus = menusOf(COMPANY);
    const { copyright } = COMPANY.dictionaries.en.labels;
    expect(copyright).toContain('{year}');
    const de = { ...languages.de, texts: { 'labels.copyright': '© 2027' } };
    const texts = findWarnings({ ...languages, de }, NOW, undefined, menus).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^“© 2027” has no {year}.* in German, unlike its source /));
    expect(findWarnings(languages, NOW, undefined, menus).filter(({ warning }) => warning === 'placeholder')).toEqual(
      [],
    );
  });
});

test('a date more than ten years ahead', () => {
  const found = warnings('date', [
    announcement('a', { startDate: '2036-12-31', endDate: '2037-01-01' }),
    announcement('b', { startDate: '2037-01-01T00:00:01Z', endDate: '2072-03-01' }),
  ]);
  expect(texts(found)).toEqual([
    '“Title of b” starts on 1 January 2037, 00:00:01 UTC in English, more than ten years ahead.',
    '“Title of b” ends on 1 March 2072, 00:00 UTC in English, more than ten years ahead.',
  ]);
});

describe('a start before the publication', () => {
  const added = (messages: readonly AnnouncementFile[], before: readonly AnnouncementFile[] = []) =>
    texts(
      splitWarnings(
        inEveryLanguage({ announcements: [...messages] }),
        inEveryLanguage({ announcements: [...before] }),
        NOW,
      ).added.filter(({ warning }) => warning === 'date'),
    );
  const at = (startDate: string, more: Partial<AnnouncementFile> = {}) => announcement('a', { startDate, ...more });

  test('is a warning for a new message', () => {
    const starts = '“Title of a” starts on 1 March 2026, 00:00 UTC in every language, before it is published:';
    expect(added([at('2026-03-01')])).toEqual([`${starts} visitors see it at once.`]);
    expect(added([at('2026-03-01', { endDate: '2026-04-01' })])).toEqual([`${starts} it is over by then.`]);
    expect(added([at('2027-01-01')])).toEqual([]);
    expect(added([at('2026-03-01', { weight: 0 })])).toEqual([]);
  });

  test('is a warning if the message would have started later', () => {
    expect(added([at('2026-03-01')], [at('2027-03-01')])).toHaveLength(1);
  });

  test('is none if the message has started, also in another language', () => {
    expect(added([at('2026-03-01')], [at('2026-05-01')])).toEqual([]);
    expect(added([at('2026-03-01')], [announcement('a')])).toEqual([]);
    const before = { ...inEveryLanguage({}), en: inEveryLanguage({ announcements: [at('2026-03-01')] }).en };
    const next = inEveryLanguage({ announcements: [at('2026-03-01')] });
    expect(splitWarnings(next, before, NOW).added.filter(({ warning }) => warning === 'date')).toEqual([]);
  });
});

test('a warning has the same key as long as it is about the same thing', () => {
  const messages = [announcement('a', { weight: 2 }), announcement('b', { endDate: '2027-01-10' })];
  const keys = (found: readonly Warning[]) => found.map(({ key }) => key);
  expect(keys(warnings('overlap', messages))).toEqual(keys(warnings('overlap', messages, NOW + 3_600_000)));
  const changed = [announcement('a', { weight: 3 }), announcement('b', { endDate: '2027-01-10' })];
  expect(keys(warnings('overlap', messages))).not.toEqual(keys(warnings('overlap', changed)));
});
