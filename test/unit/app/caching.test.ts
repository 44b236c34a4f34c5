/** What in a request changes the response, and what does not. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { brokenBlog, NOW, silentBlog, testApp } from '../../support/app.ts';
import { contentFor, footerColumnsOf } from '../../support/content.ts';
import { partsOf, textOf } from '../../support/markup.ts';

const COMPETING = Date.UTC(2025, 3, 10);

const lifetimeOf = (response: Response) => /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];

const shownOf = (markup: string) => [...markup.matchAll(/data-portico-announcement="([^"]+)"/g)].map(([, id]) => id);

test.each([
  ['cookie', 'session=1; lang=de'],
  ['authorization', 'Bearer x'],
  ['range', 'bytes=0-10'],
  ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['if-none-match', '*'],
  ['if-match', '"foreign"'],
  ['accept-language', 'ja'],
  ['x-forwarded-host', 'evil.example'],
])('the request header %s: %s changes nothing', async (name, value) => {
  const app = testApp();
  await app.request('/chrome/header');
  await app.settle();
  await app.request('/chrome/header');
  const plain = await app.request('/chrome/header');
  const response = await app.request('/chrome/header', { headers: { [name]: value } });
  expect([response.status, [...response.headers]]).toEqual([200, [...plain.headers]]);
  expect(await response.text()).toBe(await plain.text());
});

test.each(['/chrome/header', '/chrome/footer?lang=ja', '/chrome/head', '/chrome/all.json'])(
  'an entity tag of this service gets 304 without a body at %s',
  async (path) => {
    const app = testApp({ blog: silentBlog });
    const { headers } = await app.request(path);
    const etag = headers.get('etag') ?? '';
    headers.delete('content-type');
    const strong = etag.replace('W/', '');
    for (const header of [etag, strong, `W/${strong}`, `"x", ${etag}`]) {
      const response = await app.request(path, { headers: { 'if-none-match': header } });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect([...response.headers.keys()]).toEqual([...headers.keys()]);
      expect([response.headers.get('etag'), lifetimeOf(response)]).toEqual([etag, expect.stringMatching(/^[1-9]/)]);
    }
  },
);

describe('a cached fragment', () => {
  test.each(['', 'lang=ja&theme=light', 'lang=de&path=%2Fde%2Fpricing%2F'])(
    'is the same, byte for byte: %s',
    async (query) => {
      const app = testApp({ blog: brokenBlog });
      const [first, second] = [
        await app.request(`/chrome/header?${query}`),
        await app.request(`/chrome/header?${query}`),
      ];
      expect(first.headers.get('server-timing')).toContain('new');
      expect(second.headers.get('server-timing')).toContain('reused');
      expect(await second.text()).toBe(await first.text());
    },
  );

  test('is not used if anything shown differs', async () => {
    const app = testApp({ blog: silentBlog });
    const queries = [
      '',
      'lang=de',
      'theme=light',
      'transparent=false',
      'languageSelector=false',
      'loginLink=%2Fsign-in',
      'path=%2Fpricing%2F',
      'assets=omit',
      'skipTo=main',
      // an id like any other
      'skipTo=null',
      'skipTo=undefined',
    ];
    const tags: unknown[] = [];
    for (const query of queries) tags.push((await app.request(`/chrome/header?${query}`)).headers.get('etag'));
    expect(new Set(tags).size).toBe(queries.length);
  });
});

describe('addresses that are requested only once', () => {
  const isReused = async (app: ReturnType<typeof testApp>, path: string) =>
    (await app.request(path)).headers.get('server-timing')?.includes('reused');

  test.each([
    ['header', 'path=%2Fblog%2Fpost-'],
    ['header', 'loginLink=%2Fsign-in%3Ffrom%3D'],
    ['header', 'skipTo=main-'],
    ['header', 'seed='],
    ['footer', 'path=%2Fblog%2Fpost-'],
    ['footer', 'transparent=false&seed='],
  ])('%s?%s… are rendered once', async (fragment, query) => {
    const app = testApp({ blog: silentBlog });
    await app.request(`/chrome/${fragment}?${query}0`);
    for (let index = 1; index <= 20; index += 1)
      expect(await isReused(app, `/chrome/${fragment}?${query}${index}`)).toBe(true);
  });

  test('do not displace the others', async () => {
    const app = testApp({ blog: silentBlog });
    const ordinary = LANGUAGES.map((language) => `/chrome/header?lang=${language}`);
    for (const path of ordinary) await app.request(path);
    // more variants than the cache holds
    const links = footerColumnsOf(contentFor('en')).flatMap((column) => column.links.map(({ url }) => url));
    const pages = links.filter((url) => url.startsWith('/')).slice(0, 26);
    let bytes = 0;
    for (const theme of ['dark', 'light', 'auto'])
      for (const flags of ['transparent=false', 'languageSelector=false', 'isolate=shadow', 'assets=omit', 'skipTo=x'])
        for (const links of ['relative', 'absolute'])
          for (const page of pages) {
            const path = `/chrome/header?theme=${theme}&${flags}&links=${links}&path=${encodeURIComponent(page)}`;
            bytes += (await (await app.request(path)).arrayBuffer()).byteLength;
          }
    expect(bytes).toBeGreaterThan(20 * 1024 * 1024);
    for (const path of ordinary) expect(await isReused(app, path)).toBe(true);
  });
});

describe('while announcements compete', () => {
  const headerFor = (query: string, app = testApp({ now: COMPETING })) => app.request(`/chrome/header?${query}`);

  test('a response without a seed has a short lifetime, and each request draws', async () => {
    const app = testApp({ now: COMPETING });
    await app.request('/chrome/header');
    await app.settle();
    expect(lifetimeOf(await headerFor('', app))).toBe('30');
    expect(lifetimeOf(await headerFor('seed=a', app))).toBe('60');
    const shown = new Set<unknown>();
    for (let index = 0; index < 60; index += 1) shown.add(shownOf(await (await headerFor('', app)).text())[0]);
    expect([...shown].sort()).toEqual(['ai-auth-developer-preview', 'ai-security-webinar']);
  });

  test('the same seed gets the same announcement, in every instance', async () => {
    const seeds = Array.from({ length: 30 }, (_, index) => `seed=s${index}`);
    const draw = async () => Promise.all(seeds.map(async (seed) => shownOf(await (await headerFor(seed)).text())[0]));
    const first = await draw();
    expect(await draw()).toEqual(first);
    expect(new Set(first).size).toBe(2);
  });
});

test('the clock decides on announcement, empty bar and year', async () => {
  const app = testApp({ now: NOW });
  const bodyOf = async (path: string) => (await app.request(path)).text();
  expect(shownOf(await bodyOf('/chrome/header'))).toEqual(['free-sign-up']);
  expect(await bodyOf('/chrome/footer')).toContain('© 2026 Acme');
  app.clock.now = Date.UTC(2028, 2, 14);
  const late = await bodyOf('/chrome/header');
  expect(shownOf(late)).toEqual([]);
  expect(partsOf(late, 'bar').map(textOf).join()).toContain('Log in');
  expect(partsOf(late, 'language-selector')).toHaveLength(2);
  expect(await bodyOf('/chrome/footer')).toContain('© 2028 Acme');
});
