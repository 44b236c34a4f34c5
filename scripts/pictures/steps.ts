/** What visitors do on the pages of the pictures, and the widths of their windows. */

import type { Page } from 'playwright-core';

export const DESKTOP = 1440;
export const SMALL_DESKTOP = 1200;
export const TABLET = 900;
export const PHONE = 390;

const BURGER = '[data-portico-part="burger"]';
export const FOOTER = '[data-portico="footer"]';

const sectionButton = (id: string) => `[data-portico-part="section"][data-portico-id="${id}"] > button`;

/** Opens a section of the row with the pointer. */
export const openMenu = (id: string) => async (page: Page) => {
  await page.hover(sectionButton(id));
  await page.waitForSelector(`[data-portico-part="panel"][data-portico-id="${id}"]`, { state: 'visible' });
};

export const openOverlay = async (page: Page) => {
  await page.click(BURGER);
  await page.waitForSelector('[data-portico-part="overlay"]', { state: 'visible' });
};

/** Opens the overlay, and a section in it. */
export const openSection = async (page: Page) => {
  await openOverlay(page);
  await page.click(sectionButton('NAV_DEVELOPERS'));
};

/** Focuses an element as the keyboard does, which shows the focus ring. */
export const focus = (selector: string) => async (page: Page) => {
  await page.keyboard.press('Tab');
  await page.focus(selector);
};

export const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 700));
export const dismiss = (page: Page) => page.click('[data-portico-part="dismiss"]');

/** Opens the overlay and a section, and scrolls past it. */
export const scrollOverlay = async (page: Page) => {
  await openSection(page);
  await page.locator('.portico-menu__scroller').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
};
