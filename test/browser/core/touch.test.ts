/** Touch screens: taps open and close menus, and leave no hover styles behind. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, OVERLAY, PHONE, section, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';

const { openHydrated } = useBrowser();
const TABLET = 1280;
const developers = section('NAV_DEVELOPERS');
const product = section('NAV_PRODUCT');

async function touched(width: number) {
  const { page, messages } = await openHydrated({
    width,
    query: 'transparent=false&theme=light',
    context: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  return { page, messages };
}

/** All computed styles of an element and of its pseudo-elements. */
const look = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return [...style].map((name) => `${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`);
      }),
    );

async function changes(page: Page, selector: string, act: () => Promise<unknown>): Promise<string[]> {
  const before = await look(page, selector);
  await act();
  const after = await look(page, selector);
  return after.filter((line, index) => line !== before[index]);
}

describe('on a tablet as wide as a desktop', () => {
  test('a tap opens a section, the next one closes it, and a tap on its neighbour opens that one instead', async () => {
    const { page, messages } = await touched(TABLET);
    for (const visible of [true, false, true]) {
      await page.tap(product.button);
      await page.waitForSelector(product.panel, { state: visible ? 'visible' : 'hidden' });
      expect(await page.getAttribute(product.button, 'aria-expanded')).toBe(`${visible}`);
    }
    await page.tap(developers.button);
    await page.waitForSelector(developers.panel, { state: 'visible' });
    expect(await page.isVisible(product.panel)).toBe(false);
    await page.touchscreen.tap(700, 860);
    await page.waitForSelector(developers.panel, { state: 'hidden' });
    expect(messages).toEqual([]);
  });

  test('links look the same after a tap', async () => {
    const { page } = await touched(TABLET);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const links = [
      '.portico-section__link',
      '[data-portico-part="sign-up"]',
      '.portico-announcement__cta',
      '.portico-footer-link',
      '.portico-footer__social-link',
    ];
    for (const link of links.map((name) => `${name}:visible`)) {
      await page.locator(link).first().scrollIntoViewIfNeeded();
      // the visible edge of the header has changed by then
      await still(page);
      expect(await changes(page, link, () => page.locator(link).first().tap()), link).toEqual([]);
    }
  });
});

describe('on a phone', () => {
  test('a section, a link in it and a button below look the same after a tap', async () => {
    const { page } = await touched(PHONE);
    await page.tap(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'visible' });
    const folds = await changes(page, product.button, async () => {
      for (const state of ['visible', 'hidden'] as const) {
        await page.tap(product.button);
        await page.waitForSelector(product.panel, { state });
      }
    });
    expect(folds).toEqual([]);
    await page.tap(product.button);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    for (const link of [product.firstLink, `${OVERLAY} [data-portico-part="sign-up"]`])
      expect(await changes(page, link, () => page.tap(link))).toEqual([]);
  });
});
