import { expect, test } from 'vitest';
import { isCurrent, withTracking } from '../../../src/chrome/compose-link.ts';

test.each([
  ['/pricing/', '/pricing', true],
  ['/', '/', true],
  ['/docs', '/docs/api', false],
  ['/de/docs', '/docs', false],
  ['https://www.example.com/docs', '/docs', false],
  ['https://docs.example.com/api/', 'https://docs.example.com/api', true],
  ['https://docs.example.com', 'https://docs.example.com', true],
  ['/api', 'https://docs.example.com/api', false],
  ['/docs', null, false],
])('a link to %s on the page %s', (url, path, expected) => {
  expect(isCurrent(url, path)).toBe(expected);
});

test.each([
  ['/signup', 'Sign up', '/signup?place=header&type=button&text=sign%20up'],
  ['/fr/signup', 'S’INSCRIRE & GO', '/fr/signup?place=header&type=button&text=s%E2%80%99inscrire%20%26%20go'],
  ['/signup?plan=free', 'Go', '/signup?plan=free&place=header&type=button&text=go'],
  ['/signup#form', 'Go', '/signup?place=header&type=button&text=go#form'],
  ['/signup?plan=a%20b+c#form?x', 'Go', '/signup?plan=a%20b+c&place=header&type=button&text=go#form?x'],
  ['/サインアップ', 'Go', '/%E3%82%B5%E3%82%A4%E3%83%B3%E3%82%A2%E3%83%83%E3%83%97?place=header&type=button&text=go'],
  ['https://www.example.com', 'Go', 'https://www.example.com/?place=header&type=button&text=go'],
  ['https://app.example.com/join#now', 'Go', 'https://app.example.com/join?place=header&type=button&text=go#now'],
])('tracking is added to %s', (url, label, expected) => {
  expect(withTracking(url, 'place=header&type=button&text={text}', label)).toBe(expected);
});
