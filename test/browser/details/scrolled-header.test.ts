/** The header of a scrolled page: its surface lets a little of the page through, and its text stays easy to read. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { BURGER, DESKTOP, type HostPageOptions, OVERLAY, PHONE, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';
import { hideTexts, illegible, textsIn } from '../fixtures/legibility.ts';

const { openHydrated } = useBrowser();
const HEADER = '.portico-header:has(> .portico-bar)';
const ROW = '.portico-header__inner';
const STRIPES = 'repeating-linear-gradient(90deg, #000 0 4px, #fff 4px 8px)';
const BEHIND = ['#000', '#fff', '#00f', '#ff0', STRIPES];

async function scrolled(host: HostPageOptions = {}) {
  const { page } = await openHydrated({ main: '<main id="main" style="height:3000px"></main>', ...host });
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForSelector(`${HEADER}[data-portico-scrolled]`);
  await still(page);
  return page;
}

/** How opaque the surface of the header is: 0 to 1. */
const opacityOf = (page: Page) =>
  page.locator(HEADER).evaluate((header) => {
    const { backgroundColor } = getComputedStyle(header);
    const [, alpha = '1'] = /(?:\/|^rgba\(.*,)\s*([\d.]+)\)$/.exec(backgroundColor) ?? [];
    return Number(alpha);
  });

describe.each(COLOR_SCHEMES)('with the theme %s', (theme) => {
  test.each([
    { width: PHONE, count: 1 },
    { width: DESKTOP, count: 9 },
  ])('at $width pixels, the row has a contrast of at least 7 over anything', async ({ width, count }) => {
    const page = await scrolled({ width, query: `theme=${theme}&transparent=false` });
    const texts = await textsIn(page, ROW);
    expect(texts.length).toBe(count);
    await hideTexts(page, ROW);
    for (const background of BEHIND) expect(await illegible(page, texts, background, 7)).toEqual([]);
  });
});

describe('the surface is opaque', () => {
  test.each([{ contrast: 'more' }, { forcedColors: 'active' }] as const)('with the preference %o', async (context) => {
    expect(await opacityOf(await scrolled({ context }))).toBe(1);
  });

  test('while the overlay is open', async () => {
    const page = await scrolled({ width: PHONE, query: '' });
    // a click of the driver may scroll the page first
    await page.locator(BURGER).evaluate((burger: HTMLElement) => burger.click());
    await page.waitForSelector(OVERLAY, { state: 'visible' });
    await still(page);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    expect(await opacityOf(page)).toBe(1);
  });
});
