/** While a menu is open or focused, the row is solid and highlights one section. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hoverOpen, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';
import { still } from '../../../support/still.ts';

const { open, openHydrated } = useBrowser();
const developers = section('NAV_DEVELOPERS');
const product = section('NAV_PRODUCT');
const PRICING = '[data-portico-id="NAV_PRICING"] > a';

/** The sections that have a background or a focus ring. */
async function highlighted(page: Page): Promise<readonly string[]> {
  await still(page);
  return page.locator('.portico-nav__list > li').evaluateAll((sections) =>
    sections
      .filter((section) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(section.firstElementChild as Element, '::before');
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || outlineStyle !== 'none';
      })
      .map((section) => section.getAttribute('data-portico-id') ?? ''),
  );
}

const focusByKeyboard = async (page: Page, selector: string) => {
  await page.keyboard.press('Tab');
  await page.focus(selector);
};

const isExpanded = (page: Page, { button }: typeof developers, expanded: boolean) =>
  page.waitForSelector(`${button}[aria-expanded="${expanded}"]`);

describe('one section is highlighted', () => {
  test('while one is open after a press, and the pointer is over another', async () => {
    const { page } = await openHydrated();
    await page.click(developers.button);
    await page.hover(product.button);
    expect(await highlighted(page)).toEqual(['NAV_DEVELOPERS']);
    await page.hover(PRICING);
    expect(await highlighted(page)).toEqual(['NAV_DEVELOPERS']);
  });

  test('while a link is focused, and the pointer opens a section', async () => {
    const { page } = await openHydrated();
    await focusByKeyboard(page, PRICING);
    expect(await highlighted(page)).toEqual(['NAV_PRICING']);
    await hoverOpen(page, product);
    expect(await highlighted(page)).toEqual(['NAV_PRODUCT']);
  });

  test('while the pointer has opened a section, and the focus comes to a link', async () => {
    const { page } = await openHydrated();
    await hoverOpen(page, product);
    await focusByKeyboard(page, PRICING);
    await isExpanded(page, product, false);
    expect(await highlighted(page)).toEqual(['NAV_PRICING']);
  });
});

describe('without scripts, one panel is open', () => {
  const openPanels = async (page: Page) => {
    const visible = await Promise.all(SECTION_IDS.map((id) => page.isVisible(section(id).panel)));
    return SECTION_IDS.filter((_, index) => visible[index]);
  };

  test('that of the focus, wherever the pointer is', async () => {
    const { page } = await open({ scripts: false });
    await page.hover(product.button);
    await focusByKeyboard(page, developers.button);
    expect(await openPanels(page)).toEqual(['NAV_DEVELOPERS']);
    await page.keyboard.press('Tab');
    expect(await openPanels(page)).toEqual(['NAV_DEVELOPERS']);
  });
});

test.each([true, false])('a transparent header is solid while a menu is open, with scripts: %s', async (scripts) => {
  const { page } = await openHydrated({ query: 'transparent=true&theme=light', scripts });
  const background = () =>
    page.locator('[data-portico="header"]').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  for (const opened of [product.button, '.portico-language-menu__button']) {
    await page.hover(opened);
    await expect.poll(background).toBe('rgb(255, 255, 255)');
  }
});
