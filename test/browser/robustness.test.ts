/** Headers that are removed, scripts of two releases, and images that do not load. */

import { expect, test } from 'vitest';
import { BURGER, hydrated, OVERLAY, PHONE, pageHeld, section, useBrowser } from '../support/browser.ts';
import { still } from '../support/still.ts';

const { open } = useBrowser();
const product = section('NAV_PRODUCT');

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
  await page.hover(product.button);
  await page.waitForFunction(() => !document.querySelector('[data-portico-id="NAV_PRODUCT"] img'));
  expect(await page.isVisible(`${product.panel} .portico-teaser__title`)).toBe(true);
});
