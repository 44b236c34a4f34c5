/** The menus work without each of the newer features (docs/browsers.md). */

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
import { inOlderBrowser, SPRING_2023 } from '../../support/older-browser.ts';
import { pointAt } from '../../support/pointer.ts';

const { open } = useBrowser();
const product = section('NAV_PRODUCT');
const solutions = section('NAV_SOLUTIONS');

describe.each([
  { scripts: true, name: 'a browser of spring 2023' },
  { scripts: false, name: 'a browser of spring 2023 without scripts' },
])('in $name', ({ scripts }) => {
  test('the burger opens the overlay, and its sections and links can be used', async () => {
    const { page, messages } = await open(inOlderBrowser(SPRING_2023, { scripts, width: PHONE }));
    if (scripts) await hydrated(page);
    expect(await page.isVisible(OVERLAY)).toBe(false);
    await openOverlay(page);
    await page.click(solutions.button);
    await page.waitForSelector(solutions.panel, { state: 'visible' });
    await page.click(solutions.firstLink, { trial: true });
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });

  test('the overlay closes when the focus leaves it', async () => {
    const { page } = await open(inOlderBrowser(SPRING_2023, { scripts, width: PHONE }));
    if (scripts) await hydrated(page);
    await openOverlay(page);
    await page.focus('.portico-logo');
    await page.mouse.move(20, 20);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
  });

  test('on a desktop, the sections are in a row and open, wherever the focus is', async () => {
    const { page, messages } = await open(inOlderBrowser(SPRING_2023, { scripts }));
    if (scripts) await hydrated(page);
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

test('the cross of the dismiss button and the arrow of further links are drawn', async () => {
  const { page } = await open(inOlderBrowser(SPRING_2023));
  const drawn = (selector: string, pseudo: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element, name).content, pseudo);
  expect(await drawn('.portico-announcement__dismiss', '::before')).toBe('"×"');
  expect(await drawn('.portico-column__further', '::after')).toBe('"\u00a0→"');
});

test('the burger has no aria-expanded, which no script can keep up to date', async () => {
  const { page } = await open(inOlderBrowser(SPRING_2023, { width: PHONE }));
  await hydrated(page);
  await openOverlay(page);
  expect(await page.getAttribute(BURGER, 'aria-expanded')).toBe(null);
});

test('without checkVisibility, the arrow keys still move through the links of an open panel', async () => {
  const { page, messages } = await open(inOlderBrowser({ without: { 'Element.prototype': ['checkVisibility'] } }));
  await hydrated(page);
  await page.focus(product.button);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector(product.panel, { state: 'visible' });
  const focused = () =>
    page.evaluate(
      (panel) => [...document.querySelectorAll(`${panel} a`)].indexOf(document.activeElement as Element),
      product.panel,
    );
  await expect.poll(focused).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe(1);
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test('without range syntax in media queries, every width gets the layout for phones', async () => {
  const { page } = await open(inOlderBrowser({ unknown: ['width>', 'width<', 'height<'] }, { width: DESKTOP }));
  await hydrated(page);
  await openOverlay(page);
  await page.click(product.button);
  await page.waitForSelector(product.panel, { state: 'visible' });
  await page.click(product.firstLink, { trial: true });
});

test.each([
  ['requestIdleCallback', { without: { window: ['requestIdleCallback'] } }],
  ['modulepreload', { unknown: ['modulepreload'] }],
])('without %s, the script takes over the menus', async (_, lacks) => {
  const { page, messages } = await open(inOlderBrowser(lacks));
  await hydrated(page);
  await hoverOpen(page, product);
  expect(await page.getAttribute(product.button, 'aria-expanded')).toBe('true');
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test('without declarative shadow trees, the loader attaches them', async () => {
  const { page } = await open(inOlderBrowser({ unknown: ['="open"'] }, { query: 'isolate=shadow&transparent=false' }));
  await hydrated(page);
  await hoverOpen(page, product);
});
