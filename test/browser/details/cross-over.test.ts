/** One menu replaces another: the page behind never shows through, the height moves, and nothing is left over. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

test.each([
  { from: developers, to: product, isolate: 'none' },
  { from: product, to: developers, isolate: 'shadow' },
])(
  'from $from to $to, a panel is opaque in every frame, and its height moves from one to the other, isolate=$isolate',
  async ({ from, to, isolate }) => {
    const page = await opened(isolate);
    if (from !== developers) {
      await page.click(section(from).button);
      await still(page);
    }
    const [before] = await shown(page);
    const frames = await page.locator(LIST).evaluate(stepThrough, to);
    await still(page);
    const [after, ...others] = await shown(page);
    expect(others).toEqual([]);
    expect([before?.id, after?.id]).toEqual([from, to]);
    const [start = 0, end = 0] = [before?.height, after?.height];
    expect(Math.abs(start - end)).toBeGreaterThan(20);
    expect(frames.length).toBeGreaterThan(10);
    for (const panels of frames) {
      const opaque = panels.filter(({ opacity }) => opacity === 1);
      expect(opaque, JSON.stringify(panels)).not.toEqual([]);
    }
    const arriving = frames.flatMap((panels) => panels.filter(({ id }) => id === to));
    for (const { opacity, left, top } of arriving)
      expect({ opacity, left, top }).toEqual({ opacity: 1, left: after?.left, top: after?.top });
    const between = arriving.filter(
      ({ height }) => height > Math.min(start, end) + 1 && height < Math.max(start, end) - 1,
    );
    expect(between.length).toBeGreaterThan(3);
    expect(await styled(page)).toEqual([]);
  },
);

test('Escape during the change closes both panels within 300 ms', async () => {
  const page = await opened();
  const times = await pressQuickly(page, [product], true);
  expect(times).toHaveLength(2);
  for (const time of times) expect(time).toBeLessThan(300);
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
