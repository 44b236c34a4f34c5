/** The arrow at the end of links such as “All documentation”. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, section, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';

const { open } = useBrowser();
const documentation = section('NAV_DOCUMENTATION');
const LINK = `${documentation.panel} .portico-column__further >> nth=0`;

const opened = async (reducedMotion: 'reduce' | 'no-preference') => {
  const { page } = await open({ context: { reducedMotion } });
  await hydrated(page);
  await page.click(documentation.button);
  await page.waitForSelector(LINK, { state: 'visible' });
  await still(page);
  return page;
};

/** How far the arrow is from its place, as CSS writes it. */
const shiftOf = (page: Page) => page.locator(LINK).evaluate((link) => getComputedStyle(link, '::after').translate);

test('the arrow moves by 3 pixels while the pointer is over the link, and nothing else moves', async () => {
  const page = await opened('no-preference');
  const box = await page.locator(LINK).boundingBox();
  expect(await shiftOf(page)).toBe('none');
  await page.hover(LINK);
  await expect.poll(() => shiftOf(page)).toBe('3px');
  expect(await page.locator(LINK).boundingBox()).toEqual(box);
  await page.hover(`${documentation.panel} .portico-column__title >> nth=0`);
  await expect.poll(() => shiftOf(page)).toBe('none');
});

test('with reduced motion, the arrow stays in its place', async () => {
  const page = await opened('reduce');
  await page.hover(LINK);
  await still(page);
  expect(await shiftOf(page)).toBe('none');
});
