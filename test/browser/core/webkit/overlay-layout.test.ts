/** The layout of the overlay on tablets: a sheet over the page. */

import { describe, expect, test } from 'vitest';
import { OVERLAY, openOverlay, openSection, pageHeld, section, useBrowser } from '../../../support/browser.ts';
import { boxOf } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';

const { openHydrated } = useBrowser();

const SHEET = `${OVERLAY} .portico-menu__scroller`;

const opened = async (width: number, main?: string) => {
  const { page } = await openHydrated({ width, ...(main && { main }) });
  await openOverlay(page);
  await still(page);
  return page;
};

describe.each([900, 1199])('at %i pixels', (width) => {
  test('the list is a sheet as high as its contents, from the logo to the end of the row, over the page', async () => {
    const page = await opened(width);
    const list = await boxOf(page, `${OVERLAY} .portico-nav__list`);
    const sheet = await boxOf(page, SHEET);
    const logo = await boxOf(page, '[data-portico="header"] .portico-logo');
    expect([list.x, list.x + list.width]).toEqual([logo.x, width - logo.x]);
    expect([sheet.x, sheet.y, sheet.width]).toEqual([0, 104, width]);
    expect(sheet.y + sheet.height).toBeLessThan(800);
    expect(sheet.y + sheet.height - list.y - list.height).toBeLessThan(24);
  });

  test('a section that is open has two lists side by side, and the sheet scrolls if it is too high', async () => {
    const page = await opened(width);
    const { button, panel } = section('NAV_PRODUCT');
    await openSection(page, { button, panel });
    await still(page);
    const tops = await page
      .locator(`${panel} .portico-column`)
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(tops[1]).toBe(tops[0]);
    expect(Number(tops[2])).toBeGreaterThan(Number(tops[0]));
    const sheet = await boxOf(page, SHEET);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(900);
  });

  test('a press below the sheet closes it, and does nothing to the page', async () => {
    const page = await opened(
      width,
      '<main id="main"><a href="/followed/" style="display:block;height:3000px">A link</a></main>',
    );
    await pageHeld(page);
    await page.mouse.click(width / 2, 800);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await page.waitForFunction(() => !document.querySelector<HTMLElement>('#main')?.inert);
    await still(page);
    expect(new URL(page.url()).pathname).toBe('/host');
  });
});
