/** The focus rings of the bar, which is at the upper edge of the window, are drawn completely inside it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, hydrated, PHONE, useBrowser } from '../support/browser.ts';
import { changedBox } from '../support/pixel-difference.ts';

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

test.each([
  { width: PHONE, announcement: 'include', controls: [ANNOUNCEMENT, DISMISS] },
  { width: PHONE, announcement: 'omit', controls: [LANGUAGE, LOGIN] },
  { width: DESKTOP, announcement: 'include', controls: [ANNOUNCEMENT, DISMISS, LANGUAGE, LOGIN] },
])('at $width pixels, announcement=$announcement: every ring of the bar is inside it', async (layout) => {
  const { width, announcement, controls } = layout;
  const { page } = await open({ width, query: `announcement=${announcement}&at=2026-01-01&seed=1&transparent=false` });
  await hydrated(page);
  const clip = { x: 0, y: 0, width, height: 40 };
  const before = await page.screenshot({ clip });
  // from now on, focus is shown
  await page.keyboard.press('Tab');
  for (const control of controls) {
    await page.focus(control);
    // closes what the focus opens
    await page.keyboard.press('Escape');
    const { style, thickness, edges } = await ringOf(page);
    expect({ style, thickness }, control).toEqual({ style: 'solid', thickness: 2 });
    expect(edges.left, control).toBeGreaterThanOrEqual(0);
    expect(edges.top, control).toBeGreaterThanOrEqual(0);
    expect(edges.right, control).toBeLessThanOrEqual(width);
    expect(edges.bottom, control).toBeLessThanOrEqual(40);
    const drawn = changedBox(before, await page.screenshot({ clip }));
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs((drawn?.[side] ?? Number.NaN) - edges[side]), `${control}, ${side}`).toBeLessThanOrEqual(1);
  }
});
