/** The chrome in a shadow tree behaves and works with the host's page as it does without. */

import { describe, expect, test } from 'vitest';
import {
  hoverOpen,
  hydrated,
  OVERLAY,
  openOverlay,
  openSection,
  PHONE,
  section,
  useBrowser,
} from '../../../support/browser.ts';

const { open, openHydrated } = useBrowser();
const query = 'isolate=shadow&transparent=false';
const { button, panel } = section('NAV_PRODUCT');

describe('the menus', () => {
  test('open and close from the keyboard, and move the focus', async () => {
    const { page } = await openHydrated({ query });
    await page.focus(button);
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector(panel, { state: 'visible' });
    await page.waitForFunction((id) => {
      const focused = document.activeElement?.shadowRoot?.activeElement;
      return focused?.matches('a') && focused.closest(`[data-portico-id="${id}"]`);
    }, 'NAV_PRODUCT');
    await page.keyboard.press('Escape');
    await page.waitForSelector(panel, { state: 'hidden' });
    expect(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-expanded')),
    ).toBe('false');
  });
});

describe('the overlay', () => {
  test('makes the page inert and restores it', async () => {
    const { page } = await openHydrated({ query, width: PHONE });
    const outside = () =>
      page.evaluate(() =>
        ['main', 'footer'].map((name) => document.querySelector<HTMLElement>(name)?.inert ?? 'missing'),
      );
    await openOverlay(page);
    await expect.poll(outside).toEqual([true, true]);
    await openSection(page, { button, panel });
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await expect.poll(outside).toEqual([false, false]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-controls')))
      .toBe('portico-menu');
  });

  test('opens and unfolds sections without scripts', async () => {
    const { page } = await open({ query, width: PHONE, scripts: false });
    await openOverlay(page);
    await openSection(page, { button, panel });
  });
});

test('the loader attaches the shadow tree of markup that a script has added', async () => {
  const { page } = await open({ query, header: () => '<div id="place"></div>' });
  const loader = await page.getAttribute('script[src*="loader-"]', 'src');
  await page.evaluate(async () => {
    const place = document.querySelector('#place') as HTMLElement;
    place.innerHTML = await (await fetch('/chrome/header?isolate=shadow&assets=omit')).text();
  });
  // the page has loaded the loader with the footer, before there was a header
  const content = `import { start } from '${loader}'; start(document.querySelector('#place > header'));`;
  await page.addScriptTag({ type: 'module', content });
  await hydrated(page);
  await hoverOpen(page, { button, panel });
});
