/** The burger: at the end of the row, and last in the order of the focus. Engines differ in where Tab goes from it. */

import { expect, test } from 'vitest';
import { BURGER, useBrowser } from '../../../support/browser.ts';
import { boxOf } from '../../../support/pointer.ts';

const { openHydrated } = useBrowser();

const CASES = ['main', 'docs', 'community', 'shop'].flatMap((site) =>
  [320, 390, 900, 1199].map((width) => ({ site, width })),
);

test.each(CASES)('on the site $site, at $width pixels, it is at the end of the row', async ({ site, width }) => {
  const { page } = await openHydrated({ query: `site=${site}`, width });
  const burger = await boxOf(page, BURGER);
  const edge = await page
    .locator('.portico-header__inner')
    .evaluate((row) => row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight));
  // its lines end at the edge, and the button 11 pixels after it
  expect(burger.x + burger.width).toBeCloseTo(edge + 11, 0);
});

const ACCOUNT = '<div data-portico-fill="account"><button type="button">AB</button></div>';

test.each([
  { site: 'community', width: 390, expected: ['AB', 'Open menu'] },
  { site: 'main', width: 1199, expected: ['Contact sales', 'Sign up', 'Open menu'] },
])('on the site $site, at $width pixels, Tab reaches it last', async ({ site, width, expected }) => {
  const { page } = await openHydrated({ query: `site=${site}&lang=en`, width, header: (html) => html + ACCOUNT });
  await page.focus('.portico-header__inner > .portico-logo');
  const stops: unknown[] = [];
  while (stops.at(-1) !== 'Open menu' && stops.length < 5) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent));
  }
  expect(stops).toEqual(expected);
});
