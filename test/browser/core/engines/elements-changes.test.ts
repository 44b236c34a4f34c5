/** Custom elements that are changed, moved, added and removed, as in single-page applications. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hoverOpen, hydrated, section, useBrowser } from '../../../support/browser.ts';
import { type ElementPage, openElementPage, shown } from '../../../support/element-page.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();
const product = section('NAV_PRODUCT');
const HEADER = '[data-portico="header"]';

/** Opens a page and records the language of each request for its header. */
async function open(page: ElementPage = {}) {
  const requestedLanguages: (string | null)[] = [];
  const opened = await openElementPage(browser, {
    attributes: 'lang="en" theme="light" transparent="false"',
    ...page,
    prepare: async (target) => {
      target.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/chrome/header') requestedLanguages.push(searchParams.get('lang'));
      });
      await page.prepare?.(target);
    },
  });
  return { ...opened, requestedLanguages };
}

/** Delays the header of a language until the returned function is called. */
async function holdHeader(page: Page, language: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/chrome/header?*lang=${language}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const onHeader = (page: Page, change: (header: HTMLElement) => void) =>
  page.locator('portico-header').evaluate(change as (header: SVGElement | HTMLElement) => void);

const shownInLanguage = (page: Page, language: string) => page.waitForSelector(`${HEADER}[lang="${language}"]`);

const offset = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset'));

test('another language replaces the header as soon as the new one has loaded, and its menus work', async () => {
  const { page, requestedLanguages, outcomes, shifts, messages } = await open();
  await shown(page);
  await hydrated(page);
  const release = await holdHeader(page, 'de');
  await onHeader(page, (header) => {
    header.setAttribute('lang', 'de');
    header.setAttribute('theme', 'dark');
  });
  await expect.poll(() => requestedLanguages).toEqual(['en', 'de']);
  await still(page);
  expect(await page.getAttribute(HEADER, 'lang')).toBe('en');
  release();
  await shownInLanguage(page, 'de');
  expect(await page.locator(HEADER).count()).toBe(1);
  expect(await page.getAttribute(HEADER, 'data-theme')).toBe('dark');
  await hydrated(page);
  await hoverOpen(page, product);
  expect(await offset(page)).toBe('64px');
  expect(requestedLanguages).toEqual(['en', 'de']);
  expect((await outcomes()).filter((event) => event.startsWith('header'))).toEqual(['header load', 'header load']);
  expect(await shifts()).toEqual([]);
  expect(messages).toEqual([]);
});

test('each new header sets `--portico-offset`, and the previous one no longer does', async () => {
  const { page } = await open();
  await shown(page);
  for (const language of ['de', 'fr', 'en', 'de']) {
    await page.locator('portico-header').evaluate((header, lang) => header.setAttribute('lang', lang), language);
    await page.waitForSelector(`${HEADER}[lang="${language}"][data-portico-transparent]`);
    await still(page);
    expect(await offset(page)).toBe('64px');
  }
});

test('of two overlapping changes, the last one wins', async () => {
  const { page, requestedLanguages, outcomes } = await open();
  await shown(page);
  const release = await holdHeader(page, 'de');
  await onHeader(page, (header) => header.setAttribute('lang', 'de'));
  await expect.poll(() => requestedLanguages).toEqual(['en', 'de']);
  await onHeader(page, (header) => header.setAttribute('lang', 'fr'));
  await shownInLanguage(page, 'fr');
  const answered = page.waitForResponse('**/chrome/header?*lang=de*');
  release();
  await (await answered).finished();
  await still(page);
  expect(await page.getAttribute(HEADER, 'lang')).toBe('fr');
  expect((await outcomes()).filter((event) => event.startsWith('header'))).toEqual(['header load', 'header load']);
});

test('an element that is removed while it loads stays unchanged, and loads when it is added again', async () => {
  const { page, requestedLanguages, outcomes, messages } = await open({ body: '<main></main>' });
  const release = await holdHeader(page, 'en');
  const header = await page.evaluateHandle(() => {
    const element = document.createElement('portico-header');
    element.lang = 'en';
    element.textContent = 'fallback';
    document.body.prepend(element);
    return element;
  });
  await expect.poll(() => requestedLanguages).toEqual(['en']);
  await header.evaluate((element) => element.remove());
  const answered = page.waitForResponse('**/chrome/header?*');
  release();
  await (await answered).finished();
  await still(page);
  expect(await header.evaluate((element) => element.innerHTML)).toBe('fallback');
  expect([await outcomes(), messages]).toEqual([[], []]);
  await header.evaluate((element) => document.body.prepend(element));
  await shown(page);
  expect(await page.isVisible(HEADER)).toBe(true);
});

test('removing the header sets `--portico-offset` to 0', async () => {
  const { page } = await open();
  await shown(page);
  await onHeader(page, (header) => header.remove());
  await expect.poll(() => offset(page)).toBe('0px');
});

test('the scripts of two releases on one page request the header once', async () => {
  const { origin } = browser.service();
  const { page, requestedLanguages, messages } = await open({
    script: ['/chrome/elements.js', '/other/elements.js']
      .map((path) => `<script type="module" src="${origin}${path}"></script>`)
      .join(''),
    prepare: (target) =>
      target.route('**/other/elements.js', async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${origin}/chrome/elements.js` }) }),
      ),
  });
  await shown(page);
  await hydrated(page);
  expect(requestedLanguages).toEqual(['en']);
  expect(messages).toEqual([]);
});
