/** Sequences of what happens to a running service: requests, time that passes, and a blog that changes. */

import fc from 'fast-check';
import { NOW } from '../../../support/app.ts';
import { usualQuery } from './queries.ts';

export type Step =
  | { readonly kind: 'request'; readonly path: string; readonly conditional: boolean }
  /** Moves the clock, also backwards; in milliseconds. */
  | { readonly kind: 'wait'; readonly milliseconds: number }
  /** Sets the clock to the next change of the content of a language, and so many milliseconds further. */
  | { readonly kind: 'boundary'; readonly offset: number }
  /** Waits for what continues after answers, such as requests to the blog. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'blog'; readonly answer: 'fails' | 'one' | 'two' | 'hostile' };

/** Queries that differ in one thing each: an answer that is confused with another one is found by these. */
const QUERIES = [
  '', 'theme=light', 'theme=auto', 'lang=de', 'lang=ja', 'transparent=false', 'languageSelector=false', 'loginLink=%2Fa',
  'path=%2Fpricing%2F', 'path=%2Fdocs%2Fapi', 'path=%2Fde%2Fdocs', 'skipTo=main', 'skipTo=null', 'links=absolute', 'assets=omit',
  'announcement=omit', 'isolate=shadow', 'seed=a', 'seed=b', 'lang=de&links=absolute', 'lang=xx', 'x=1',
]; // biome-ignore format: a list of queries
const ROUTES = [
  'header',
  'header',
  'header',
  'footer',
  'footer',
  'head',
  'all.json',
  'manifest.json',
  'teaser/latest-post',
];

const query = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...QUERIES) },
  { weight: 1, arbitrary: usualQuery.map((usual) => usual.query) },
);

/** Few addresses, so that a sequence asks for the same one again and again. */
const paths = fc
  .tuple(
    fc.array(fc.constantFrom(...ROUTES), { minLength: 1, maxLength: 2 }),
    fc.array(query, { minLength: 1, maxLength: 4, size: 'max' }),
  )
  .map(([routes, queries]) => routes.flatMap((route) => queries.map((text) => `/chrome/${route}?${text}`)));

const wait = fc.record({
  kind: fc.constant('wait' as const),
  milliseconds: fc.oneof(
    fc.constantFrom(1, 999, 1_000, 10_000, 31_000, 301_000, 86_400_000, 8 * 86_400_000),
    fc.constantFrom(-1, -1_000, -60_000, -86_400_000, -400 * 86_400_000),
    fc.integer({ min: 0, max: 400 * 86_400_000 }),
  ),
});
const boundary = fc.record({
  kind: fc.constant('boundary' as const),
  offset: fc.constantFrom(-1_001, -1_000, -999, -1, 0, 1, 1_000),
});
const settle = fc.record({ kind: fc.constant('settle' as const) });
const blog = fc.record({
  kind: fc.constant('blog' as const),
  answer: fc.constantFrom('fails', 'one', 'two', 'hostile'),
});

function step(addresses: readonly string[]): fc.Arbitrary<Step> {
  const path = fc.constantFrom(...addresses);
  const request = fc.record({ kind: fc.constant('request' as const), path, conditional: fc.boolean() });
  return fc.oneof(
    { weight: 10, arbitrary: request },
    { weight: 1, arbitrary: wait },
    { weight: 3, arbitrary: boundary },
    { weight: 2, arbitrary: settle },
    { weight: 2, arbitrary: blog },
  );
}

/** When a sequence starts: while announcements compete, in the year of the other tests, or before a new year. */
export const start = fc.constantFrom(Date.UTC(2025, 3, 10), NOW, Date.UTC(2026, 11, 31, 23, 59, 50));

export const steps: fc.Arbitrary<readonly Step[]> = paths.chain((addresses) =>
  fc.array(step(addresses), { minLength: 2, maxLength: 24, size: 'max' }),
);
