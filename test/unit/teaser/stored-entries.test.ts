/** What the cache of the data centre holds may be old, foreign or forged. */

import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../support/app.ts';
import { ENDPOINT, testPostCache } from '../../support/post-cache.ts';

const POST = { title: 'Stored', url: 'https://blog.example.com/stored', imageUrl: null };
const REQUEST = { at: 1e12, retryAt: 0, failures: 0, reason: '', claim: null };
const ENTRY = { post: POST, fetchedAt: 1e12, ...REQUEST };
const FAILED = { post: null, fetchedAt: 0, ...REQUEST, retryAt: 1e12 + 10_000, failures: 3, reason: 'answered 500' };

const HOUR = 3_600_000;

/** A store that finds this entry under every address until another one is stored. */
function storeOf(entry: unknown) {
  const store = memoryStore();
  const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
  return { ...store, match: async (url: string) => (await store.match(url)) ?? new Response(text) };
}

test('a valid entry is used, whoever wrote it', async () => {
  const { get, events, settle, requests } = testPostCache({ store: storeOf(ENTRY) });
  expect(await get()).toBe('Stored');
  await settle();
  expect([events, requests()]).toEqual([[], 0]);
});

test.each<[string, unknown]>([
  ['null', null],
  ['an empty post', { ...ENTRY, post: {} }],
  ['a javascript: link', { ...ENTRY, post: { ...POST, url: 'javascript:alert(1)' } }],
  ['a link to another origin', { ...ENTRY, post: { ...POST, url: 'https://evil.example/' } }],
  ['no post', { ...ENTRY, post: undefined }],
  ['no instant', { ...ENTRY, fetchedAt: null }],
  ['a pause without an end', { ...FAILED, retryAt: null }],
  ['half a failure', { ...FAILED, failures: 1.5 }],
  ['an overlong reason', { ...FAILED, reason: 'x'.repeat(201) }],
  ['an overlong claim', { ...FAILED, claim: 'x'.repeat(65) }],
  ['the post of release 0.3.0', { post: POST, fetchedAt: 1e12 }],
  ['the attempt of release 0.3.0', { at: 1e12, retryAt: 1e12 + 9_000, failures: 1, reason: 'no', claim: null }],
  ['the format of a later release', { version: 9, posts: [POST] }],
])('an entry with %s is reported and replaced', async (_, entry) => {
  const { get, settle, eventsNamed } = testPostCache({ store: storeOf(entry) });
  expect(await get()).toBeNull();
  await settle();
  expect(await get()).toBe('Post 1');
  const [event] = eventsNamed('cache-entry-rejected');
  expect(event).toMatchObject({ key: `en ${ENDPOINT}`, reason: expect.stringMatching(/^.{5,120}$/) });
  expect(JSON.stringify(event)).not.toMatch(/evil|alert/);
});

test.each<[string, object, object]>([
  ['a title of two lines', { title: 'two\nlines' }, { title: 'two lines' }],
  ['an image of another origin', { imageUrl: 'https://evil.example/x.png' }, { imageUrl: null }],
  ['further members', { html: '<b>' }, {}],
])('a stored post with %s is as safe as one from the blog', async (_, members, expected) => {
  const { get, cached } = testPostCache({ store: storeOf({ ...ENTRY, post: { ...POST, ...members }, more: 1 }) });
  await get();
  expect(await cached()).toEqual({ ...POST, ...expected });
});

describe('an entry whose post was fetched', () => {
  test.each([
    ['a day ahead', 1e12 + 24 * HOUR],
    ['a day ago', 1e12 - 24 * HOUR],
  ])('%s is stale, and renewed at once', async (_, fetchedAt) => {
    const { get, settle, cache } = testPostCache({ store: storeOf({ ...ENTRY, fetchedAt }) });
    expect(await get()).toBe('Stored');
    expect(cache.states()).toMatchObject([{ state: 'stale' }]);
    await settle();
    expect(await get()).toBe('Post 1');
  });

  test.each([
    ['eight days ago', 1e12 - 8 * 24 * HOUR],
    ['in a year', 1e12 + 365 * 24 * HOUR],
    ['never', 0],
  ])('%s is not shown', async (_, fetchedAt) => {
    const { get } = testPostCache({ store: storeOf({ ...ENTRY, fetchedAt }) });
    expect(await get()).toBeNull();
  });

  test('by a clock that is slightly ahead of ours is fresh', async () => {
    const { get, cache } = testPostCache({ store: storeOf({ ...ENTRY, fetchedAt: 1e12 + 9_000 }) });
    expect(await get()).toBe('Stored');
    expect(cache.states()).toMatchObject([{ state: 'fresh', ageSeconds: 0 }]);
  });
});

/** How many seconds an instance leaves the blog alone that finds this entry; no more than 700. */
async function pauseOf(entry: object): Promise<number> {
  const { get, settle, requests, clock } = testPostCache({ store: storeOf({ ...FAILED, ...entry }) });
  for (;;) {
    await get();
    await settle();
    if (requests() > 0 || clock.now > 1e12 + 700_000) return (clock.now - 1e12) / 1_000;
    clock.now += 1_000;
  }
}

test('a pause of another instance is obeyed', async () => {
  expect(await pauseOf({})).toBe(10);
});

test.each<[string, object, number]>([
  ['for a year ends after ten minutes', { retryAt: 1e12 + 365 * 24 * HOUR }, 603],
  ['from the future is ignored', { at: 1e12 + HOUR, retryAt: 1e12 + 2 * HOUR }, 0],
  ['that ends before it starts is ignored', { retryAt: 1 }, 0],
])('a pause %s', async (_, request, expected) => {
  expect(await pauseOf(request)).toBe(expected);
});

test('entries of release 0.3.0 are never read or overwritten: the address has the format', async () => {
  const store = memoryStore();
  const read: string[] = [];
  const written = new Map<string, unknown>();
  const { get, settle } = testPostCache({
    store: {
      match: async (url) => {
        read.push(String(url));
        return store.match(url);
      },
      put: async (url, response) => {
        written.set(String(url), await response.clone().json());
        await store.put(url, response);
      },
    },
  });
  await get();
  await settle();
  // whoever changes the entry raises ENTRY_FORMAT, which is part of the address
  const address = `https://portico.invalid/posts/4/${encodeURIComponent(`en ${ENDPOINT}`)}`;
  expect([...new Set(read)]).toEqual([address]);
  const post = {
    title: 'Post 1',
    url: 'https://blog.example.com/how-passkeys-work',
    imageUrl: 'https://images.example.com/passkeys.png?w=300',
  };
  expect([...written]).toEqual([[address, { ...ENTRY, post }]]);
});
