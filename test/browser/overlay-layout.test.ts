/** The layout of the overlay: the grid of languages on phones, and the width of the list on tablets. */

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/language.ts';
import { hydrated, OVERLAY, openOverlay, PHONE, useBrowser } from '../support/browser.ts';
import { boxOf } from '../support/pointer.ts';
import { still } from '../support/still.ts';

const { open } = useBrowser();

const opened = async (width: number) => {
  const { page } = await open({ width });
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

test.each([900, 1199])('at %i pixels, the list starts below the logo and is at most 720 pixels wide', async (width) => {
  const page = await opened(width);
  const list = await boxOf(page, `${OVERLAY} .portico-nav__list`);
  const logo = await boxOf(page, '[data-portico="header"] .portico-logo');
  const button = await boxOf(page, `${OVERLAY} .portico-section__button >> nth=0`);
  expect(list.width).toBeLessThanOrEqual(720);
  expect(list.width).toBeGreaterThan(600);
  expect([list.x, button.x]).toEqual([logo.x, logo.x]);
});
