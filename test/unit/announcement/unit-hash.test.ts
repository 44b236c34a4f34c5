import { expect, test } from 'vitest';
import { unitHash, unitHashAfter } from '../../../src/announcement/unit-hash.ts';

const TEXTS = Array.from({ length: 20_000 }, (_, index) => `seed ${index}`);

test('every text gives a number strictly between 0 and 1', () => {
  const numbers = ['', 'a', '日本語', '\0', 'x'.repeat(10_000), ...TEXTS].map(unitHash);
  expect(numbers.filter((number) => !(number > 0 && number < 1))).toEqual([]);
});

test('texts that differ in one character have different numbers', () => {
  expect(new Set(TEXTS.map(unitHash)).size).toBeGreaterThan(TEXTS.length - 3);
  expect(unitHash('ab')).not.toBe(unitHash('ba'));
  expect(unitHash('a\0b')).not.toBe(unitHash('ab\0'));
});

test.each([
  ['', 0.9207574223401025],
  ['visitor-1', 0.06300207471940666],
  ['日本語', 0.9339401737088338],
])('the number of %j stays the same from release to release', (text, expected) => {
  expect(unitHash(text)).toBe(expected);
});

test.each(['', 'visitor-1\0', '日本語'])('the number of a text does not depend on where its start %j ends', (start) => {
  const numberOf = unitHashAfter(start);
  for (const rest of ['', 'a', '語', ...TEXTS.slice(0, 100)]) expect(numberOf(rest)).toBe(unitHash(start + rest));
});
