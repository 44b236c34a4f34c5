/** Titles that hide, reorder or overflow text. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainTitle } from '../../../src/teaser/plain-title.ts';

test.each([
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['soft hyphens', '\u00ad\u00ad\u00ad'],
  ['tag characters', '\u{e0001}\u{e0041}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}\u{e01ef}'],
  ['fillers', '\u3164\u115f\uffa0\u034f\u2800'],
  ['marks without a letter', '\u0301\u0302\u0489'],
  ['half surrogate pairs', '\ud83d\ude00'.split('').reverse().join('')],
  ['direction overrides', '\u202e\u2066\u2069'],
  ['private and noncharacters', '\ue000\u{10ffff}\ufffe'],
])('a title of only %s is empty', (_, title) => {
  expect(plainTitle(title)).toBe('');
});

test.each([
  ['pass\u200bkeys for\u00adever\u{e0041}', 'passkeys forever'],
  ['a\u202edcba\u202c', 'adcba'],
  [`Z${'\u0335'.repeat(300)}algo`, 'Z\u0335\u0335\u0335algo'],
  ['e\u0301te\u0301', 'été'],
  ['a\ufe0f\ufe0fb\u{e0101}', 'ab'],
  ['half \ud83d a pair', 'half a pair'],
  [' \u0301leading mark', 'leading mark'],
  ['  Two\r\n\tlines\u0000 \u0085of\u2028text  ', 'Two lines of text'],
  ['turned \u202eback\u202c \u2066and\u2069 \u200eagain\u200f\u061c', 'turned back and again'],
  ['🔑'.repeat(161), `${'🔑'.repeat(159)}…`],
])('%j becomes %j', (title, expected) => {
  expect(plainTitle(title)).toBe(expected);
});

test.each([
  'Passkeys: 5 Gründe, „warum“ – jetzt',
  'パスキーを本番環境へ：最初の100万件から学んだこと',
  'ガギグゲゴ',
  '葛\u{e0100}飾区',
  'L’œuvre ne suffit pas',
  '¿Qué es una passkey?',
  'Meet 👩‍💻, ❤️ and 👍🏽',
  '🔑'.repeat(160),
])('%s stays as it is', (title) => {
  expect(plainTitle(title)).toBe(title);
});

test.each(['a\u0301'.repeat(5_000), 'x'.repeat(100_000), '👩‍💻'.repeat(500), '\u200b'.repeat(2_000)])(
  'a long title is cut between characters',
  (title) => {
    const cut = plainTitle(title);
    expect([...cut].length).toBeLessThanOrEqual(160);
    expect(cut).not.toMatch(/\u200d…$|\p{Cs}/u);
  },
);

const UNITS = [
  '\u200d',
  '\ufe0f',
  '\u{e0101}',
  '\u0301',
  '\u0335',
  '\u00ad',
  '\u2028',
  '👩',
  '🏽',
  '葛',
  'é',
  ' ',
  '\ud83d',
];

test('a plain title is one line, and is not changed a second time', () => {
  const unit = fc.oneof(fc.constantFrom(...UNITS), fc.string({ unit: 'binary', maxLength: 4 }));
  const titles = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''));
  fc.assert(
    fc.property(titles, (title) => {
      const plain = plainTitle(title);
      expect(plainTitle(plain)).toBe(plain);
      expect(plain).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u00ad]|\p{M}{4}/u);
    }),
    { seed: 1, numRuns: 100 },
  );
});
