import { expect, test } from 'vitest';
import { isCurrent, withTracking } from '../../src/chrome/compose-link.ts';

test.each([
  ['/pricing/', '/pricing/', true],
  ['/pricing/', '/pricing', true],
  ['/docs', '/docs/', true],
  ['/', '/', true],
  ['/docs', '/docs/api', false],
  ['/de/docs', '/docs', false],
  ['/', '/docs', false],
  ['https://www.example.com/docs', '/docs', false],
  ['/docs', null, false],
])('a link to %s on the page %s', (url, path, expected) => {
  expect(isCurrent(url, path)).toBe(expected);
});

test.each([
  ['/signup', 'Sign up', '/signup?place=header&type=button&text=sign%20up'],
  ['/fr/signup', 'S’INSCRIRE & GO', '/fr/signup?place=header&type=button&text=s%E2%80%99inscrire%20%26%20go'],
  ['/signup?plan=free', 'Go', '/signup?plan=free&place=header&type=button&text=go'],
])('tracking is added to %s', (url, label, expected) => {
  expect(withTracking(url, label)).toBe(expected);
});
