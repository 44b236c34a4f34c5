/** What a host can set: tokens, and whether the chrome is above or below its content. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { section, useBrowser } from '../../support/browser.ts';
import { FOOTER, HEADER } from '../fixtures/pictures.ts';

const { open, openHydrated } = useBrowser();
const HIGH = '<main style="position:relative;z-index:99999;height:1200px;background:#fff"></main>';
const { button, panel } = section('NAV_PRODUCT');

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Whether the middle of the panel is uncovered. */
const isOnTop = (page: Page) =>
  page.locator(panel).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const tree = element.getRootNode() as Document | ShadowRoot;
    return element.contains(tree.elementFromPoint(left + width / 2, top + height / 2));
  });

describe.each(['none', 'shadow'])('isolate=%s', (isolate) => {
  const query = `transparent=false&isolate=${isolate}`;

  test.each(['dark', 'light', 'auto'])(
    'tokens on the root apply in the header and the footer, theme=%s',
    async (theme) => {
      const head =
        '<style>:root { --portico-accent: rgb(1, 2, 3); --portico-surface: rgb(4, 5, 6); --portico-z-index: 7; --portico-font: monospace }</style>';
      const { page } = await openHydrated({ query: `${query}&theme=${theme}&at=2026-01-01`, head });
      expect(await style(page, '.portico-announcement__cta', 'color')).toBe('rgb(1, 2, 3)');
      for (const root of [HEADER, FOOTER]) {
        expect(await style(page, root, 'background-color')).toBe('rgb(4, 5, 6)');
        expect(await style(page, root, 'font-family')).toBe('monospace');
      }
      expect(await style(page, HEADER, 'z-index')).toBe('7');
    },
  );

  test('tokens on the fragment override those on the root, and both can depend on the theme', async () => {
    const head = `<style>:root { --portico-surface: rgb(1, 1, 1); --portico-bar: rgb(2, 2, 2) }
.portico-header { --portico-surface: rgb(3, 3, 3) } [data-theme="light"] { --portico-bar: rgb(4, 4, 4) }</style>`;
    const { page } = await openHydrated({ query: `${query}&theme=light`, head });
    expect(await style(page, HEADER, 'background-color')).toBe('rgb(3, 3, 3)');
    expect(await style(page, FOOTER, 'background-color')).toBe('rgb(1, 1, 1)');
    expect(await style(page, '.portico-bar__inner', 'background-color')).toBe('rgb(4, 4, 4)');
  });

  test('an open menu is above everything on the page, and a closed header below its dialogs', async () => {
    const { page } = await openHydrated({ query, main: HIGH });
    expect(await style(page, HEADER, 'z-index')).toBe('1000');
    await page.click(button);
    expect(await isOnTop(page)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await style(page, HEADER, 'z-index')).toBe('1000');
  });

  test('without scripts, an open menu is above everything on the page too', async () => {
    const { page } = await open({ query, main: HIGH, scripts: false });
    await page.hover(button);
    expect(await isOnTop(page)).toBe(true);
    await page.mouse.move(700, 800);
    expect(await style(page, HEADER, 'z-index')).toBe('1000');
  });
});
