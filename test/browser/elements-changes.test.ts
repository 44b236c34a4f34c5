/** Custom elements that change, move, come and go, as single-page applications do it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hoverOpen, hydrated, section, useBrowser } from '../support/browser.ts';
import { type ElementPage, openElementPage, shown } from '../support/element-page.ts';
import { still } from '../support/still.ts';

const browser = useBrowser();
const product = section('NAV_PRODUCT');
const HEADER = '[data-portico="header"]';

/** Opens a page and notes for which languages its header was asked. */
async function open(page: ElementPage = {}) {
  const asked: (string | null)[] = [];
  const opened = await openElementPage(browser, {
    attributes: 'lang="en" theme="light" transparent="false"',
    ...page,
    prepare: async (target) => {
      target.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/chrome/header') asked.push(searchParams.get('lang'));
      });
      await page.prepare?.(target);
    },
  });
  return { ...opened, asked };
}

/** Keeps the header of a language back until the function that it returns is called. */
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

test('another language replaces the header: the old header stays until the new one is there, and its menus work', async () => {
  const { page, asked, outcomes, shifts, messages } = await open();
  await shown(page);
  await hydrated(page);
  const release = await holdHeader(page, 'de');
  await onHeader(page, (header) => {
    header.setAttribute('lang', 'de');
    header.setAttribute('theme', 'dark');
  });
  await expect.poll(() => asked).toEqual(['en', 'de']);
  await still(page);
  expect(await page.getAttribute(HEADER, 'lang')).toBe('en');
  release();
  await shownInLanguage(page, 'de');
  expect(await page.locator(HEADER).count()).toBe(1);
  expect(await page.getAttribute(HEADER, 'data-theme')).toBe('dark');
  await hydrated(page);
  await hoverOpen(page, product);
  expect(await offset(page)).toBe('64px');
  expect(asked).toEqual(['en', 'de']);
  expect((await outcomes()).filter((event) => event.startsWith('header'))).toEqual(['header load', 'header load']);
  expect(await shifts()).toEqual([]);
  expect(messages).toEqual([]);
});

test('each new header tells how much of the top it covers, and the one before is silent', async () => {
  const { page } = await open();
  await shown(page);
  for (const language of ['de', 'fr', 'es', 'pt', 'ja', 'en', 'de', 'fr']) {
    await page.locator('portico-header').evaluate((header, lang) => header.setAttribute('lang', lang), language);
    await page.waitForSelector(`${HEADER}[lang="${language}"][data-portico-islands]`);
    await still(page);
    expect(await offset(page)).toBe('64px');
  }
});

test('of two changes that overlap, the last one counts', async () => {
  const { page, asked, outcomes } = await open();
  await shown(page);
  const release = await holdHeader(page, 'de');
  await onHeader(page, (header) => header.setAttribute('lang', 'de'));
  await expect.poll(() => asked).toEqual(['en', 'de']);
  await onHeader(page, (header) => header.setAttribute('lang', 'fr'));
  await shownInLanguage(page, 'fr');
  const answered = page.waitForResponse('**/chrome/header?*lang=de*');
  release();
  await (await answered).finished();
  await still(page);
  expect(await page.getAttribute(HEADER, 'lang')).toBe('fr');
  expect((await outcomes()).filter((event) => event.startsWith('header'))).toEqual(['header load', 'header load']);
});

test('an element that moves asks once and keeps its header', async () => {
  const { page, asked } = await open();
  await onHeader(page, (header) => document.body.prepend(header));
  await shown(page);
  await page.locator(HEADER).evaluate((header) => header.setAttribute('data-same', ''));
  await onHeader(page, (header) => document.body.prepend(header));
  await onHeader(page, (header) => {
    header.remove();
    document.body.prepend(header);
  });
  await still(page);
  expect(asked).toEqual(['en']);
  expect(await page.locator(`${HEADER}[data-same]`).count()).toBe(1);
  await hydrated(page);
});

test('nothing happens to an element that is removed while it loads; back in the page it loads', async () => {
  const { page, asked, outcomes, messages } = await open({ body: '<main></main>' });
  const release = await holdHeader(page, 'en');
  const header = await page.evaluateHandle(() => {
    const element = document.createElement('portico-header');
    element.lang = 'en';
    element.textContent = 'fallback';
    document.body.prepend(element);
    return element;
  });
  await expect.poll(() => asked).toEqual(['en']);
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

test('an application that renders its pages again gets a working header each time', async () => {
  const { page, messages } = await open();
  await shown(page);
  for (const language of ['de', 'fr']) {
    await page.evaluate((lang) => {
      document.querySelector('portico-header')?.remove();
      const header = document.createElement('portico-header');
      header.setAttribute('lang', lang);
      document.body.prepend(header);
    }, language);
    await shownInLanguage(page, language);
    await hydrated(page);
    await page.mouse.move(0, 600);
    await hoverOpen(page, product);
    await expect.poll(() => offset(page)).toBe('64px');
  }
  expect(await page.locator('head link[rel="stylesheet"][href*="/chrome/"]').count()).toBe(1);
  expect(messages).toEqual([]);
});

test('a header that is removed no longer covers anything', async () => {
  const { page } = await open();
  await shown(page);
  await onHeader(page, (header) => header.remove());
  await expect.poll(() => offset(page)).toBe('0px');
});

test('two scripts of two releases on one page do the work once', async () => {
  const { origin } = browser.service();
  const { page, asked, messages } = await open({
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
  expect(asked).toEqual(['en']);
  expect(messages).toEqual([]);
});
