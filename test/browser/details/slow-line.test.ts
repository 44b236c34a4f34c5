import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, hydrated, OVERLAY, openOverlay, PHONE, section, useBrowser } from '../../support/browser.ts';
import { openHolding } from '../../support/hold-back.ts';

const { open, openHydrated } = useBrowser();
const product = section('NAV_PRODUCT');
const solutions = section('NAV_SOLUTIONS');
const ISLANDS = '**/islands-*.js';
const STYLES = '**/chrome-*.css';
const MAIN =
  '<main id="main"><h1>A page of the host</h1><p><input id="name" aria-label="Name"></p><div style="height: 3000px"></div></main>';

const noStyles = (page: Page) => page.route(STYLES, (route) => route.abort());

describe.each([PHONE, DESKTOP])('without the style sheet, at %i pixels', (width) => {
  test.each([true, false])('every text and link is shown, in order (scripts: %s)', async (scripts) => {
    const { page } = await openHydrated({ width, scripts, prepare: noStyles });
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
    await openOverlay(page);
    for (const { firstLink } of [product, solutions]) expect(await page.isVisible(firstLink)).toBe(true);
    const tops = await page
      .locator(`${OVERLAY} .portico-section`)
      .evaluateAll((sections) => sections.map((found) => found.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    // Escape, because the unstyled overlay may cover the burger
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
  });
});

test('a link that is pressed before hydration and released after it is followed', async () => {
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
