/** Texts that run against the direction of the text around them. */

import { expect, test } from 'vitest';
import { isolateText, withoutIsolates } from '../../../../../src/content/isolate-text.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

test.each(['Acme Inc.', 'What is OAuth?', 'English (UK)', '日本語', '2026'])(
  'from right to left, %s is isolated',
  (text) => {
    expect(isolateText(text, 'rtl')).toBe(isolated(text));
    expect(isolateText(text, 'ltr')).toBe(text);
  },
);

test.each(['العربية (مصر)', 'התחברות!', 'ޓެސްޓް'])('from left to right, %s is isolated', (text) => {
  expect(isolateText(text, 'ltr')).toBe(isolated(text));
  expect(isolateText(text, 'rtl')).toBe(text);
});

test('an empty text stays empty', () => {
  expect(isolateText('', 'rtl')).toBe('');
});

test('isolates are removed where they would not isolate', () => {
  expect(withoutIsolates(`${isolated('Acme')} ${isolated('Inc.')}`)).toBe('Acme Inc.');
});

test('a text with letters of both directions is not isolated in right-to-left text', () => {
  expect(isolateText('OAuth 2.1: ما الجديد؟', 'rtl')).toBe('OAuth 2.1: ما الجديد؟');
});
