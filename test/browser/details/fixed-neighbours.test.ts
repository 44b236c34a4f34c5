/** Dialogs, palettes and sidebars of a page beside the header: which of them is above the other. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BURGER,
  DESKTOP,
  hoverOpen,
  hydrated,
  OVERLAY,
  openOverlay,
  PHONE,
  section,
  useBrowser,
} from '../../support/browser.ts';
import { still } from '../../support/still.ts';

const { open } = useBrowser();
const { button, panel } = section('NAV_PRODUCT');

/** A page whose script opens a search dialog on Ctrl+K, as search widgets do. */
const SEARCH = `<style>
  .search { position: fixed; z-index: 10000; inset: 0; background: rgb(0 0 0 / 60%) }
  .search__box { box-sizing: border-box; width: 90%; max-width: 600px; margin: 20px auto; padding: 20px; background: #fff }
</style>
<script>
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') document.querySelector('.search')?.remove();
    if (event.key !== 'k' || !event.ctrlKey) return;
    event.preventDefault();
    const search = document.createElement('div');
    search.className = 'search';
    search.innerHTML = '<div class="search__box" role="dialog" aria-label="Search"><input aria-label="Search"></div>';
    document.body.append(search);
    search.querySelector('input').focus();
  });
</script>`;

const DIALOG = `<dialog id="dialog" style="width: 600px; margin-top: 0"><form method="dialog"><input aria-label="Search"></form></dialog>
<script>
  addEventListener('keydown', (event) => {
    if (event.key === 'k' && event.ctrlKey) document.querySelector('#dialog').showModal();
  });
</script>`;

const MAIN = '<main id="main" style="height: 3000px"><h1>A page of the host</h1></main>';

/** Whether the element, or something in it, is what a press at these points of the window reaches. */
const covers = (page: Page, selector: string, points: readonly (readonly [number, number])[]) =>
  page.evaluate(
    ([wanted, at]) =>
      at.map(([x, y]) => {
        const reached = document.elementFromPoint(x, y);
        return reached?.closest(wanted) !== null && reached !== null;
      }),
    [selector, points] as const,
  );

/** In the bar, in the row, and where panels open. */
const IN_HEADER = [
  [120, 20],
  [120, 70],
  [180, 96],
] as const;
const IN_PANEL = [[180, 200]] as const;
const EVERYWHERE = [true, true, true];

async function openMenu(page: Page, how: string) {
  if (how === 'by a click') await page.click(button);
  else {
    await page.focus(button);
    await page.keyboard.press('ArrowDown');
  }
  await page.waitForSelector(panel, { state: 'visible' });
}

describe.each(['none', 'shadow'])('isolate=%s', (isolate) => {
  const query = `transparent=false&isolate=${isolate}`;
  const openPage = async (main: string, width = DESKTOP) => {
    const { page } = await open({ query, width, main: MAIN + main });
    await hydrated(page);
    return page;
  };

  describe('a search dialog that a script makes', () => {
    test.each([DESKTOP, PHONE])('covers a closed header, and can be used, at %i pixels', async (width) => {
      const page = await openPage(SEARCH, width);
      await page.keyboard.press('Control+k');
      expect(await covers(page, '.search', IN_HEADER)).toEqual(EVERYWHERE);
      await page.keyboard.type('passkeys');
      expect(await page.inputValue('.search input')).toBe('passkeys');
      await page.keyboard.press('Escape');
      expect(await covers(page, '[data-portico]', IN_HEADER)).toEqual(EVERYWHERE);
    });

    test('covers the header of a scrolled page', async () => {
      const page = await openPage(SEARCH);
      await page.evaluate(() => scrollTo(0, 900));
      await page.keyboard.press('Control+k');
      expect(await covers(page, '.search', IN_HEADER)).toEqual(EVERYWHERE);
    });

    test.each(['from the keyboard', 'by a click'])(
      'closes a menu that was opened %s, by taking the focus',
      async (how) => {
        const page = await openPage(SEARCH);
        await openMenu(page, how);
        await page.keyboard.press('Control+k');
        await page.waitForSelector(panel, { state: 'hidden' });
        await expect.poll(() => covers(page, '.search', [...IN_HEADER, ...IN_PANEL])).toEqual([...EVERYWHERE, true]);
      },
    );

    test('is below a menu that the pointer holds open, until the pointer leaves it', async () => {
      const page = await openPage(SEARCH);
      await hoverOpen(page, { button, panel });
      await page.keyboard.press('Control+k');
      await still(page);
      expect(await covers(page, '[data-portico]', IN_PANEL)).toEqual([true]);
      await page.mouse.move(700, 860);
      await page.waitForSelector(panel, { state: 'hidden' });
      await expect.poll(() => covers(page, '.search', [...IN_HEADER, ...IN_PANEL])).toEqual([...EVERYWHERE, true]);
    });

    test('closes an overlay that has only just opened', async () => {
      const page = await openPage(SEARCH, PHONE);
      await page.locator(BURGER).evaluate((burger: HTMLElement) => {
        burger.click();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      });
      await page.waitForSelector(OVERLAY, { state: 'hidden' });
      await still(page);
      expect(await covers(page, '.search', [...IN_HEADER, [180, 300]])).toEqual([...EVERYWHERE, true]);
      await page.keyboard.type('passkeys');
      expect(await page.inputValue('.search input')).toBe('passkeys');
    });

    test('closes the open overlay with the focus that it takes', async () => {
      const page = await openPage(SEARCH, PHONE);
      await openOverlay(page);
      await page.keyboard.press('Control+k');
      await page.waitForSelector(OVERLAY, { state: 'hidden' });
      await expect.poll(() => covers(page, '.search', [...IN_HEADER, [180, 300]])).toEqual([...EVERYWHERE, true]);
      await page.keyboard.press('Tab');
      await page.fill('.search input', 'passkeys');
    });
  });

  describe('a modal `<dialog>`', () => {
    test.each([DESKTOP, PHONE])('is above a closed header, at %i pixels', async (width) => {
      const page = await openPage(DIALOG, width);
      await page.keyboard.press('Control+k');
      expect(await covers(page, '#dialog', IN_HEADER)).toEqual(EVERYWHERE);
    });

    test('is above an open menu, which closes', async () => {
      const page = await openPage(DIALOG);
      await openMenu(page, 'from the keyboard');
      await page.keyboard.press('Control+k');
      expect(await covers(page, '#dialog', IN_PANEL)).toEqual([true]);
      await page.waitForSelector(panel, { state: 'hidden' });
    });

    test('closes the overlay, and the page is released', async () => {
      const page = await openPage(DIALOG, PHONE);
      await openOverlay(page);
      await page.keyboard.press('Control+k');
      await page.waitForSelector(OVERLAY, { state: 'hidden' });
      await expect.poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
      await page.fill('#dialog input', 'passkeys');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
      await page.keyboard.press('Escape');
      await page.click(BURGER);
      await page.waitForSelector(OVERLAY, { state: 'visible' });
    });
  });

  describe('a sidebar', () => {
    const sidebar = (style: string) => `<nav id="sidebar" style="${style}; width: 200px; background: #eee">Pages</nav>`;
    const topOf = (page: Page) => page.locator('#sidebar').evaluate((nav) => nav.getBoundingClientRect().top);

    test('that is fixed below the row stays there, and menus open above it', async () => {
      // as in docs/customizing.md
      const style = 'position: fixed; z-index: 10; top: var(--portico-bottom, var(--portico-offset, 64px)); bottom: 0';
      const page = await openPage(sidebar(style));
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(() => topOf(page)).toBe(64);
      expect(await covers(page, '#sidebar', [[100, 66]])).toEqual([true]);
      await page.click(button);
      await page.waitForSelector(panel, { state: 'visible' });
      const { left = 0, top = 0 } = await page.locator(panel).evaluate((element) => element.getBoundingClientRect());
      expect(left).toBeLessThan(200);
      expect(await covers(page, '[data-portico]', [[left + 20, top + 20]])).toEqual([true]);
    });

    test('that is sticky begins below the header, and stays below its row', async () => {
      // as in docs/customizing.md
      const style = 'position: sticky; top: var(--portico-offset, 64px); height: 300px';
      const page = await openPage(`<div style="height: 3000px">${sidebar(style)}</div>`);
      await page.locator('#main').evaluate((main) => main.remove());
      expect(await topOf(page)).toBe(104);
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(() => topOf(page)).toBe(64);
      expect(await covers(page, '#sidebar', [[100, 66]])).toEqual([true]);
    });

    test('without a place of its own is covered by the header, and not the other way round', async () => {
      const page = await openPage(sidebar('position: fixed; z-index: 999; inset-block: 0'));
      expect(await covers(page, '[data-portico]', IN_HEADER)).toEqual(EVERYWHERE);
    });
  });
});
