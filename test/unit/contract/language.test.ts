import { expect, test } from 'vitest';
import { withoutPathPrefix, withPathPrefix } from '../../../src/contract/language.ts';

test.each([
  ['de', '/de/pricing/', '/de'],
  ['en', '/pricing/', '/'],
  ['fr', '/fr/pricing/', '/fr'],
  ['es', '/es/pricing/', '/es'],
  ['pt', '/pt/pricing/', '/pt'],
  ['ja', '/jp/pricing/', '/jp'],
] as const)('%s has its own prefix', (language, pricing, home) => {
  expect(withPathPrefix('/pricing/', language)).toBe(pricing);
  expect(withPathPrefix('/', language)).toBe(home);
  expect(withoutPathPrefix(pricing)).toBe('/pricing/');
  expect(withoutPathPrefix(home)).toBe('/');
});

test.each(['/design', '/esports/', '/jpeg', '/ja/pricing/', '/depot/de/x'])('%s has no language prefix', (path) => {
  expect(withoutPathPrefix(path)).toBe(path);
});
