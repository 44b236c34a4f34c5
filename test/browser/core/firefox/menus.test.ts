/** The drop-down sections of the desktop, used with pointer and keyboard. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hoverOpen, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';
import { boxOf, LONG, openWithClock, stopClock } from '../../../support/pointer.ts';

const { open, openHydrated } = useBrowser();
const developers = section('NAV_DEVELOPERS');
const documentation = section('NAV_DOCUMENTATION');
const product = section('NAV_PRODUCT');

const isOpen = (page: Page, { panel }: typeof developers) => page.isVisible(panel);
const expanded = (page: Page, { button }: typeof developers) => page.getAttribute(button, 'aria-expanded');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('with a pointer', () => {
  test('hovering opens a section and sets aria-expanded', async () => {
    const { page, messages } = await openHydrated();
    expect(await expanded(page, product)).toBe('false');
    await hoverOpen(page, product);
    expect(await expanded(page, product)).toBe('true');
    expect(messages).toEqual([]);
  });

  test('leaving across a neighbour closes it too', async () => {
    const { page } = await openWithClock(open);
    await hoverOpen(page, developers);
    await stopClock(page);
    const { x } = await boxOf(page, documentation.button);
    await page.mouse.move(x + 20, 60);
    await page.mouse.move(x + 20, 20);
    await page.clock.runFor(LONG);
    await page.waitForSelector(developers.panel, { state: 'hidden' });
    expect(await isOpen(page, documentation)).toBe(false);
  });

  test('moving from the button into the panel keeps it open', async () => {
    const { page } = await openWithClock(open);
    await hoverOpen(page, developers);
    await stopClock(page);
    const { x, y } = await boxOf(page, developers.panel);
    await page.mouse.move(x + 60, y + 60, { steps: 10 });
    await page.clock.runFor(LONG);
    expect(await isOpen(page, developers)).toBe(true);
  });
});

describe('with a keyboard', () => {
  test('focus opens a section, and leaving it closes it', async () => {
    const { page } = await openHydrated();
    await page.focus('.portico-logo');
    await page.keyboard.press('Tab');
    expect(await isOpen(page, developers)).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Documentation');
    expect(await expanded(page, developers)).toBe('false');
    expect(await isOpen(page, documentation)).toBe(true);
    await page.waitForSelector(developers.panel, { state: 'hidden' });
  });

  test.each(['Enter', 'Space'])(
    '%s keeps a section that focus opened, and closes it when pressed again',
    async (key) => {
      const { page } = await openHydrated();
      await page.focus('.portico-logo');
      await page.keyboard.press('Tab');
      for (const open of [true, false, true]) {
        await page.keyboard.press(key);
        await expect.poll(() => isOpen(page, developers)).toBe(open);
      }
    },
  );

  test('Tab reaches the page in about a dozen stops, and opens each section on the way', async () => {
    const { page } = await openHydrated();
    const reached: string[] = [];
    const shown = new Set<string | null>();
    do {
      await page.keyboard.press('Tab');
      reached.push((await focused(page)) ?? '');
      const open = page.locator('[data-portico-part="section"][data-portico-open]');
      if ((await open.count()) > 0) shown.add(await open.getAttribute('data-portico-id'));
    } while (reached.length < 80 && (await page.evaluate(() => document.activeElement?.id !== 'host-link')));
    expect([...shown]).toEqual(SECTION_IDS);
    expect(reached.length).toBeLessThanOrEqual(14);
  });

  test.each([
    ['ArrowDown', (page: Page) => page.keyboard.press('ArrowDown')],
    ['Enter and Tab', (page: Page) => page.keyboard.press('Enter').then(() => page.keyboard.press('Tab'))],
    [
      'the pointer and Tab',
      async (page: Page) => {
        await page.hover(`${developers.panel} .portico-panel__columns`);
        await page.keyboard.press('Tab');
      },
    ],
  ])('%s enters the panel, and Tab then goes through its links', async (_, enter) => {
    const { page } = await openHydrated();
    await page.focus('.portico-logo');
    await page.keyboard.press('Tab');
    await enter(page);
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Developer Center'));
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('Code samples');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Developers');
    expect(await isOpen(page, developers)).toBe(true);
  });

  test('arrows, Home and End move between the sections and within a panel', async () => {
    const { page } = await openHydrated();
    await page.focus(developers.button);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Blog');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Developers');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Blog');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Developer Center'));
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('Code samples');
    await page.keyboard.press('End');
    expect(await focused(page)).toContain('Research program');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('Developers');
  });

  test('keys with a modifier are left to the browser', async () => {
    const { page } = await openHydrated();
    await page.focus(developers.button);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+End');
    expect(await focused(page)).toBe('Developers');
  });
});

test('opening and closing dispatches events', async () => {
  const { page } = await openHydrated();
  await page.evaluate(() => {
    document.addEventListener('portico:toggle', (event) => {
      document.body.dataset.events = `${document.body.dataset.events ?? ''}${JSON.stringify((event as CustomEvent).detail)}`;
    });
  });
  await page.click(product.button);
  await page.click(developers.button);
  expect(await page.evaluate(() => document.body.dataset.events)).toBe(
    '{"id":"NAV_PRODUCT","open":true}{"id":"NAV_PRODUCT","open":false}{"id":"NAV_DEVELOPERS","open":true}',
  );
});

test('the language selector opens by hover, by focus and by click', async () => {
  const { page } = await openHydrated();
  const button = '[data-portico-part="bar"] .portico-language-menu__button';
  const list = '#portico-panel-language';
  await page.hover(button);
  await page.waitForSelector(list, { state: 'visible' });
  expect(await page.locator(`${list} a`).allTextContents()).toEqual([
    'Deutsch',
    'English',
    'Français',
    'Español',
    'Português',
    '日本語',
  ]);
  await page.mouse.move(700, 860);
  await page.waitForSelector(list, { state: 'hidden' });
  await page.focus(button);
  await page.keyboard.press('Shift+Tab');
  await page.waitForSelector(list, { state: 'hidden' });
  await page.keyboard.press('Tab');
  await page.waitForSelector(list, { state: 'visible' });
  await page.keyboard.press('Escape');
  await page.waitForSelector(list, { state: 'hidden' });
  await page.click(button);
  await page.waitForSelector(list, { state: 'visible' });
});
