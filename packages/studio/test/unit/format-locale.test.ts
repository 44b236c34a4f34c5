/** Dates, times and numbers are those of the person's region; words are English. */

import { expect, test } from 'vitest';
import { formatDayOrMoment, formatExactMoment, formatShortMoment } from '../../src/contract/format-instant.ts';
import { formatLocale, inLocaleOf, localeOf } from '../../src/contract/format-locale.ts';
import { numberText } from '../../src/contract/limits.ts';

test.each([
  ['de', 'en-DE'],
  ['de-AT', 'en-AT'],
  ['en', 'en-US'],
  ['ja', 'en-JP'],
  // formats in English aren't known for Brazil
  ['pt-BR', 'en-GB'],
  ['', 'en-GB'],
  ['no language', 'en-GB'],
])('the formats of a person with %s are those of %s', (language, expected) => {
  expect(localeOf(language)).toBe(expected);
});

const MOMENT = Date.parse('2027-03-17T08:05:07Z');

test.each([
  ['en-GB', '17 March 2027, 09:05:07 CET', '17 Mar 2027, 09:05', '1,234,567'],
  ['de', '17 March 2027, 09:05:07 CET', '17 Mar 2027, 09:05', '1.234.567'],
  ['en-US', 'March 17, 2027, 9:05:07 AM GMT+1', 'Mar 17, 2027, 9:05 AM', '1,234,567'],
])('for %s, words stay English', (language, long, short, number) => {
  const texts = inLocaleOf(language, () => [
    formatExactMoment(MOMENT, 'Europe/Berlin'),
    formatShortMoment(MOMENT, 'Europe/Berlin'),
    numberText(1_234_567),
  ]);
  expect(texts.map((text) => text.replace(/\u202f/g, ' '))).toEqual([long, short, number]);
});

test('midnight is omitted in every format', () => {
  const midnight = Date.parse('2027-03-17T00:00:00Z');
  expect(inLocaleOf('en-US', () => formatDayOrMoment(midnight, 'UTC'))).toBe('Mar 17, 2027');
});

test('what one person reads changes nothing for the next, even if it fails', () => {
  const fail = () => {
    throw new Error(formatLocale());
  };
  expect(() => inLocaleOf('de', fail)).toThrow('en-DE');
  expect(formatLocale()).toBe('en-GB');
});
