/** What visitors do on the pages of the pictures, and the widths of their windows. */

import type { Page } from 'playwright-core';

export const DESKTOP = 1440;
export const SMALL_DESKTOP = 1200;
export const PHONE = 390;

const BURGER = '[data-portico-part="burger"]';
export const FOOTER = '[data-portico="footer"]';

const sectionButton = (id: string) => `[data-portico-part="section"][data-portico-id="${id}"] > button`;

/** Opens a section of the row with the pointer. */
export const openMenu = (id: string) => async (page: Page) => {
  await page.hover(sectionButton(id));
  await page.waitForSelector(`[data-portico-part="panel"][data-portico-id="${id}"]`, { state: 'visible' });
};

export const openLanguages = async (page: Page) => {
  await page.hover('.portico-language-menu__button');
  await page.waitForSelector('.portico-language-menu__panel', { state: 'visible' });
};

export const openOverlay = async (page: Page) => {
  await page.click(BURGER);
  await page.waitForSelector('[data-portico-part="overlay"]', { state: 'visible' });
};
