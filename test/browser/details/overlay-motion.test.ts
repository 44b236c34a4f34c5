/** How the overlay and its sections open and close: with a moving height, or at once with reduced motion. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BURGER, OVERLAY, openOverlay, PHONE, section, useBrowser } from '../../support/browser.ts';
import { boxOf } from '../../support/pointer.ts';
import { still } from '../../support/still.ts';

const { openHydrated } = useBrowser();
const developers = section('NAV_DEVELOPERS');
const product = section('NAV_PRODUCT');

const opened = async (reducedMotion: 'reduce' | 'no-preference') => {
  const { page } = await openHydrated({ width: PHONE, height: 800, context: { reducedMotion } });
  return page;
};

/**
 * Presses a button, and looks at an element at eleven times of the animations that follow, however busy the machine is.
 *
 * @returns how long the animations take in milliseconds, and what the element looks like from their start to their end
 */
const afterPress = (page: Page, button: string, element: string) =>
  page.locator('.portico-header:has(> .portico-bar)').evaluate(
    async (header, [pressed, seen]) => {
      const target = header.querySelector<HTMLElement>(seen);
      if (!target) throw new Error(`${seen} matches nothing`);
      const look = () => {
        const { opacity, translate } = getComputedStyle(target);
        return { opacity: Number(opacity), translate, height: target.offsetHeight };
      };
      header.querySelector<HTMLElement>(pressed)?.click();
      let moving = target.getAnimations();
      for (let frame = 0; frame < 4 && moving.length === 0; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        moving = target.getAnimations();
      }
      for (const animation of moving) animation.pause();
      const duration = Math.max(0, ...moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
      const looks = [];
      for (let step = 0; step <= 10; step += 1) {
        for (const animation of moving) animation.currentTime = (duration * step) / 10.001;
        looks.push(look());
      }
      for (const animation of moving) animation.finish();
      return { duration, looks };
    },
    [button, element] as const,
  );

/** How often a value is larger than the one before. */
const increases = (values: readonly number[]) =>
  values.filter((value, index) => index > 0 && value > (values[index - 1] ?? 0)).length;

test('the overlay fades in within 160 ms, in its place below the row', async () => {
  const page = await opened('no-preference');
  const { duration, looks } = await afterPress(page, BURGER, OVERLAY);
  expect(duration).toBe(160);
  expect(looks[0]?.opacity).toBe(0);
  expect(new Set(looks.map(({ translate }) => translate))).toEqual(new Set(['none']));
  expect(increases(looks.map(({ opacity }) => opacity))).toBe(10);
  await still(page);
  expect(await page.locator(OVERLAY).evaluate((overlay) => getComputedStyle(overlay).opacity)).toBe('1');
});

test('the overlay fades out within 120 ms', async () => {
  const page = await opened('no-preference');
  await openOverlay(page);
  await still(page);
  const { duration, looks } = await afterPress(page, BURGER, OVERLAY);
  expect(duration).toBe(120);
  expect(looks[0]).toMatchObject({ opacity: 1, translate: 'none' });
  expect(increases(looks.map(({ opacity }) => -opacity))).toBe(10);
  await page.waitForSelector(OVERLAY, { state: 'hidden' });
});

test('a section unfolds and folds within 240 ms, and its links fade with its height', async () => {
  const page = await opened('no-preference');
  await openOverlay(page);
  await still(page);
  const unfolds = await afterPress(page, developers.button, developers.panel);
  expect(unfolds.duration).toBe(240);
  expect(unfolds.looks[0]?.opacity).toBe(0);
  expect(increases(unfolds.looks.map(({ opacity }) => opacity))).toBe(10);
  expect(unfolds.looks[0]?.height).toBe(0);
  expect(increases(unfolds.looks.map(({ height }) => height))).toBeGreaterThan(8);
  await still(page);
  const folds = await afterPress(page, developers.button, developers.panel);
  expect(folds.duration).toBe(240);
  expect(folds.looks[0]?.height).toBeGreaterThan(300);
  expect(increases(folds.looks.map(({ height }) => -height))).toBeGreaterThan(8);
  await page.waitForSelector(developers.panel, { state: 'hidden' });
});

test('in two panes, the contents of another section arrive within 140 ms', async () => {
  const { page } = await openHydrated({ width: 1024, height: 800 });
  await openOverlay(page);
  await still(page);
  const { duration, looks } = await afterPress(page, product.button, `${product.panel} .portico-column > *`);
  expect(duration).toBe(140);
  expect(looks[0]?.opacity).toBe(0);
  expect(increases(looks.map(({ opacity }) => opacity))).toBe(10);
});

test('the title of an open section stays at the top of the list while its links scroll', async () => {
  const page = await opened('no-preference');
  await openOverlay(page);
  await page.click(developers.button);
  await still(page);
  const [list, title] = ['.portico-menu__scroller', developers.button];
  await page.locator(list).evaluate((scroller) => scroller.scrollTo(0, 300));
  expect((await boxOf(page, `${developers.panel} a >> nth=0`)).y).toBeLessThan((await boxOf(page, list)).y);
  expect((await boxOf(page, title)).y).toBe((await boxOf(page, list)).y);
});

test('with reduced motion, the overlay and its sections open and close at once', async () => {
  const page = await opened('reduce');
  const overlay = await afterPress(page, BURGER, OVERLAY);
  expect(overlay.duration).toBe(0);
  expect(overlay.looks[0]).toMatchObject({ opacity: 1, translate: 'none' });
  const unfolded = await afterPress(page, developers.button, developers.panel);
  expect(unfolded.duration).toBe(0);
  expect(unfolded.looks[0]?.height).toBeGreaterThan(300);
  const folded = await afterPress(page, developers.button, developers.panel);
  expect(folded.duration).toBe(0);
  expect(folded.looks[0]?.height).toBe(0);
});
