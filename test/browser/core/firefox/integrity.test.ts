/** Scripts that do not match the integrity in the markup never run, in any engine. */

import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hoverOpen, hydrated, section, useBrowser } from '../../../support/browser.ts';
import { still } from '../../../support/still.ts';

const { open, openHydrated, service } = useBrowser();

/** Adds a line to a script on its way, as an attacker of a cache would. */
const damage = async (route: Route) => {
  const response = await service().fetch(new URL(route.request().url()).pathname);
  await route.fulfill({
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body: `document.documentElement.dataset.damaged = 'true';${await response.text()}`,
  });
};

const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.damaged ?? 'never');

test('intact islands start after one request', async () => {
  const requested: string[] = [];
  const { page, messages } = await openHydrated({
    prepare: async (target) =>
      target.on('request', (request) => {
        if (request.url().includes('islands-')) requested.push(request.url());
      }),
  });
  await hoverOpen(page, section('NAV_PRODUCT'));
  expect(requested).toHaveLength(1);
  expect(messages).toEqual([]);
});

test.each([
  ['without a policy', {}],
  ['with the integrity policy of the docs', { 'integrity-policy': 'blocked-destinations=(script)' }],
])('%s, damaged islands do not run', async (_, headers) => {
  let answered = 0;
  const { page } = await open({
    headers,
    prepare: (target) =>
      target.route('**/islands-*.js', async (route) => {
        await damage(route);
        answered += 1;
      }),
  });
  await page.hover('.portico-logo');
  await expect.poll(() => answered).toBeGreaterThan(0);
  await expect.poll(() => page.locator('head > :is(script, link[rel="modulepreload"])').count()).toBe(0);
  await still(page);
  expect(await ran(page)).toBe('never');
  // without the script, the style sheet opens the menus
  await hoverOpen(page, section('NAV_PRODUCT'));
});

test('a damaged loader does not run', async () => {
  let answered = 0;
  const { page } = await open({
    prepare: (target) =>
      target.route('**/loader-*.js', async (route) => {
        await damage(route);
        answered += 1;
      }),
  });
  await expect.poll(() => answered).toBeGreaterThan(0);
  await still(page);
  expect(await ran(page)).toBe('never');
});

test('in markup that a script has inserted as text, the islands start too', async () => {
  const { page } = await open({
    document: (header) => `<!doctype html><html lang="en"><head><title>Inserted</title></head>
<body><div id="place"></div><template id="text">${header}</template></body></html>`,
  });
  const loader = await page.evaluate(() => {
    const text = document.querySelector('template')?.innerHTML ?? '';
    Object.assign(document.querySelector('#place') ?? {}, { innerHTML: text });
    return [...document.querySelectorAll('#place > script')].at(-1)?.getAttribute('src');
  });
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }, loader);
  await hydrated(page);
});
