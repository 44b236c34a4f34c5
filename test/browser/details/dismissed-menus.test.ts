/** Sections that Escape has dismissed, or a click has pinned or closed, stay so until the pointer or focus returns. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { section, useBrowser } from '../../support/browser.ts';
import { ELSEWHERE, LONG, openWithClock, pointAt, stopClock } from '../../support/pointer.ts';

const { open } = useBrowser();
const PRODUCT = 'NAV_PRODUCT';
const product = section(PRODUCT);

const openSections = (page: Page) =>
  page
    .locator('[data-portico-section][data-portico-open]')
    .evaluateAll((sections) => sections.map((found) => found.getAttribute('data-portico-section')));

/** Hovers over the product section, and stops the clock. */
async function hovered() {
  const opened = await openWithClock(open);
  const place = await pointAt(opened.page, product.button);
  await opened.page.waitForSelector(product.panel, { state: 'visible' });
  await stopClock(opened.page);
  return { ...opened, place };
}

describe('after Escape, a section that hovering opened', () => {
  test('stays dismissed while the pointer rests or moves on the button', async () => {
    const { page, place } = await hovered();
    await page.keyboard.press('Escape');
    for (const step of [0, 8, 20]) {
      await page.mouse.move(place.x + step, place.y + step / 2);
      await page.clock.runFor(LONG);
      expect(await openSections(page)).toEqual([]);
    }
    // scrolls under the pointer
    await page.mouse.wheel(0, 20);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(20);
    await page.keyboard.press('Shift');
    await page.clock.runFor(LONG);
    expect(await openSections(page)).toEqual([]);
  });

  test('opens again when the pointer leaves and returns', async () => {
    const { page } = await hovered();
    await page.keyboard.press('Escape');
    await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
    await page.clock.runFor(LONG);
    expect(await openSections(page)).toEqual([]);
    await pointAt(page, product.button);
    await page.clock.runFor(LONG);
    expect(await openSections(page)).toEqual([PRODUCT]);
  });

  test('stays dismissed if the pointer was in the panel, even while it moves', async () => {
    const { page } = await hovered();
    const place = await pointAt(page, product.panel);
    await page.clock.runFor(LONG);
    expect(await openSections(page)).toEqual([PRODUCT]);
    await page.keyboard.press('Escape');
    for (const step of [0, 5, 40]) {
      await page.mouse.move(place.x + step, place.y);
      await page.clock.runFor(LONG);
      expect(await openSections(page)).toEqual([]);
    }
  });

  test('stays dismissed if the focus was in the panel too', async () => {
    const { page } = await hovered();
    await page.focus(product.firstLink);
    await page.keyboard.press('Escape');
    expect(await page.locator(product.button).evaluate((button) => button === document.activeElement)).toBe(true);
    const place = await pointAt(page, product.button);
    await page.mouse.move(place.x + 5, place.y);
    await page.clock.runFor(LONG);
    expect(await openSections(page)).toEqual([]);
  });
});

test('after Escape, a section that focus opened stays dismissed while the focus stays, and opens again when it returns', async () => {
  const { page } = await openWithClock(open);
  await stopClock(page);
  await page.focus('.portico-logo');
  await page.keyboard.press('Tab');
  expect(await openSections(page)).toEqual(['NAV_DEVELOPERS']);
  for (const key of ['Escape', 'Escape', 'Shift', 'Control', 'a']) {
    await page.keyboard.press(key);
    await page.clock.runFor(LONG);
    expect(await openSections(page)).toEqual([]);
  }
  await page.keyboard.press('Tab');
  expect(await openSections(page)).toEqual(['NAV_DOCUMENTATION']);
  await page.keyboard.press('Shift+Tab');
  expect(await openSections(page)).toEqual(['NAV_DEVELOPERS']);
});

test.each([0, 400, 2_000])('a click %i ms after hovering pins a section until the next click', async (delay) => {
  const { page, messages } = await openWithClock(open);
  await stopClock(page);
  const { x, y } = await pointAt(page, product.button);
  await page.clock.runFor(delay);
  await page.mouse.click(x, y);
  await page.clock.runFor(LONG);
  expect(await openSections(page)).toEqual([PRODUCT]);
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
  await page.clock.runFor(LONG);
  expect(await openSections(page)).toEqual([PRODUCT]);
  await page.mouse.click(x, y);
  for (const step of [0, 5]) {
    await page.mouse.move(x + step, y);
    await page.clock.runFor(LONG);
    expect(await openSections(page)).toEqual([]);
  }
  expect(messages).toEqual([]);
});
