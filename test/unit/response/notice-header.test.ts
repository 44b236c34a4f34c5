import { expect, test } from 'vitest';
import { parametersReadBy } from '../../../src/request/parameters.ts';
import type { Notice } from '../../../src/request/parse-parameters.ts';
import { parseParameters } from '../../../src/request/parse-parameters.ts';
import { noticeHeader } from '../../../src/response/notice-header.ts';
import { HOSTILE } from '../../examples.ts';

test('without notices there is no header', () => {
  expect(noticeHeader([])).toBeNull();
});

test.each<[string, Notice]>([
  ['lang;used="en"', { kind: 'replaced', parameter: 'lang', used: 'en' }],
  ['theme;repeated;used="light"', { kind: 'repeated', parameter: 'theme', used: 'light' }],
  ['utm_source;unknown', { kind: 'unknown', parameter: 'utm_source' }],
  ['parameter;unknown', { kind: 'unknown', parameter: '<script>' }],
  ['parameter;unknown', { kind: 'unknown', parameter: '__proto__' }],
  ['parameter;unknown', { kind: 'unknown', parameter: 'x\r\nevil: 1' }],
  ['parameter;unknown', { kind: 'unknown', parameter: 'x'.repeat(33) }],
  ['path;repeated;used="/ab"', { kind: 'repeated', parameter: 'path', used: '/a"\\\r\n\0\x7fé日b' }],
])('%s', (expected, notice) => {
  expect(noticeHeader([notice])).toBe(expected);
});

test('a long value is truncated', () => {
  const header = noticeHeader([{ kind: 'repeated', parameter: 'path', used: `/${'a'.repeat(1_000)}` }]);
  expect(header?.length).toBeLessThan(200);
});

test.each(HOSTILE)('$name gives a header that every server can send', ({ query }) => {
  const options = { loginOrigins: ['https://login.example.com'], sites: {} };
  const { notices } = parseParameters(new URLSearchParams(query), parametersReadBy('all'), options);
  const header = noticeHeader(notices) ?? '';
  const item = '[A-Za-z][\\w-]*(;unknown|(;repeated)?;used="[\\x20\\x21\\x23-\\x5b\\x5d-\\x7e]*")';
  expect(header).toMatch(new RegExp(`^${item}(, ${item})*$`));
  expect(header).not.toMatch(/evil|script|onload|onerror|alert/);
});
