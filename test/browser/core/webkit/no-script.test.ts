/** What works without scripts, and before they have run. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, DESKTOP, OVERLAY, PHONE, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';

const { open } = useBrowser();
const SECTIONS = SECTION_IDS.map(section);

/** Whether the chevron of a button points up. */
const pointsUp = (page: Page, button: string) =>
  page.locator(button).evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).a < 0);

test.each([
  { width: DESKTOP, button: section('NAV_PRODUCT').button, opener: null },
  { width: DESKTOP, button: '.portico-language-menu__button', opener: null },
  { width: PHONE, button: section('NAV_PRODUCT').button, opener: BURGER },
])('at $width pixels, the chevron of $button points up while it is open', async ({ width, button, opener }) => {
  const { page } = await open({ scripts: false, width });
  if (opener) await page.click(opener);
  expect(await pointsUp(page, button)).toBe(false);
  await page.hover(button);
  await expect.poll(() => pointsUp(page, button)).toBe(true);
});

describe('on a desktop', () => {
  test('every section opens on hover', async () => {
    const { page } = await open({ scripts: false });
    for (const { button, panel } of SECTIONS) {
      expect(await page.isVisible(panel)).toBe(false);
      await page.hover(button);
      expect(await page.isVisible(panel)).toBe(true);
    }
  });

  test('every section opens on focus, and its links can be reached', async () => {
    const { page } = await open({ scripts: false });
    for (const { button, panel, firstLink } of SECTIONS) {
      await page.focus(button);
      expect(await page.isVisible(panel)).toBe(true);
      await page.keyboard.press('Tab');
      expect(await page.locator(firstLink).evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await page.isVisible(panel)).toBe(true);
    }
  });

  test('the language selector opens on hover and on focus', async () => {
    const { page } = await open({ scripts: false });
    await page.hover('.portico-language-menu__button');
    expect(await page.isVisible('#portico-panel-language')).toBe(true);
    await page.mouse.move(700, 860);
    await page.focus('.portico-language-menu__button');
    expect(await page.isVisible('#portico-panel-language')).toBe(true);
  });

  test('no button has aria-expanded, which only a script can keep up to date', async () => {
    const { page } = await open({ scripts: false });
    expect(await page.locator('[data-portico="header"] [aria-expanded]').count()).toBe(0);
  });
});

describe('on a phone', () => {
  test('the burger opens and closes the overlay, and Escape closes it', async () => {
    const { page } = await open({ scripts: false, width: PHONE });
    expect(await page.isVisible(OVERLAY)).toBe(false);
    await page.click(BURGER);
    expect(await page.isVisible(OVERLAY)).toBe(true);
    await page.click(BURGER);
    expect(await page.isVisible(OVERLAY)).toBe(false);
    await page.click(BURGER);
    await page.keyboard.press('Escape');
    expect(await page.isVisible(OVERLAY)).toBe(false);
  });

  test.each([300, 1500])('the overlay opens in a page scrolled by %i pixels', async (distance) => {
    const { page } = await open({ scripts: false, width: PHONE });
    await page.evaluate((top) => scrollTo(0, top), distance);
    await page.click(BURGER);
    const overlay = page.locator(OVERLAY);
    await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 104, width: PHONE, height: 900 - 104 });
  });

  test('every section of the overlay opens', async () => {
    const { page } = await open({ scripts: false, width: PHONE });
    await page.click(BURGER);
    for (const { button, panel, firstLink } of SECTIONS) {
      await page.click(button);
      await page.waitForSelector(panel, { state: 'visible' });
      await page.waitForSelector(firstLink, { state: 'visible' });
    }
  });

  test('one click follows a link below an open section', async () => {
    const { page } = await open({
      scripts: false,
      width: PHONE,
      header: (html) => html.replaceAll('href="/pricing/"', 'href="/followed/pricing/"'),
      // the link moves only if its section closes
      context: { reducedMotion: 'reduce' },
    });
    await page.click(BURGER);
    await page.click(SECTIONS[3]?.button ?? '');
    await page.click('a[href="/followed/pricing/"]');
    await page.waitForURL('**/followed/pricing/');
  });
});

test('every link is in the initial HTML', async () => {
  const { page } = await open({ scripts: false });
  const hrefs = await page
    .locator('[data-portico] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(100);
  expect(hrefs.filter((href) => !/^(\/|https:\/\/)/.test(href ?? ''))).toEqual([]);
});
