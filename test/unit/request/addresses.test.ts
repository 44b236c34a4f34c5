import { expect, test } from 'vitest';
import { parseParameters } from '../../../src/request/parse-parameters.ts';

const loginOrigins = ['https://login.example.com', 'https://auth.example.com:8443'];

/** The parsed value, or `undefined` if the parameter rejects it. */
function parse(name: 'path' | 'loginLink', value: string): string | null | undefined {
  const { parameters, notices } = parseParameters(new URLSearchParams({ [name]: value }), [name], {
    loginOrigins,
    sites: {},
  });
  return notices.length === 0 ? parameters[name] : undefined;
}

test.each([
  ['/pricing/', '/pricing/'],
  ['/de/a/../b', '/de/b'],
  ['/blog/?page=2#top', '/blog/'],
  ['/jp/日本', '/jp/%E6%97%A5%E6%9C%AC'],
  ['/%22%3E%3Cimg', '/%22%3E%3Cimg'],
])('the path %s becomes %s', (value, expected) => {
  expect(parse('path', value)).toBe(expected);
});

const REJECTED = [
  '',
  'pricing',
  '?x',
  '//evil.example/',
  '/\\evil.example',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '\t//evil.example',
  '/\t/evil.example',
  '/a\r\nx-evil: 1',
  '/"onload="',
  '/<b>',
  '/{{x}}',
  "/'x'",
  '/de//evil.example/',
  '/a/b//',
  'javascript:alert(1)',
  `/${'日'.repeat(120)}`,
  `/${'a'.repeat(1_024)}`,
];

test.each(REJECTED)('%j is neither a path nor a login link', (value) => {
  expect(parse('path', value)).toBeUndefined();
  expect(parse('loginLink', value)).toBeUndefined();
});

test.each([
  ['/account/sign-in?next=%2Fhome#form', '/account/sign-in?next=%2Fhome#form'],
  ['https://login.example.com', 'https://login.example.com/'],
  ['https://login.example.com/start?x=1', 'https://login.example.com/start?x=1'],
  ['https://LOGIN.example.com:443/', 'https://login.example.com/'],
  ['https://auth.example.com:8443/', 'https://auth.example.com:8443/'],
])('the login link %s leads to %s, and is no page path', (value, expected) => {
  expect(parse('loginLink', value)).toBe(expected);
  expect(parse('path', value.replace('/account', 'account'))).toBeUndefined();
});

test.each([
  'http://login.example.com/',
  'https://login.example.com.evil.example/',
  'https://login.example.com@evil.example/',
  'https://user:pass@login.example.com/',
  'https://auth.example.com/',
  `https://login.example.com/${'a'.repeat(1_024)}`,
  'https://login.example.com/"x',
])('the login link %s is rejected', (value) => {
  expect(parse('loginLink', value)).toBeUndefined();
});
