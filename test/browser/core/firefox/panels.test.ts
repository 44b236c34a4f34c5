/** Panels of the desktop: where they are. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, openSection, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';
import { boxOf } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';

const { openHydrated } = useBrowser();
const WIDTHS = [1200, DESKTOP, 1920];

/** From the left edge of a panel, in pixels. */
const columnsOf = (page: Page, panel: string) =>
  page.locator(panel).evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.portico-column')].map((column) => {
      const { left: start, width } = column.getBoundingClientRect();
      return { start: start - left, width };
    });
  });

test('each panel begins at the edge of the logo, 8 pixels below the row, and all have the same three columns', async () => {
  const { page } = await openHydrated();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { x } = await boxOf(page, '[data-portico="header"] .portico-logo');
    for (const id of SECTION_IDS) {
      await openSection(page, section(id));
      await still(page);
      expect(await boxOf(page, section(id).panel), `${width}, ${id}`).toMatchObject({ x, y: 112, width: 1044 });
      expect(await columnsOf(page, section(id).panel), `${width}, ${id}`).toEqual([
        { start: 4, width: 352 },
        { start: 364, width: 352 },
        { start: 724, width: 316 },
      ]);
    }
  }
});

test('the third column is tinted down to the end of the panel', async () => {
  const { page } = await openHydrated({ query: 'transparent=false&theme=light' });
  await openSection(page, section('NAV_PRODUCT'));
  await still(page);
  const { panel } = section('NAV_PRODUCT');
  const [whole, tinted] = [await boxOf(page, panel), await boxOf(page, `${panel} .portico-column--post`)];
  expect(whole.height).toBeGreaterThan(500);
  expect(tinted).toMatchObject({ y: whole.y + 4, height: whole.height - 8 });
  const colors = await page
    .locator(`${panel}, ${panel} .portico-column--post`)
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(243, 244, 248)']);
});

test.each([true, false])('resting between the row and a panel keeps it open, with scripts: %s', async (scripts) => {
  const { page } = await openHydrated({ scripts });
  const { button, panel } = section('NAV_PRODUCT');
  await page.hover(button);
  await page.waitForSelector(panel, { state: 'visible' });
  const { x } = await boxOf(page, button);
  await page.mouse.move(x + 20, 108);
  const found = await page.evaluate(
    (left) => document.elementFromPoint(left, 108)?.closest('li')?.dataset.porticoId,
    x + 20,
  );
  expect(found).toBe('NAV_PRODUCT');
  expect(await page.isVisible(panel)).toBe(true);
});

test('a closed section has nothing below the row', async () => {
  const { page } = await openHydrated();
  expect(await page.evaluate(() => document.elementFromPoint(500, 108)?.closest('.portico-header'))).toBe(null);
});
