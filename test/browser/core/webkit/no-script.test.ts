import { describe, expect, test } from 'vitest';
import { BURGER, OVERLAY, PHONE, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';

const { open } = useBrowser();
const SECTIONS = SECTION_IDS.map(section);

describe('on a desktop', () => {
  test('every section opens on hover and on focus, and its links can be reached', async () => {
    const { page } = await open({ scripts: false });
    for (const { button, panel, firstLink } of SECTIONS) {
      await page.mouse.move(700, 860);
      expect(await page.isVisible(panel)).toBe(false);
      await page.hover(button);
      expect(await page.isVisible(panel)).toBe(true);
      await page.mouse.move(700, 860);
      await page.focus(button);
      expect(await page.isVisible(panel)).toBe(true);
      await page.keyboard.press('Tab');
      expect(await page.locator(firstLink).evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await page.isVisible(panel)).toBe(true);
      await page.focus('#host-link');
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
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await page.click(BURGER);
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
  });

  test('the overlay opens in a scrolled page', async () => {
    const { page } = await open({ scripts: false, width: PHONE });
    await page.evaluate(() => scrollTo(0, 1500));
    await page.click(BURGER);
    const overlay = page.locator(OVERLAY);
    await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 104, width: PHONE, height: 900 - 104 });
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
