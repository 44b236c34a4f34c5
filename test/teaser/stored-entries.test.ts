/** What the cache of the data centre holds may be old, foreign or forged. */

import { expect, test } from 'vitest';
import { memoryStore, NOW, testApp } from '../support/app.ts';
import { testPostCache } from '../support/post-cache.ts';

const POST = { title: 'Stored', url: 'https://blog.example.com/stored', imageUrl: null };
const ENTRY = { post: POST, fetchedAt: 1e12 };
const ATTEMPT = { at: 1e12, retryAt: 1e12 + 10_000, failures: 3, reason: 'answered 500', claim: null };

/** A store that finds these texts as post and as attempt. */
function storeOf({ post, attempt }: { post?: unknown; attempt?: unknown }) {
  const text = (url: string) => (decodeURIComponent(url).includes('/attempt ') ? attempt : post);
  return {
    ...memoryStore(),
    match: async (url: unknown) => {
      const entry = text(String(url));
      return entry === undefined ? undefined : new Response(typeof entry === 'string' ? entry : JSON.stringify(entry));
    },
  };
}

test('a valid entry is used, whoever wrote it', async () => {
  const { get, events } = testPostCache({ store: storeOf({ post: ENTRY }) });
  expect(await get()).toBe('Stored');
  expect(events).toEqual([]);
});

test.each<[string, unknown]>([
  ['an empty post', { ...ENTRY, post: {} }],
  ['null', 'null'],
  ['a number', 7],
  ['an array', [ENTRY]],
  ['the format of another release', { title: 'Stored', at: 1e12 }],
  ['further members', { ...ENTRY, html: '<b>' }],
  ['an empty title', { ...ENTRY, post: { ...POST, title: '' } }],
  ['a title that is not plain', { ...ENTRY, post: { ...POST, title: 'two\nlines' } }],
  ['a javascript: link', { ...ENTRY, post: { ...POST, url: 'javascript:alert(1)' } }],
  ['a link to another origin', { ...ENTRY, post: { ...POST, url: 'https://evil.example/' } }],
  ['an image of another origin', { ...ENTRY, post: { ...POST, imageUrl: 'https://evil.example/x.png' } }],
  ['an image that is missing', { ...ENTRY, post: { title: POST.title, url: POST.url } }],
  ['a fetch a day ahead', { ...ENTRY, fetchedAt: 1e12 + 24 * 3_600_000 }],
  ['a fetch 11 seconds ahead', { ...ENTRY, fetchedAt: 1e12 + 11_000 }],
  ['an infinite fetch', '{"post":{"title":"S","url":"https://blog.example.com/","imageUrl":null},"fetchedAt":1e999}'],
  ['no instant', { ...ENTRY, fetchedAt: null }],
  ['an instant as text', { ...ENTRY, fetchedAt: '1000000000000' }],
  ['a negative instant', { ...ENTRY, fetchedAt: -1 }],
])('a post entry with %s is rejected with a reason, and the post is fetched', async (_, post) => {
  const { get, settle, eventsNamed } = testPostCache({ store: storeOf({ post }) });
  expect(await get()).toBeNull();
  await settle();
  expect(await get()).toBe('Post 1');
  if (post === 'null') return;
  const [event] = eventsNamed('cache-entry-rejected');
  expect(event).toMatchObject({ key: 'post latest-post en', reason: expect.stringMatching(/^.{5,120}$/) });
  expect(JSON.stringify(event)).not.toMatch(/evil|alert|<b>/);
});

test('a clock that is slightly ahead of ours is no reason to reject', async () => {
  const { get } = testPostCache({ store: storeOf({ post: { ...ENTRY, fetchedAt: 1e12 + 9_000 } }) });
  expect(await get()).toBe('Stored');
});

test('a pause of another instance is obeyed', async () => {
  const { get, settle, requests, clock } = testPostCache({ store: storeOf({ attempt: ATTEMPT }) });
  await get();
  await settle();
  expect(requests()).toBe(0);
  clock.now += 10_000;
  await get();
  await settle();
  expect(requests()).toBe(1);
});

test.each<[string, object]>([
  ['for a year', { retryAt: 1e12 + 365 * 24 * 3_600_000 }],
  ['from the future', { at: 1e12 + 3_600_000, retryAt: 1e12 + 3_610_000 }],
  ['that ends before it starts', { retryAt: 1 }],
  ['without an end', { retryAt: null }],
  ['with half a failure', { failures: 1.5 }],
  ['with an overlong reason', { reason: 'x'.repeat(201) }],
  ['with an overlong claim', { claim: 'x'.repeat(65) }],
])('a pause %s is rejected', async (_, change) => {
  const { get, settle, requests, eventsNamed } = testPostCache({
    store: storeOf({ attempt: { ...ATTEMPT, ...change } }),
  });
  await get();
  await settle();
  expect(requests()).toBe(1);
  expect(eventsNamed('cache-entry-rejected')).not.toEqual([]);
});

test('entries of another format are never read: the key names the format, and the mode', async () => {
  const urls: string[] = [];
  const entries: unknown[] = [];
  const store = memoryStore();
  const { get, settle } = testPostCache({
    store: {
      match: store.match,
      put: async (url, response) => {
        urls.push(String(url));
        entries.push(await response.clone().json());
        await store.put(url, response);
      },
    },
  });
  await get();
  await settle();
  // whoever changes these entries raises ENTRY_FORMAT, which is part of the URL
  const key = (kind: string) => encodeURIComponent(`${kind} en https://blog.example.com/api/last-post`);
  expect(urls).toEqual(['attempt', 'post'].map((kind) => `https://portico.invalid/posts/2/production/${key(kind)}`));
  expect(entries).toEqual([
    { at: 1e12, retryAt: 1e12 + 80, failures: 0, reason: '', claim: '' },
    {
      post: {
        title: 'Post 1',
        url: 'https://blog.example.com/how-passkeys-work',
        imageUrl: 'https://images.example.com/passkeys.png?w=300',
      },
      fetchedAt: 1e12,
    },
  ]);
});

test('a header with a rejected entry shows the fallback', async () => {
  const forged = { post: { ...POST, url: 'javascript:alert(1)' }, fetchedAt: NOW };
  const app = testApp({ store: storeOf({ post: forged }) });
  const response = await app.request('/chrome/header');
  expect(response.headers.get('portico-state')).toBe('fallback');
  expect(await response.text()).not.toContain('javascript:');
  expect(app.events).toContainEqual(expect.objectContaining({ name: 'cache-entry-rejected' }));
});
