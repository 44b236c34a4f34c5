/** Scripts that do not match the integrity in the markup never run, in any engine. */

import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hoverOpen, hydrated, section, useBrowser } from '../../../support/browser.ts';
import { still } from '../../../support/still.ts';

const { open, service } = useBrowser();

/** Where the header comes from, and which policy the page has. */
const HOSTS = [
  { name: 'in the page', header: (html: string) => html, policy: {} },
  {
    name: 'with the integrity policy of the docs',
    header: (html: string) => html,
    policy: { 'integrity-policy': 'blocked-destinations=(script)' },
  },
];

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

test.each(HOSTS)('$name, intact islands start after one request', async ({ header, policy }) => {
  const requested: string[] = [];
  const { page, messages } = await open({
    header,
    headers: policy,
    prepare: async (target) =>
      target.on('request', (request) => {
        if (request.url().includes('islands-')) requested.push(request.url());
      }),
  });
  await hydrated(page);
  await hoverOpen(page, section('NAV_PRODUCT'));
  expect(requested).toHaveLength(1);
  expect(messages).toEqual([]);
});

test.each(HOSTS)('$name, damaged islands do not run', async ({ header, policy }) => {
  let answered = 0;
  const { page } = await open({
    header,
    headers: policy,
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
    prepare: (target) =>
      target.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const template = document.querySelector<HTMLTemplateElement>('#text');
          const place = document.querySelector('#place');
          if (template && place) place.innerHTML = template.innerHTML;
        });
      }),
  });
  const loader = await page
    .locator('#text')
    .evaluate((text: HTMLTemplateElement) => [...text.content.children].at(-1)?.getAttribute('src') ?? '');
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }, loader);
  await hydrated(page);
});
