/** Touch screens: taps open and close menus, and leave no hover styles behind. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, hydrated, OVERLAY, PHONE, pageHeld, section, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';

const { open } = useBrowser();
const TABLET = 1280;
const developers = section('NAV_DEVELOPERS');
const product = section('NAV_PRODUCT');
const LANGUAGE = '.portico-language-menu__button';

async function touched(width: number, main?: string) {
  const { page, messages } = await open({
    width,
    ...(main && { main }),
    query: 'transparent=false&theme=light',
    context: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  await hydrated(page);
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

  test('a tap opens and closes the language selector', async () => {
    const { page } = await touched(TABLET);
    for (const state of ['visible', 'hidden', 'visible'] as const) {
      await page.tap(LANGUAGE);
      await page.waitForSelector('#portico-panel-language', { state });
    }
  });

  test.each([product.button, LANGUAGE])('%s looks the same after it is opened and closed', async (button) => {
    const { page } = await touched(TABLET);
    const changed = await changes(page, button, async () => {
      for (const expanded of ['true', 'false']) {
        await page.tap(button);
        await page.waitForSelector(`${button}[aria-expanded="${expanded}"]`);
      }
    });
    expect(changed).toEqual([]);
  });

  test.each([
    '[data-portico-part="nav"] .portico-section__link',
    '.portico-header__actions [data-portico-part="contact-sales"]',
    '.portico-header__actions [data-portico-part="sign-up"]',
    '[data-portico-part="bar"] [data-portico-part="login"]',
    '.portico-announcement__link .portico-announcement__cta',
    'footer .portico-footer-link',
    'footer .portico-footer__social-link',
  ])('%s looks the same after a tap', async (link) => {
    const { page } = await touched(TABLET);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.locator(link).first().scrollIntoViewIfNeeded();
    // the visible edge of the header has changed by then
    await still(page);
    expect(await changes(page, link, () => page.locator(link).first().tap())).toEqual([]);
  });
});

describe('on a phone', () => {
  test('the burger looks the same after the overlay is opened and closed', async () => {
    const { page, messages } = await touched(PHONE);
    const changed = await changes(page, BURGER, async () => {
      for (const state of ['visible', 'hidden'] as const) {
        await page.tap(BURGER);
        await page.waitForSelector(OVERLAY, { state });
        await page.waitForSelector(`${BURGER}[aria-expanded="${state === 'visible'}"]`);
      }
    });
    expect(changed).toEqual([]);
    expect(messages).toEqual([]);
  });

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

test('a tap beside the sheet of a tablet closes it, and does nothing to the page', async () => {
  const { page } = await touched(
    1024,
    '<main id="main"><a href="/followed/" style="display:block;height:3000px">A link</a></main>',
  );
  await page.tap(BURGER);
  await pageHeld(page);
  await page.touchscreen.tap(500, 800);
  await page.waitForSelector(OVERLAY, { state: 'hidden' });
  await page.waitForFunction(() => !document.querySelector<HTMLElement>('#main')?.inert);
  await still(page);
  expect(new URL(page.url()).pathname).toBe('/host');
});
