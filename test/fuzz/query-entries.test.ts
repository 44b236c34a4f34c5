/** Queries and paths that are parsed without the classes of the platform give what these would. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { parsePagePath } from '../../src/request/addresses.ts';
import { queryEntries } from '../../src/request/query-entries.ts';
import { anyText } from './arbitraries/texts.ts';
import { property } from './property.ts';

const piece = fc.constantFrom(
  '&',
  '=',
  '+',
  '%',
  '%2',
  '%2f',
  '%C3%BC',
  '%FF',
  '%EF%BB%BF',
  '%ED%A0%80',
  'amp;',
  '?',
  '#',
  'a',
);
/** As in the URL of a request, which is ASCII. */
const query = fc.oneof(
  fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 12 }).map((pieces) => pieces.join('')),
  anyText.map((text) => `a=${text}`),
);

property('a query has the entries of URLSearchParams', 400, query, async (text) => {
  const url = new URL(`https://www.example.com/?${text.replaceAll('#', '')}`);
  expect([...queryEntries(url.search)]).toEqual([...url.searchParams]);
});

const segment = fc.constantFrom('a', 'docs', '.', '..', '.well-known', '%2e', 'a b', 'ü', 'x.html', '~', '-', 'A_1');

property('a path is normalized as URL does', 200, fc.array(segment, { maxLength: 5 }), async (segments) => {
  const path = `/${segments.join('/')}`;
  expect(parsePagePath(path)).toBe(new URL(path, 'https://www.example.com').pathname);
});
