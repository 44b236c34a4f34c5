import { describe, expect, test } from 'vitest';
import { parseLoginLink, parsePagePath } from '../../src/request/parse-path.ts';

const ORIGINS = ['https://login.example.com', 'https://auth.example.com:8443'];

describe("the page's path", () => {
  test.each([
    ['/', '/'],
    ['/pricing/', '/pricing/'],
    ['/de/a/../b', '/de/b'],
    ['/blog/?page=2#top', '/blog/'],
    ['/jp/日本', '/jp/%E6%97%A5%E6%9C%AC'],
    ['/%22%3E%3Cimg', '/%22%3E%3Cimg'],
  ])('%s is %s', (value, expected) => {
    expect(parsePagePath(value)).toBe(expected);
  });
});

const NO_PATHS = [
  '',
  'pricing',
  '?x',
  '//evil.example/',
  '/\\evil.example',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '/%2e//evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/a\r\nx-evil: 1',
  '/"onload="',
  '/<b>',
  '/{{x}}',
  '/`x`',
  "/'x'",
  'javascript:alert(1)',
  `/${'a'.repeat(1_024)}`,
];

test.each(NO_PATHS)('%j is neither a path nor a login link', (value) => {
  expect(parsePagePath(value)).toBeUndefined();
  expect(parseLoginLink(value, ORIGINS)).toBeUndefined();
});

test.each(['https://login.example.com/', '/de//evil.example/', '/jp//x', '/a/b//'])(
  '%j leaves the site, or would without its prefix, and is no page path',
  (value) => {
    expect(parsePagePath(value)).toBeUndefined();
  },
);

describe('the login link', () => {
  test.each([
    ['/account/sign-in?next=%2Fhome#form', '/account/sign-in?next=%2Fhome#form'],
    ['https://login.example.com', 'https://login.example.com/'],
    ['https://login.example.com/start?x=1', 'https://login.example.com/start?x=1'],
    ['https://LOGIN.example.com:443/', 'https://login.example.com/'],
    ['https://auth.example.com:8443/', 'https://auth.example.com:8443/'],
  ])('%s leads to %s', (value, expected) => {
    expect(parseLoginLink(value, ORIGINS)).toBe(expected);
  });

  test.each([
    'http://login.example.com/',
    'https://login.example.com.evil.example/',
    'https://login.example.com@evil.example/',
    'https://user:pass@login.example.com/',
    'https://auth.example.com/',
    'https://evil.example/',
    'data:text/html,x',
    `https://login.example.com/${'a'.repeat(1_024)}`,
    'https://login.example.com/"x',
  ])('%s is refused', (value) => {
    expect(parseLoginLink(value, ORIGINS)).toBeUndefined();
  });
});
