/** `/chrome/all.json`: head, header and footer in one response. */

import { describe, expect, test } from 'vitest';
import type { AllAnswer } from '../../../src/service/all-answer.ts';
import { silentBlog, testApp } from '../../support/app.ts';
import { attribute, withAttribute } from '../../support/markup.ts';

/** The attributes with these names, of each element with an attribute that has this value. */
function attributesOf(markup: string, tagName: string, name: string, value: string, names: readonly string[]) {
  return withAttribute(markup, name, value)
    .filter((element) => element.tagName === tagName)
    .map((element) => Object.fromEntries(names.map((wanted) => [wanted, attribute(element, wanted)])));
}

const read = async (response: Response) => (await response.json()) as AllAnswer;

describe.each([
  '',
  'lang=de&theme=light&transparent=false',
  'assets=omit&seed=x',
  'links=absolute',
  'isolate=shadow',
  'lang=xx',
])('with the query "%s"', (query) => {
  test('each part is what its own route sends', async () => {
    const app = testApp({ blog: silentBlog });
    const all = await read(await app.request(`/chrome/all.json?${query}`));
    for (const part of ['head', 'header', 'footer'] as const)
      expect(all[part]).toBe(await (await app.request(`/chrome/${part}?${query}`)).text());
  });

  test('styles and scripts are the files of the head', async () => {
    const app = testApp({ blog: silentBlog });
    const { head, styles, scripts } = await read(await app.request(`/chrome/all.json?${query}`));
    expect(styles).toEqual(attributesOf(head, 'link', 'rel', 'stylesheet', ['href', 'integrity']));
    expect(scripts).toEqual(attributesOf(head, 'script', 'type', 'module', ['src', 'integrity']));
    const origin = query === 'links=absolute' ? 'https://chrome.example.com' : '';
    expect([styles, scripts]).toEqual([
      [{ href: `${origin}/chrome/assets/chrome-0.css`, integrity: 'sha256-chrome-0.css' }],
      [{ src: `${origin}/chrome/assets/loader-0.js`, integrity: 'sha256-loader-0.js' }],
    ]);
  });

  test('it is JSON with the headers of a fragment', async () => {
    const app = testApp({ blog: silentBlog });
    const { headers } = await app.request(`/chrome/all.json?${query}`);
    const header = await app.request(`/chrome/header?${query}`);
    expect(headers.get('content-type')).toBe('application/json');
    for (const name of ['cache-control', 'content-language', 'portico-state', 'portico-version', 'portico-notice'])
      expect([name, headers.get(name)]).toEqual([name, header.headers.get(name)]);
  });
});

test('it contains version, language and lifetimes', async () => {
  const response = await testApp({ blog: silentBlog }).request('/chrome/all.json?lang=ja');
  const { version, language, freshness } = await read(response);
  expect({ version, language, freshness }).toEqual({
    version: '1.2.3+test',
    language: 'ja',
    freshness: {
      state: 'fallback',
      freshUntil: '2027-01-01T00:00:00.000Z',
      maxAge: 10,
      staleWhileRevalidate: 20,
      staleIfError: 86_400,
    },
  });
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=10, stale-while-revalidate=20, stale-if-error=86400',
  );
});

describe('freshUntil', () => {
  const SEPTEMBER = Date.UTC(2024, 8, 1);
  const IN_A_MOMENT = Date.UTC(2025, 0, 1) - 999;

  test.each([
    ['the next start or end of an announcement', SEPTEMBER, 'lang=ja', '2024-10-09T00:00:00.000Z'],
    ['that too without the announcement', SEPTEMBER, 'lang=ja&announcement=omit', '2024-10-09T00:00:00.000Z'],
    ['the turn of the year, if that comes first', SEPTEMBER, 'lang=en', '2025-01-01T00:00:00.000Z'],
    ['the change after one that is less than a second away', IN_A_MOMENT, 'lang=en', '2025-03-19T00:00:00.000Z'],
  ])('is %s', async (_, now, query, expected) => {
    const response = await testApp({ now, blog: silentBlog }).request(`/chrome/all.json?${query}`);
    expect((await read(response)).freshness.freshUntil).toBe(expected);
  });

  test('is the turn of the year in the build snapshot, which has no announcement', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    const app = testApp({ now: Date.UTC(2024, 8, 1), blog: silentBlog, contentFor: broken });
    const { freshness } = await read(await app.request('/chrome/all.json?lang=ja'));
    expect(freshness).toMatchObject({ state: 'degraded', freshUntil: '2025-01-01T00:00:00.000Z' });
  });
});

test('in the last day before a change its lifetimes count down, and nothing else changes', async () => {
  const app = testApp({ blog: silentBlog, now: Date.UTC(2026, 11, 31, 12) });
  await app.request('/chrome/all.json');
  const tags = new Set<unknown>();
  const lifetimes = new Set<number>();
  for (let second = 0; second < 60; second += 1) {
    app.clock.now += 1_000;
    const response = await app.request('/chrome/all.json');
    expect(response.headers.get('server-timing')).toContain('reused');
    tags.add(response.headers.get('etag'));
    lifetimes.add((await read(response)).freshness.staleIfError);
  }
  expect([tags.size, lifetimes.size]).toEqual([1, 60]);
});
