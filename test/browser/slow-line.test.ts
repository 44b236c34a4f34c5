/** The line is slow: styles come late or never, and scripts seconds after the visitor has begun to use the page. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, DESKTOP, hydrated, OVERLAY, PHONE, section, useBrowser } from '../support/browser.ts';
import { openHolding } from '../support/hold-back.ts';

const { open } = useBrowser();
const product = section('NAV_PRODUCT');
const solutions = section('NAV_SOLUTIONS');
const ISLANDS = '**/islands-*.js';
const STYLES = '**/chrome-*.css';
const MAIN =
  '<main id="main"><h1>A page of the host</h1><p><input id="name" aria-label="Name"></p><div style="height: 3000px"></div></main>';

const noStyles = (page: Page) => page.route(STYLES, (route) => route.abort());

describe.each([PHONE, DESKTOP])('without the style sheet, at %i pixels', (width) => {
  test.each([true, false])('everything is there to read and to follow, in order (scripts: %s)', async (scripts) => {
    const { page } = await open({ width, scripts, prepare: noStyles });
    if (scripts) await hydrated(page);
    const found = await page.evaluate(() => {
      const graphics = [...document.querySelectorAll('[data-portico] :is(svg, img)')].map((element) =>
        element.getBoundingClientRect(),
      );
      return {
        sideways: document.documentElement.scrollWidth - innerWidth,
        largest: Math.max(...graphics.map((box) => (box.width < 400 ? Math.min(box.width, box.height) : 9_999))),
        hidden: [...document.querySelectorAll('[data-portico] a')].filter(
          (link) => !link.checkVisibility({ visibilityProperty: true }) && !link.closest('[popover]'),
        ).length,
      };
    });
    expect(found.sideways).toBeLessThanOrEqual(0);
    expect(found.largest).toBeLessThan(200);
    expect(found.hidden).toBe(0);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'visible' });
    for (const { firstLink } of [product, solutions]) expect(await page.isVisible(firstLink)).toBe(true);
    const tops = await page
      .locator(`${OVERLAY} .portico-section`)
      .evaluateAll((sections) => sections.map((found) => found.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    // as the browser draws it, the overlay may cover the burger
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
  });
});

test('styles that come late leave the page as if they had been there from the start', async () => {
  const { page, messages, release } = await openHolding(open, STYLES, { until: 'commit', main: MAIN });
  // whatever of the page the browser has let through by now
  await page.waitForSelector('body', { state: 'attached' });
  release();
  await hydrated(page);
  await page.hover(product.button);
  await page.waitForSelector(product.panel, { state: 'visible' });
  expect((await page.locator('[data-portico="header"]').boundingBox())?.height).toBe(104);
  expect(messages).toEqual([]);
});

describe('while the script is on its way', () => {
  test('what is typed into the host’s page keeps its text, its focus and its selection', async () => {
    const { page, messages, release } = await openHolding(open, ISLANDS, { main: MAIN });
    await page.hover(product.button);
    await page.fill('#name', 'Ada');
    await page.press('#name', 'Shift+ArrowLeft');
    release();
    await hydrated(page);
    await page.keyboard.type('y');
    expect(await page.inputValue('#name')).toBe('Ady');
    expect(messages).toEqual([]);
  });

  test('who tabs through an open panel goes on from the same link', async () => {
    const { page, messages, release } = await openHolding(open, ISLANDS, { main: MAIN });
    await page.focus(solutions.button);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const before = await focused();
    release();
    await hydrated(page);
    expect(await focused()).toBe(before);
    expect(await page.isVisible(solutions.panel)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.locator(solutions.panel).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    expect(messages).toEqual([]);
  });

  test('an open overlay keeps its section and its place in the list', async () => {
    const { page, messages, release } = await openHolding(open, ISLANDS, { width: PHONE, height: 600, main: MAIN });
    await page.click(BURGER);
    await page.click(solutions.button);
    const scroller = page.locator('.portico-menu__scroller');
    await scroller.evaluate((element) => element.scrollTo(0, 170));
    const place = () => scroller.evaluate((element) => element.scrollTop);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    release();
    await hydrated(page);
    expect(await page.isVisible(OVERLAY)).toBe(true);
    expect(await page.isVisible(solutions.panel)).toBe(true);
    expect(await place()).toBe(before);
    await expect.poll(() => page.getAttribute(BURGER, 'aria-expanded')).toBe('true');
    expect(messages).toEqual([]);
  });

  test('a link that is pressed before and let go after hydration is followed', async () => {
    const { page, release } = await openHolding(open, ISLANDS, {
      main: MAIN,
      header: (html) => html.replaceAll('href="/pricing/"', 'href="/followed/pricing/"'),
    });
    await page.hover('a[href="/followed/pricing/"]');
    await page.mouse.down();
    release();
    await hydrated(page);
    await page.mouse.up();
    await page.waitForURL('**/followed/pricing/');
  });
});
