/** Panels of the desktop: where they begin. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, openSection, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';

const { openHydrated } = useBrowser();
const WIDTHS = [1200, DESKTOP, 1920];

/** Where the text or icon that an element begins with is, in pixels from the left edge of the window. */
const startOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return (element.querySelector('.portico-icon') ?? range).getBoundingClientRect().left;
    });

test('announcement, logo and the first column of each panel begin at one edge', async () => {
  const { page } = await openHydrated({ query: 'at=2026-01-01&seed=1&transparent=false' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await startOf(page, '[data-portico="header"] .portico-logo');
    expect(Math.abs((await startOf(page, '.portico-announcement__title')) - edge), `${width}`).toBeLessThanOrEqual(0.5);
    for (const id of SECTION_IDS) {
      await openSection(page, section(id));
      const first = `${section(id).panel} .portico-column:first-child`;
      for (const part of [`${first} .portico-column__title`, `${first} .portico-link`])
        expect(Math.abs((await startOf(page, part)) - edge), `${width}, ${part}`).toBeLessThanOrEqual(0.5);
    }
  }
});
