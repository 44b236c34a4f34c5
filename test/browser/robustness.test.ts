/** Hosts that move, mix and remove things while the menus are in use. */

import { expect, test } from 'vitest';
import { BURGER, hydrated, OVERLAY, PHONE, pageHeld, section, useBrowser } from '../support/browser.ts';
import { still } from '../support/still.ts';

const { open } = useBrowser();
const product = section('NAV_PRODUCT');

test('a header that is removed while its overlay is open lets the page go', async () => {
  const { page } = await open({ width: PHONE });
  await hydrated(page);
  await page.click(BURGER);
  await pageHeld(page);
  await page.evaluate(() => document.querySelector('[data-portico="header"]')?.remove());
  await page.waitForFunction(() => !document.querySelector<HTMLElement>('#main')?.inert);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
});

test('two releases on one page, each with its own loader, drive the header once', async () => {
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
    expect(await page.isVisible(product.panel)).toBe(visible);
  }
  expect(await page.isVisible(OVERLAY)).toBe(true);
  expect(messages).toEqual([]);
});

test('an image that cannot be loaded leaves the card without it', async () => {
  const { page } = await open({ prepare: (target) => target.route('**/*.svg', (route) => route.abort()) });
  await hydrated(page);
  await page.hover(product.button);
  await page.waitForFunction(() => !document.querySelector('[data-portico-id="NAV_PRODUCT"] img'));
  expect(await page.isVisible(`${product.panel} .portico-teaser__title`)).toBe(true);
});
