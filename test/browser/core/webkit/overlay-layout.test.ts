/** The layout of the overlay: the grid of languages on phones, and the sheet on tablets. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { hydrated, OVERLAY, openOverlay, PHONE, pageHeld, section, useBrowser } from '../../../support/browser.ts';
import { boxOf } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';

const { open } = useBrowser();

const SHEET = `${OVERLAY} .portico-menu__scroller`;

const opened = async (width: number, main?: string) => {
  const { page } = await open({ width, ...(main && { main }) });
  await hydrated(page);
  await openOverlay(page);
  await still(page);
  return page;
};

test.each([320, PHONE, 768])(
  'at %i pixels, the languages are a grid of equal cells that are at least 40 pixels high',
  async (width) => {
    const page = await opened(width);
    const cells = await page.locator(`${OVERLAY} a[hreflang]`).evaluateAll((links) =>
      links.map((link) => {
        const { left, right, top, height } = link.getBoundingClientRect();
        return { left, right, top, width: right - left, height };
      }),
    );
    expect(cells).toHaveLength(LANGUAGES.length);
    for (const cell of cells) {
      expect(cell.height).toBeGreaterThanOrEqual(40);
      expect(Math.abs(cell.width - (cells[0]?.width ?? 0))).toBeLessThanOrEqual(0.5);
    }
    const columns = new Set(cells.map(({ left }) => Math.round(left))).size;
    const rows = new Set(cells.map(({ top }) => Math.round(top))).size;
    expect(columns).toBeGreaterThan(1);
    expect(rows).toBe(Math.ceil(cells.length / columns));
    // from edge to edge, as the sections above
    const section = await boxOf(page, `${OVERLAY} .portico-section >> nth=0`);
    expect(Math.abs(Math.min(...cells.map(({ left }) => left)) - section.x)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(Math.max(...cells.map(({ right }) => right)) - section.x - section.width)).toBeLessThanOrEqual(0.5);
  },
);

describe.each([900, 1024, 1199])('at %i pixels', (width) => {
  test('the list is a sheet as high as its rows, from the logo to the end of the row, over the page', async () => {
    const page = await opened(width);
    const list = await boxOf(page, `${OVERLAY} .portico-nav__list`);
    const sheet = await boxOf(page, SHEET);
    const logo = await boxOf(page, '[data-portico="header"] .portico-logo');
    expect([list.x, list.x + list.width]).toEqual([logo.x, width - logo.x]);
    expect([sheet.x, sheet.y, sheet.width]).toEqual([0, 104, width]);
    expect(sheet.y + sheet.height).toBeLessThan(500);
    expect(sheet.y + sheet.height - list.y - list.height).toBeLessThan(24);
  });

  test('a section that is open has its lists side by side, and the sheet scrolls if it is too high', async () => {
    const page = await opened(width);
    const { button, panel } = section('NAV_PRODUCT');
    await page.click(button);
    await page.waitForSelector(panel, { state: 'visible' });
    await still(page);
    const tops = await page
      .locator(`${panel} .portico-column`)
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
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
