/** A teaser whose post was not cached on the server: loading, then success or error. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { loadRenderer } from '../../../../packages/cli/src/local/renderers.ts';
import { hydrated, section, useBrowser } from '../../../support/browser.ts';
import { pendingPost } from '../../fixtures/pending-post.ts';

const { open, service } = useBrowser();
const documentation = section('NAV_DOCUMENTATION');
const TEASER = `${documentation.panel} [data-portico-part="teaser"]`;
/** One that the browser can show; it would remove a broken one from the teaser. */
const PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
let pending: (header: string) => string;

beforeAll(async () => {
  pending = await pendingPost();
});

const openPending = (answer: Parameters<Page['route']>[1]) =>
  open({
    header: pending,
    prepare: (page) => page.route('**/chrome/teaser/**', answer),
  });

test('the spinner is shown until the post arrives, which is requested when the menu first opens', async () => {
  const requested: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, messages } = await openPending(async (route) => {
    requested.push(route.request().url());
    await released;
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<a class="portico-teaser" href="https://blog.example.com/new/"><img src="https://images.example.com/x.jpg?w=300"><span class="portico-teaser__title">Fresh &amp; “new”</span></a>',
    });
  });
  await page.route('https://images.example.com/**', (route) => route.fulfill(PICTURE));
  await hydrated(page);
  expect(requested).toEqual([]);
  expect(await page.getAttribute(TEASER, 'data-portico-state')).toBe('loading');
  await page.click(documentation.button);
  expect(await page.isVisible(`${TEASER} [role="status"]`)).toBe(true);
  release();
  await page.waitForSelector(`${TEASER}[data-portico-state="success"]`);
  expect(await page.getAttribute(TEASER, 'href')).toBe('https://blog.example.com/new/');
  expect(await page.textContent(`${TEASER} .portico-teaser__title`)).toBe('Fresh & “new”');
  expect(requested).toEqual([`${service().origin}/chrome/teaser/no-fallback?lang=en`]);
  await page.click(documentation.button);
  await page.click(documentation.button);
  expect(requested).toHaveLength(1);
  expect(messages).toEqual([]);
});

test('a post that has arrived has the markup of one that the server renders', async () => {
  const { renderTeaser } = await loadRenderer('shipped');
  const href = 'https://blog.example.com/new/';
  const link = { title: 'Fresh & “new”', href, imageSrc: '/new.jpg', largerImageSrc: null };
  const rendered = renderTeaser({ id: 'no-fallback', epigraph: 'Latest post', state: 'success', link });
  const { page } = await openPending((route) => route.fulfill({ contentType: 'text/html', body: rendered }));
  await page.route('**/new.jpg', (route) => route.fulfill(PICTURE));
  await hydrated(page);
  await page.click(documentation.button);
  await page.waitForSelector(`${TEASER}[data-portico-state="success"]`);
  const isEqual = await page.locator(TEASER).evaluate((teaser, html) => {
    const expected = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
    const picture = expected?.querySelector('img');
    if (picture) picture.src = new URL('/new.jpg', location.href).href;
    return expected?.isEqualNode(teaser);
  }, rendered);
  expect(isEqual).toBe(true);
});

test.each([
  ['an error', { status: 503, body: '' }],
  ['a page that is no teaser', { status: 200, contentType: 'text/html', body: '<p>Welcome to the hotel network</p>' }],
  [
    'a link that is a script',
    {
      status: 200,
      contentType: 'text/html',
      body: '<a class="portico-teaser" href="javascript:alert(1)"><span class="portico-teaser__title">x</span></a>',
    },
  ],
])('%s is logged, and its column is omitted', async (_, answer) => {
  const { page, messages } = await openPending((route) => route.fulfill(answer));
  await hydrated(page);
  await page.click(documentation.button);
  await page.waitForSelector(`${TEASER}[data-portico-state="error"]`, { state: 'attached' });
  expect(await page.textContent(TEASER)).toBe('');
  expect(await page.isVisible(`${documentation.panel} .portico-column--post`)).toBe(false);
  expect(await page.isVisible(documentation.panel)).toBe(true);
  expect(messages.filter((message) => message.includes('Portico: the teaser could not be loaded'))).toHaveLength(1);
});
