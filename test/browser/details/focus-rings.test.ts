/** Focus rings are inside the bar, which is at the upper edge of the window, and inside rows that are close to others. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, hydrated, openOverlay, PHONE, section, useBrowser } from '../../support/browser.ts';
import { changedBox } from '../../support/pixel-difference.ts';
import { boxOf } from '../../support/pointer.ts';
import { still } from '../../support/still.ts';

const { open } = useBrowser();

const ANNOUNCEMENT = '[data-portico-part="announcement"]';
const DISMISS = '[data-portico-part="dismiss"]';
const LANGUAGE = '[data-portico-part="bar"] .portico-language-menu__button';
const LOGIN = '[data-portico-part="bar"] [data-portico-part="login"]';

/** The outer edges of the ring around the focused element, in the window. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused);
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return {
      style: outlineStyle,
      thickness: Number.parseFloat(outlineWidth),
      edges: { left: left - out, top: top - out, right: right + out, bottom: bottom + out },
    };
  });

interface Layout {
  readonly width: number;
  readonly announcement: 'include' | 'omit';
  /** The controls of the bar that are shown. */
  readonly controls: readonly string[];
}

const WIDE: Layout = {
  width: DESKTOP,
  announcement: 'include',
  controls: [ANNOUNCEMENT, DISMISS, LANGUAGE, LOGIN],
};
const LAYOUTS: readonly Layout[] = [
  { width: PHONE, announcement: 'include', controls: [ANNOUNCEMENT, DISMISS] },
  { width: PHONE, announcement: 'omit', controls: [LANGUAGE, LOGIN] },
  WIDE,
];

async function opened({ width, announcement }: Pick<Layout, 'width' | 'announcement'>) {
  const { page } = await open({ width, query: `announcement=${announcement}&at=2026-01-01&seed=1&transparent=false` });
  await hydrated(page);
  // from now on, focus is shown
  await page.keyboard.press('Tab');
  return page;
}

async function focus(page: Page, control: string) {
  await page.focus(control);
  // closes what the focus opens
  await page.keyboard.press('Escape');
  return ringOf(page);
}

test.each(LAYOUTS)(
  'at $width pixels, announcement=$announcement: every ring of the bar is inside it',
  async (layout) => {
    const page = await opened(layout);
    for (const control of layout.controls) {
      const { style, thickness, edges } = await focus(page, control);
      expect({ style, thickness }, control).toEqual({ style: 'solid', thickness: 2 });
      expect(edges.left, control).toBeGreaterThanOrEqual(0);
      expect(edges.top, control).toBeGreaterThanOrEqual(0);
      expect(edges.right, control).toBeLessThanOrEqual(layout.width);
      expect(edges.bottom, control).toBeLessThanOrEqual((await boxOf(page, '.portico-bar')).height);
    }
  },
);

test('all sides of the rings are drawn', async () => {
  const page = await opened(WIDE);
  const clip = { x: 0, y: 0, width: WIDE.width, height: 40 };
  await focus(page, '[data-portico="header"] .portico-logo');
  const before = await page.screenshot({ clip });
  for (const control of WIDE.controls) {
    const { edges } = await focus(page, control);
    const drawn = changedBox(before, await page.screenshot({ clip }));
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs((drawn?.[side] ?? Number.NaN) - edges[side]), `${control}, ${side}`).toBeLessThanOrEqual(1);
  }
});

const { button, panel } = section('NAV_PRODUCT');

test.each([
  { width: PHONE, rows: [button, `${panel} .portico-link >> nth=1`, '.portico-menu__languages a >> nth=1'] },
  { width: 1024, rows: [button, '.portico-section__link >> nth=0', `${panel} .portico-link >> nth=1`] },
  { width: PHONE, rows: ['.portico-footer__summary >> nth=1', '.portico-footer__legal a >> nth=1'] },
  { width: DESKTOP, rows: ['.portico-footer__column a >> nth=1', '.portico-footer__legal a >> nth=1'] },
])('at $width pixels, the rings of $rows are inside the row, beside its text', async ({ width, rows }) => {
  const page = await opened({ width, announcement: 'include' });
  if (rows.includes(button)) {
    await openOverlay(page);
    await page.click(button);
    await page.waitForSelector(panel, { state: 'visible' });
    await page.keyboard.press('Tab');
  }
  for (const row of rows) {
    await page.focus(row);
    // sections unfold for a moment
    await still(page);
    const { style, edges } = await ringOf(page);
    const { box, text } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(focused);
      const [{ left, right, top, bottom }, inner] = [focused.getBoundingClientRect(), range.getBoundingClientRect()];
      return { box: { left, right, top, bottom }, text: { left: inner.left, right: inner.right } };
    });
    expect(style, row).toBe('solid');
    expect(edges, row).toEqual(box);
    expect(text.left - box.left, row).toBeGreaterThanOrEqual(6);
    expect(box.right - text.right, row).toBeGreaterThanOrEqual(6);
  }
});
