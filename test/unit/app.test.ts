/** The routes, their methods, and the responses to everything else. */

import { expect, test } from 'vitest';
import { NOW, testApp } from '../support/app.ts';

const FRAGMENTS = ['/chrome/header', '/chrome/footer', '/chrome/head', '/chrome/teaser/latest-post'];
const ROUTES = [...FRAGMENTS, '/chrome/all.json', '/chrome/loader.js', '/chrome/health'];

test.each(FRAGMENTS)('%s responds with a fragment and every header of the contract', async (path) => {
  const response = await testApp().request(`${path}?lang=fr`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'fr',
    etag: expect.stringMatching(/^"portico-[0-9a-f]+"$/),
    'cache-control': expect.stringMatching(
      /^public, max-age=[1-9]\d*, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    ),
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'server-timing': expect.stringMatching(/./),
    'portico-state': expect.stringMatching(/^(fresh|stale|fallback)$/),
    'portico-version': '1.2.3+test',
  });
  for (const name of ['set-cookie', 'location', 'portico-notice', 'vary'])
    expect(response.headers.has(name)).toBe(false);
  expect(await response.text()).toMatch(/^<.*>$/s);
});

test('health reports the version and the ages of the content and of each teaser', async () => {
  const app = testApp();
  await app.request('/chrome/header?lang=ja');
  await app.settle();
  app.clock.now = NOW + 7_000;
  const response = await app.request('/chrome/health');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    status: 'ok',
    version: '1.2.3+test',
    content: { builtAt: '2026-06-15T11:00:00.000Z', ageSeconds: 3_607 },
    teasers: [{ source: 'latest-post', language: 'ja', ageSeconds: 7, state: 'fresh', failure: null }],
  });
});

test.each(ROUTES)('HEAD %s has the headers of GET and no body', async (path) => {
  const app = testApp();
  await app.request('/chrome/header');
  await app.settle();
  await app.request(path);
  const get = await app.request(path);
  const head = await app.request(path, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect([...head.headers]).toEqual([...get.headers]);
  expect(await head.text()).toBe('');
});

test.each([...ROUTES, '/chrome/assets/chrome-0.css', '/chrome/nothing'])(
  'OPTIONS %s answers CORS preflights',
  async (path) => {
    const response = await testApp().request(path, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => ROUTES.map((path) => [method, path] as const)))(
  '%s %s is not allowed',
  async (method, path) => {
    const response = await testApp().request(path, { method });
    expect([response.status, await response.text()]).toEqual([405, '']);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  },
);

const UNKNOWN = [
  '/chrome/nothing',
  '/chrome/header/x',
  '/chrome',
  '/nothing',
  '/chrome/teaser',
  '/chrome/teaser/nothing',
  '/chrome/teaser/__proto__',
  '/chrome/teaser/identity-report?lang=de',
  '/chrome/teaser/https%3A%2F%2Fevil.example%2F',
  '/chrome/teaser/..%2F..%2Fhealth',
];

test.each(UNKNOWN.flatMap((path) => ['GET', 'HEAD'].map((method) => [method, path] as const)))(
  '%s %s is not found',
  async (method, path) => {
    const response = await testApp().request(path, { method });
    expect([response.status, await response.text()]).toEqual([404, '']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  },
);

test.each(['/chrome/header', '/chrome/footer', '/chrome/teaser/latest-post'])(
  'an error for which there is no fallback gives an empty 503 at %s, and is reported',
  async (path) => {
    const app = testApp({
      buildSnapshot: null,
      contentFor: () => {
        throw new Error('broken');
      },
    });
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([503, '']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(app.events).toEqual([
      { name: 'unavailable', route: path.split('/')[2], error: expect.stringContaining('broken') },
    ]);
  },
);
