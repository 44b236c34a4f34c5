/** Paths of the pointer from a button to its panel, and along the buttons: the safe triangle. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { section, useBrowser } from '../../../support/browser.ts';
import { boxOf, middle, openWithClock, pointAt, stopClock, walk } from '../../../support/pointer.ts';

const { open } = useBrowser();
const developers = section('NAV_DEVELOPERS');
const solutions = section('NAV_SOLUTIONS');

/** A panel that another replaces is visible while it fades. */
const isOpen = async (page: Page, { button }: typeof developers) =>
  (await page.getAttribute(button, 'aria-expanded')) === 'true';

async function hovered(target: typeof developers) {
  const { page } = await openWithClock(open, { width: 1200 });
  const button = await boxOf(page, target.button);
  await pointAt(page, target.button);
  await page.waitForSelector(target.panel, { state: 'visible' });
  await stopClock(page);
  return { page, button, panel: await boxOf(page, target.panel) };
}

test('a pointer that rests on a button for 80 ms opens its section, and one that crosses the row opens none', async () => {
  const { page } = await openWithClock(open, { width: 1200 });
  await stopClock(page);
  const [first, last] = [await boxOf(page, developers.button), await boxOf(page, solutions.button)];
  await page.mouse.move(first.x - 20, middle(first).y);
  expect([...(await walk(page, middle(first), middle(last), 3))]).toEqual([]);
  await page.clock.runFor(39);
  expect(await isOpen(page, solutions)).toBe(false);
  await page.clock.runFor(1);
  expect(await isOpen(page, solutions)).toBe(true);
});

test.each([
  ['the far corner', 0.95, 4],
  ['the near side', 0.35, 12],
])('a diagonal to %s of the panel, across the neighbours, keeps it open', async (_, across, beneath) => {
  const { page, button, panel } = await hovered(developers);
  const end = { x: panel.x + panel.width * across, y: panel.y + beneath };
  expect([...(await walk(page, middle(button), end, 24))]).toEqual(['NAV_DEVELOPERS']);
});

test('a diagonal to the left keeps it open too', async () => {
  const { page, button, panel } = await hovered(solutions);
  const end = { x: panel.x + panel.width * 0.05, y: panel.y + 6 };
  expect([...(await walk(page, middle(button), end, 24))]).toEqual(['NAV_SOLUTIONS']);
});

test('stopping on a neighbour opens its panel', async () => {
  const { page, button } = await hovered(developers);
  const neighbour = await boxOf(page, section('NAV_DOCUMENTATION').button);
  await walk(page, middle(button), { x: neighbour.x + 20, y: neighbour.y + neighbour.height - 6 }, 12);
  await page.clock.runFor(500);
  expect(await isOpen(page, section('NAV_DOCUMENTATION'))).toBe(true);
  expect(await isOpen(page, developers)).toBe(false);
});
