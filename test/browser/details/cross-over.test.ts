/** One menu replaces another: the surface stays, texts follow each other, and nothing is left over. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSection, SECTION_IDS, section, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';
import { type Frame, shownPanels, stepThrough } from '../fixtures/panel-frames.ts';

const { openHydrated } = useBrowser();
const LIST = '.portico-nav__list';
const [developers, , product] = SECTION_IDS;

/** A page with the first panel open and at rest. */
async function opened(isolate = 'none') {
  const { page } = await openHydrated({ query: `isolate=${isolate}&transparent=false` });
  await page.evaluate(`window.shownPanels = ${shownPanels}`);
  await openSection(page, section(developers));
  await still(page);
  return page;
}

const shown = (page: Page): Promise<Frame> => page.locator(LIST).evaluate(shownPanels);

/**
 * Presses the buttons of sections one after the other, a frame apart; then Escape, if wanted.
 *
 * @returns how long the animations of the panels that are displayed still take, in milliseconds
 */
const pressQuickly = (page: Page, ids: readonly string[], pressEscape = false) =>
  page.locator(LIST).evaluate(
    async (list, [sections, withEscape]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (const id of sections) {
        list.querySelector<HTMLElement>(`[data-portico-id="${id}"] > button`)?.click();
        await frame();
      }
      if (withEscape) {
        list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
        await frame();
      }
      return [...list.querySelectorAll('.portico-panel')]
        .filter((panel) => panel.getBoundingClientRect().height > 0)
        .flatMap((panel) => panel.getAnimations())
        .map(({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime));
    },
    [ids, pressEscape] as const,
  );

/** The classes of the elements that have styles of their own. */
const styled = (page: Page) =>
  page
    .locator(LIST)
    .evaluate((list) =>
      [...list.querySelectorAll<HTMLElement>('[style]')].flatMap(({ style, className }) =>
        style.length > 0 ? className : [],
      ),
    );

describe.each([
  { from: developers, to: product, isolate: 'none' },
  { from: product, to: developers, isolate: 'shadow' },
])('from $from to $to, isolate=$isolate', ({ from, to, isolate }) => {
  const changed = async () => {
    const page = await opened(isolate);
    await page.locator(section(from).button).evaluate((button: HTMLElement) => {
      if (button.ariaExpanded === 'false') button.click();
    });
    await still(page);
    const [before] = await shown(page);
    const { frames, duration } = await page.locator(LIST).evaluate(stepThrough, to);
    await still(page);
    const [after, ...others] = await shown(page);
    expect(others).toEqual([]);
    expect([before?.id, after?.id]).toEqual([from, to]);
    expect(frames.length).toBeGreaterThan(20);
    return { page, before, after, frames, duration };
  };

  test('one panel has an opaque surface in every frame, in its place', async () => {
    const { frames, after } = await changed();
    for (const panels of frames) {
      const surfaces = panels.filter(({ hasSurface }) => hasSurface);
      expect(surfaces, JSON.stringify(panels)).toHaveLength(1);
      expect(surfaces[0]).toMatchObject({ opacity: 1, left: after?.left, top: after?.top });
    }
  });

  test('no text lies on another in any frame, and both are seen', async () => {
    const { frames } = await changed();
    const seen = frames.map((panels) => panels.filter(({ texts }) => texts > 0).map(({ id }) => id));
    expect(new Set(seen.flat())).toEqual(new Set([from, to]));
    expect(seen.filter((ids) => ids.length > 1)).toEqual([]);
  });

  test('the tint of the last column covers the height of the surface in every frame', async () => {
    const { frames } = await changed();
    const shownColumns = frames.flat().filter(({ hasSurface }) => hasSurface);
    expect(shownColumns.length).toBeGreaterThan(20);
    // less where the surface is still lower than the contents
    for (const { below } of shownColumns) expect(below).toBeLessThan(5);
  });

  test('columns stay in their places, and the height moves within 220 ms', async () => {
    const { page, frames, before, after, duration } = await changed();
    expect(duration).toBeCloseTo(220, 5);
    expect(before?.columns).toHaveLength(3);
    for (const { columns } of frames.flat()) expect(columns).toEqual(before?.columns);
    const [start = 0, end = 0] = [before?.height, after?.height];
    expect(Math.abs(start - end)).toBeGreaterThan(20);
    const between = frames
      .flat()
      .filter(({ id, height }) => id === to && height > Math.min(start, end) + 1 && height < Math.max(start, end) - 1);
    expect(between.length).toBeGreaterThan(3);
    expect(await styled(page)).toEqual([]);
  });
});

test('Escape during the change closes both panels within 240 ms', async () => {
  const page = await opened();
  const times = await pressQuickly(page, [product], true);
  expect(times.length).toBeGreaterThan(1);
  for (const time of times) expect(time).toBeLessThanOrEqual(240);
  await still(page);
  expect(await shown(page)).toEqual([]);
  expect(await styled(page)).toEqual([]);
});

test('quickly over all and back, the first menu is left, opaque and with its own height', async () => {
  const page = await opened();
  const before = await shown(page);
  await pressQuickly(page, [...SECTION_IDS.slice(1), ...[...SECTION_IDS].reverse().slice(1)]);
  await still(page);
  expect(await shown(page)).toEqual(before);
  expect(await styled(page)).toEqual([]);
});
