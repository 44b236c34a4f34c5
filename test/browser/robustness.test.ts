/** Headers that are removed, scripts of two releases, images that do not load, and words that are wider than the page. */

import { expect, test } from 'vitest';
import { BURGER, hoverOpen, hydrated, OVERLAY, PHONE, pageHeld, section, useBrowser } from '../support/browser.ts';
import { still } from '../support/still.ts';
import { layoutProblems } from './fixtures/layout-problems.ts';

const { open, service } = useBrowser();
const product = section('NAV_PRODUCT');

/** In milliseconds: how long a style sheet takes, and longer than a page needs until it is painted. */
const SLOW = 500;

test('removing a header while its overlay is open restores the page', async () => {
  const { page } = await open({ width: PHONE });
  await hydrated(page);
  await page.click(BURGER);
  await pageHeld(page);
  await page.evaluate(() => document.querySelector('[data-portico="header"]')?.remove());
  await page.waitForFunction(() => !document.querySelector<HTMLElement>('#main')?.inert);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
});

test('with the loaders of two releases on one page, only one starts the header', async () => {
  const { page, messages } = await open({
    width: PHONE,
    header: (html) => `${html}${html.match(/<script[^>]*><\/script>/)?.[0].replace('/chrome/assets/', '/other/')}`,
    prepare: (target) =>
      target.route('**/other/*', async (route) => {
        const response = await route.fetch({ url: route.request().url().replace('/other/', '/chrome/assets/') });
        await route.fulfill({ response });
      }),
  });
  await hydrated(page);
  await still(page);
  await page.click(BURGER);
  for (const visible of [true, false, true]) {
    await page.click(product.button);
    await page.waitForSelector(product.panel, { state: visible ? 'visible' : 'hidden' });
    // a second script would change it back
    await still(page);
    expect(await page.isVisible(product.panel)).toBe(visible);
  }
  expect(await page.isVisible(OVERLAY)).toBe(true);
  expect(messages).toEqual([]);
});

test('if its image does not load, a card is shown without it', async () => {
  const { page } = await open({ prepare: (target) => target.route('**/*.svg', (route) => route.abort()) });
  await hydrated(page);
  await hoverOpen(page, product);
  await page.waitForFunction(() => !document.querySelector('[data-portico-id="NAV_PRODUCT"] img'));
  expect(await page.isVisible(`${product.panel} .portico-teaser__title`)).toBe(true);
});

test('a page with the tags of `/chrome/head` in its head is not painted before the style sheet has loaded', async () => {
  const head = await (await service().fetch('/chrome/head')).text();
  const { page } = await open({
    query: 'assets=omit',
    head,
    prepare: (target) =>
      target.route('**/*.css', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW));
        await route.continue();
      }),
  });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(painted).toBeGreaterThan(0);
  expect(await painted()).toBeGreaterThan(SLOW);
});

const LONG = {
  'a word of 200 characters': 'Rindfleischetikettierung'.repeat(9).slice(0, 200),
  'a long address': `https://www.example.com/${'resources/webinars-2027/'.repeat(7)}?utm_source=bar`,
};

test.each(Object.entries(LONG))(
  '%s in the bar, the overlay and cards breaks, and the page stays as wide',
  async (_, text) => {
    const { page } = await open({ width: 320, context: { reducedMotion: 'reduce' } });
    await hydrated(page);
    const places = await page.evaluate((long) => {
      const found = document.querySelectorAll(
        ':is([data-portico-part="announcement"] span, .portico-teaser > span, .portico-link__name, .portico-column__title)',
      );
      const texts = [...found].filter((element) => element.childElementCount === 0);
      for (const element of texts) element.textContent = long;
      return texts.length;
    }, text);
    expect(places).toBeGreaterThan(10);
    const found: string[] = [];
    const look = async (state: string) =>
      found.push(...(await layoutProblems(page)).map((problem) => `${state}: ${problem}`));
    const name = (words: string) =>
      page.evaluate((one) => {
        for (const button of document.querySelectorAll('.portico-section__button')) button.firstChild?.replaceWith(one);
      }, words);
    await name(text);
    await page.click(BURGER);
    // the buttons are so high that their middle may be below the window
    await page.evaluate((button) => document.querySelector<HTMLElement>(button)?.click(), product.button);
    await page.waitForSelector(product.panel, { state: 'visible' });
    await look('overlay');
    await page.click(BURGER);
    // in wider windows, they are in one row
    await name('Product');
    for (const width of [320, PHONE, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await look(`${width}`);
    }
    expect(found).toEqual([]);
  },
);
