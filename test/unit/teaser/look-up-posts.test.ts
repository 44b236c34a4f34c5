/** What a lookup says about several posts. */

import { expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '../../../src/contract/post-format.ts';
import { brokenBlog } from '../../support/app.ts';
import { MINUTE, testPostCache } from '../../support/post-cache.ts';

/** Ages of cached posts in minutes, by the name of their teaser; `null` without a post. */
type Ages = Readonly<Record<string, number | null>>;

const FRESH = 0;
const STALE = 6;

async function lookUp(ages: Ages) {
  const { cache, clock, scope, answer, settle } = testPostCache();
  const requestOf = (id: string) =>
    ({ id, source: id, endpoint: `https://blog.example.com/${id}`, format: DEFAULT_FORMAT, language: 'en' }) as const;
  const start = clock.now;
  for (const [id, age] of Object.entries(ages)) {
    if (age === null) continue;
    clock.now = start - age * MINUTE;
    await cache.lookUpOrFetch([requestOf(id)], scope);
  }
  clock.now = start;
  answer(brokenBlog);
  const lookup = await cache.lookUp(Object.keys(ages).map(requestOf), scope);
  await settle();
  return lookup;
}

test.each<[string, Ages, string]>([
  ['no teasers', {}, 'fresh'],
  ['fresh posts', { a: FRESH, b: FRESH }, 'fresh'],
  ['a stale post', { a: FRESH, b: STALE }, 'stale'],
  ['a missing post', { a: null, b: FRESH }, 'fallback'],
  ['a missing and a stale post', { a: null, b: STALE }, 'fallback'],
  ['a stale and a missing post', { a: STALE, b: null }, 'fallback'],
])('with %s, the state is that of the least fresh one', async (_, ages, state) => {
  expect((await lookUp(ages)).state).toBe(state);
});

test('the revision changes when a post is added, removed or renewed', async () => {
  const states: readonly Ages[] = [
    { a: FRESH, b: FRESH },
    { a: STALE, b: FRESH },
    { a: null, b: FRESH },
    { a: FRESH, b: null },
  ];
  const revisions = await Promise.all(states.map(async (ages) => (await lookUp(ages)).revision));
  expect(new Set(revisions).size).toBe(states.length);
  expect((await lookUp({ a: FRESH, b: FRESH })).revision).toBe(revisions[0]);
});
