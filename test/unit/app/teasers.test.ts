/** Blog posts in the header and in the teaser fragment. */

import { describe, expect, test } from 'vitest';
import { BLOG_ANSWER, brokenBlog, memoryStore, silentBlog, testApp } from '../../support/app.ts';
import { attribute, rootsOf, withAttribute } from '../../support/markup.ts';

const DAY = 24 * 3_600_000;

const statesOf = (markup: string) =>
  withAttribute(markup, 'data-portico-part', 'teaser').map((teaser) => attribute(teaser, 'data-portico-state'));

const portico = (response: Response) => response.headers.get('portico-state');

describe('the header', () => {
  test('shows the fallback with a short lifetime at first, then the post', async () => {
    const app = testApp();
    const first = await app.request('/chrome/header');
    expect(portico(first)).toBe('fallback');
    expect(first.headers.get('cache-control')).toContain('max-age=10,');
    expect(statesOf(await first.text())).toEqual(['fallback', 'success', 'success']);
    await app.settle();
    const second = await app.request('/chrome/header');
    expect(portico(second)).toBe('fresh');
    expect(second.headers.get('cache-control')).toContain('max-age=60,');
    const markup = await second.text();
    expect(statesOf(markup)).toEqual(['success', 'success', 'success']);
    expect(markup).toContain(BLOG_ANSWER.title);
    expect(markup).toContain(`${BLOG_ANSWER.thumbnail}?w=300`);
  });

  test('still shows a post that cannot be renewed, as stale', async () => {
    let works = true;
    const app = testApp({ blog: async () => (works ? Response.json(BLOG_ANSWER) : brokenBlog('', {})) });
    await app.request('/chrome/header');
    await app.settle();
    works = false;
    app.clock.now += DAY;
    const response = await app.request('/chrome/header');
    expect(portico(response)).toBe('stale');
    expect(await response.text()).toContain(BLOG_ANSWER.title);
  });

  test('shows a renewed post at once, although the older one is cached', async () => {
    let title = 'Older';
    const app = testApp({ blog: async () => Response.json({ ...BLOG_ANSWER, title }) });
    for (const expected of ['Older', 'Newer']) {
      title = expected;
      await app.request('/chrome/header');
      await app.settle();
      expect(await (await app.request('/chrome/header')).text()).toContain(expected);
      app.clock.now += DAY;
    }
  });

  test('uses a post from the store of the data centre', async () => {
    const store = memoryStore();
    const first = testApp({ store });
    await first.request('/chrome/header?lang=ja');
    await first.settle();
    const second = testApp({ store, blog: silentBlog });
    expect(portico(await second.request('/chrome/header?lang=ja'))).toBe('fresh');
    expect(second.blogRequests).toEqual([]);
  });

  test('requests posts with the language codes of the blog', async () => {
    const app = testApp();
    for (const lang of ['en', 'de', 'ja']) await app.request(`/chrome/header?lang=${lang}`);
    await app.settle();
    const endpoint = 'https://blog.example.com/api/last-post';
    expect(app.blogRequests).toEqual([endpoint, `${endpoint}?lang=de`, `${endpoint}?lang=jp`]);
  });
});

describe('the teaser fragment', () => {
  test.each([
    ['latest-post', BLOG_ANSWER.title, 'success'],
    ['press-releases', BLOG_ANSWER.title, 'success'],
    ['platform-video', 'The platform in four minutes', 'success'],
  ])('%s is one card', async (id, title, state) => {
    const response = await testApp().request(`/chrome/teaser/${id}`);
    const markup = await response.text();
    expect([portico(response), statesOf(markup), rootsOf(markup)]).toEqual(['fresh', [state], ['a']]);
    expect(markup).toContain(title);
  });

  test('is the fallback if the blog fails', async () => {
    const response = await testApp({ blog: brokenBlog }).request('/chrome/teaser/latest-post?lang=de');
    const markup = await response.text();
    expect([response.status, portico(response), statesOf(markup)]).toEqual([200, 'fallback', ['fallback']]);
    expect(markup).toContain('href="/de/blog/"');
  });

  test('is an empty 503 if the blog fails and there is no fallback', async () => {
    const app = testApp({ blog: brokenBlog });
    const response = await app.request('/chrome/teaser/press-releases');
    expect([response.status, await response.text()]).toEqual([503, '']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await app.settle();
    expect(app.events).toContainEqual({
      name: 'post-failed',
      source: 'press-releases',
      language: 'en',
      reason: 'answered 500',
      retryAfter: 2_500,
    });
  });

  test('is the stale post if the blog fails', async () => {
    let works = true;
    const app = testApp({ blog: async () => (works ? Response.json(BLOG_ANSWER) : brokenBlog('', {})) });
    await app.request('/chrome/teaser/press-releases');
    works = false;
    app.clock.now += DAY;
    const response = await app.request('/chrome/teaser/press-releases');
    expect([response.status, portico(response)]).toEqual([200, 'stale']);
    expect(await response.text()).toContain(BLOG_ANSWER.title);
  });
});
