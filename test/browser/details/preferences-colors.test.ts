/** Forced colours, increased contrast and darkened pages: everything stays visible in both colour schemes, isolated or not. */

import { describe, expect, test } from 'vitest';
import { BURGER, OVERLAY, PHONE, section, useBrowser } from '../../support/browser.ts';
import { pixelContrast } from '../../support/pixel-contrast.ts';
import { pixelDifference } from '../../support/pixel-difference.ts';
import { boxOf, edgeContrast, pictureOf, STRONG_COLORS, WEAK_HOST } from '../fixtures/strong-colors.ts';

const { openHydrated } = useBrowser();
const LANGUAGES_PANEL = '#portico-panel-language';

describe.each(STRONG_COLORS)('$name', ({ context, query }) => {
  const openPage = async (width?: number) => {
    const { page } = await openHydrated({
      query: `${query}&lang=en&path=/docs/quickstarts&skipTo=main`,
      ...(width && { width }),
      head: WEAK_HOST,
      context: { ...context, reducedMotion: 'reduce' },
    });
    return page;
  };

  test('the burger is drawn as three lines, and as a cross while the overlay is open', async () => {
    const page = await openPage(PHONE);
    const closed = await pictureOf(page, BURGER);
    await page.click(BURGER);
    const opened = await pictureOf(page, BURGER);
    for (const { ratio, share } of [closed, opened]) {
      expect(ratio).toBeGreaterThan(7);
      expect(share).toBeGreaterThan(0.03);
    }
    expect(opened.share).toBeLessThan(closed.share);
  });

  test('the header, and all panels that open, have a visible edge', async () => {
    const page = await openPage();
    expect(await edgeContrast(page, '[data-portico="header"] >> .portico-header__inner', 'bottom')).toBeGreaterThan(
      4.5,
    );
    await page.click('.portico-language-menu__button');
    expect(await edgeContrast(page, LANGUAGES_PANEL, 'bottom')).toBeGreaterThan(4.5);
    const { button, panel } = section('NAV_DEVELOPERS');
    await page.click(button);
    expect(await edgeContrast(page, panel, 'bottom')).toBeGreaterThan(4.5);
    expect(await edgeContrast(page, `${panel} .portico-column--items a`, 'bottom')).toBeGreaterThan(4.5);
    expect(await edgeContrast(page, button, 'bottom')).toBeGreaterThan(4.5);
  });

  test('lines separate the overlay from the header, and its sections from one another', async () => {
    const page = await openPage(PHONE);
    await page.click(BURGER);
    expect(await edgeContrast(page, OVERLAY, 'top')).toBeGreaterThan(4.5);
    expect(await edgeContrast(page, `${OVERLAY} .portico-section`, 'bottom')).toBeGreaterThan(4.5);
    expect(await edgeContrast(page, `${OVERLAY} .portico-action--secondary`, 'bottom')).toBeGreaterThan(4.5);
  });

  test('texts, icons and pills have enough contrast', async () => {
    const page = await openPage();
    const { button, panel } = section('NAV_DOCUMENTATION');
    const inPanel = ['icon', 'link__description', 'column__further', 'column__title'];
    const outside = ['announcement__link', 'logo', 'footer-link', 'pill', 'footer__social-link', 'footer__copyright'];
    await page.click(button);
    for (const part of inPanel)
      expect((await pictureOf(page, `${panel} .portico-${part}`)).ratio, part).toBeGreaterThan(6.5);
    await page.keyboard.press('Escape');
    for (const part of outside) expect((await pictureOf(page, `.portico-${part}`)).ratio, part).toBeGreaterThan(6.5);
  });

  test('links are underlined, and the link to the current page more strongly', async () => {
    const page = await openPage();
    const underline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { textDecorationLine, textDecorationThickness } = getComputedStyle(element);
          return `${textDecorationLine} ${textDecorationThickness}`;
        });
    const { panel } = section('NAV_DOCUMENTATION');
    expect(await underline(`${panel} a:not([aria-current]) .portico-link__name`)).toBe('underline 1px');
    expect(await underline(`${panel} [aria-current] .portico-link__name`)).toBe('underline 3px');
    expect(await underline('.portico-footer-link:not([aria-current])')).toBe('underline 1px');
    expect(await underline('.portico-footer-link[aria-current]')).toBe('underline 3px');
    expect(await underline(`${LANGUAGES_PANEL} a:not([aria-current])`)).toBe('underline 1px');
    expect(await underline(`${LANGUAGES_PANEL} [aria-current]`)).toBe('underline 3px');
    expect(await underline('.portico-section__button[data-portico-current]')).toBe('underline 3px');
  });

  test('the focus ring is three pixels wide and has enough contrast', async () => {
    const page = await openPage();
    await page.keyboard.press('Tab');
    const focusable = [
      '.portico-skip-link',
      '.portico-announcement__link',
      '.portico-logo',
      section('NAV_PRODUCT').button,
      '.portico-header__actions > .portico-action--primary',
      '.portico-footer-link',
      '.portico-footer__social-link',
    ];
    for (const selector of focusable) {
      await page.locator(selector).first().focus();
      const { x, y, width } = await boxOf(page, selector);
      const offset = await page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineOffset));
      // the three pixels of the ring, and one inside of it
      const ring = await page.screenshot({ clip: { x: x + width / 2 - 4, y: y - offset - 3, width: 8, height: 4 } });
      expect(pixelContrast(ring).ratio, selector).toBeGreaterThan(4.5);
      expect(pixelContrast(ring).share, selector).toBeCloseTo(0.25, 2);
    }
  });
});

test('in forced colours, lines mark the section that the overlay of two panes shows', async () => {
  const { page } = await openHydrated({
    query: 'lang=en',
    width: 1024,
    context: { forcedColors: 'active', reducedMotion: 'reduce' },
  });
  await page.click(BURGER);
  expect(await edgeContrast(page, section('NAV_DEVELOPERS').button, 'bottom')).toBeGreaterThan(4.5);
  expect(await edgeContrast(page, section('NAV_SOLUTIONS').button, 'bottom')).toBe(1);
});

test('the light theme stays light in pages that Chrome darkens', async () => {
  const { page } = await openHydrated({
    width: PHONE,
    query: 'transparent=false&theme=light',
    main: '<main id="main" style="height: 104px">Text</main>',
    context: { colorScheme: 'dark' },
  });
  const pictures = () =>
    Promise.all([0, 104].map((y) => page.screenshot({ clip: { x: 0, y, width: PHONE, height: 104 } })));
  const [header, main] = await pictures();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const [darkHeader, darkMain] = await pictures();
  const changed = (one?: Buffer, other?: Buffer) => one && other && pixelDifference(one, other).percent;
  expect(changed(main, darkMain)).toBeGreaterThan(50);
  expect(changed(header, darkHeader)).toBe(0);
});
