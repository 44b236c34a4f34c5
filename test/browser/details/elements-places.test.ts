/** Custom elements in other places: a page's shadow tree, an alias of the service's origin, a copy below a path. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hoverOpen, hydrated, section, useBrowser } from '../../support/browser.ts';
import { openElementPage } from '../../support/element-page.ts';

const browser = useBrowser();
const product = section('NAV_PRODUCT');

/** Answers requests for URLs with `prefix` as the service does for the path after it. */
const serve = (page: Page, prefix: string) =>
  page.route(`${prefix}/chrome/**`, async (route) => {
    const url = browser.service().origin + route.request().url().slice(prefix.length);
    await route.fulfill({ response: await route.fetch({ url }) });
  });

const barHeight = (page: Page) =>
  page.locator('.portico-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().height));

async function works(page: Page) {
  await hydrated(page);
  expect(await barHeight(page)).toBe(40);
  await hoverOpen(page, product);
}

test('in a shadow tree of the page, header and footer are styled and work', async () => {
  const tree = (content: string) => `<div id="host"><template shadowrootmode="open">${content}</template></div>`;
  const { page, messages } = await openElementPage(browser, {
    body: tree('<portico-header></portico-header><portico-footer></portico-footer>'),
  });
  await works(page);
  const list = page.locator('.portico-footer ul').first();
  expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('none');
  expect(messages).toEqual([]);
});

test('a copy below a path is adopted and works', async () => {
  const site = 'http://host.example/docs';
  const moved = async (name: string) =>
    (await (await browser.service().fetch(`/chrome/${name}?assets=omit`)).text()).replaceAll(
      '"/chrome/',
      '"/docs/chrome/',
    );
  const { page, messages } = await openElementPage(browser, {
    head: (await moved('head')).replaceAll(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''),
    script: '<script type="module" src="/docs/chrome/elements.js"></script>',
    body: `<portico-header>${await moved('header')}</portico-header>`,
    prepare: (target) => serve(target, site),
  });
  await works(page);
  expect(messages).toEqual([]);
});
