/** The menus work without each of the newer features (docs/browsers.md). */

import { describe, expect, test } from 'vitest';
import {
  BURGER,
  hoverOpen,
  OVERLAY,
  openOverlay,
  openSection,
  PHONE,
  section,
  useBrowser,
} from '../../support/browser.ts';
import { inOlderBrowser, SPRING_2023 } from '../../support/older-browser.ts';
import { pointAt } from '../../support/pointer.ts';

const { open, openHydrated } = useBrowser();
const product = section('NAV_PRODUCT');
const solutions = section('NAV_SOLUTIONS');

describe.each([
  { scripts: true, name: 'a browser of spring 2023' },
  { scripts: false, name: 'a browser of spring 2023 without scripts' },
])('in $name', ({ scripts }) => {
  test('the burger opens the overlay, and its sections and links can be used', async () => {
    const { page, messages } = await openHydrated(inOlderBrowser(SPRING_2023, { scripts, width: PHONE }));
    expect(await page.isVisible(OVERLAY)).toBe(false);
    await openOverlay(page);
    await openSection(page, solutions);
    await page.click(solutions.firstLink, { trial: true });
    // no script can keep it up to date
    expect(await page.getAttribute(BURGER, 'aria-expanded')).toBe(null);
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });

  test('on a desktop, the sections are in a row and open, wherever the focus is', async () => {
    const { page, messages } = await openHydrated(inOlderBrowser(SPRING_2023, { scripts }));
    const row = () =>
      page.locator('.portico-nav__list').evaluate((list) => JSON.stringify(list.getBoundingClientRect()));
    const before = await row();
    await hoverOpen(page, product);
    await page.focus(solutions.button);
    await page.waitForSelector(solutions.panel, { state: 'visible' });
    expect(await row()).toBe(before);
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });
});

test('a tap opens the overlay even if buttons do not get the focus', async () => {
  const { page } = await open(inOlderBrowser(SPRING_2023, { width: PHONE, context: { hasTouch: true } }));
  // as in Safari
  await page.evaluate(() => document.addEventListener('mousedown', (event) => event.preventDefault()));
  await page.tap(BURGER);
  // after a tap the element keeps `:hover`, but the driver's pointer is elsewhere
  await pointAt(page, BURGER);
  await page.waitForSelector(OVERLAY, { state: 'visible' });
  await page.tap(product.button);
  await page.waitForSelector(product.panel, { state: 'visible' });
});

test.each([
  ['requestIdleCallback', { without: { window: ['requestIdleCallback'] } }],
  ['modulepreload', { unknown: ['modulepreload'] }],
])('without %s, the script takes over the menus', async (_, lacks) => {
  const { page, messages } = await openHydrated(inOlderBrowser(lacks));
  await hoverOpen(page, product);
  expect(await page.getAttribute(product.button, 'aria-expanded')).toBe('true');
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test('without declarative shadow trees, the loader attaches them', async () => {
  const { page } = await openHydrated(
    inOlderBrowser({ unknown: ['="open"'] }, { query: 'isolate=shadow&transparent=false' }),
  );
  await hoverOpen(page, product);
});
