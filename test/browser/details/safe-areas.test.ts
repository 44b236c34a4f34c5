/** On phones whose page is also below the clock, the notch and the home indicator, nothing is covered by them. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { OVERLAY, openOverlay, useBrowser } from '../../support/browser.ts';
import { boxOf } from '../../support/pointer.ts';
import { still } from '../../support/still.ts';

const { openHydrated } = useBrowser();

const PHONES = [
  { name: 'upright', width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { name: 'on its side', width: 844, height: 390, insets: { top: 0, right: 0, bottom: 21, left: 47 } },
  { name: 'a tablet', width: 1024, height: 768, insets: { top: 24, right: 30, bottom: 20, left: 0 } },
];

async function opened({ width, height, insets }: (typeof PHONES)[number]) {
  const { page } = await openHydrated({
    width,
    height,
    query: 'at=2026-01-01&transparent=false',
    context: { reducedMotion: 'reduce' },
    async prepare(target) {
      const devtools = await target.context().newCDPSession(target);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    },
  });
  return page;
}

/** The texts and icons that can be seen, and are not completely inside. */
const covered = (page: Page, root: string, { width, height, insets }: (typeof PHONES)[number]) =>
  page.locator(`${root} :not(:has(*))`).evaluateAll(
    (elements, [left, top, right, bottom]) => {
      const boxes = elements
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none',
        )
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const text = range.getBoundingClientRect();
          return { name: element.className, box: text.width > 0 ? text : element.getBoundingClientRect() };
        })
        .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < innerHeight);
      if (boxes.length === 0) throw new Error('nothing is shown');
      return boxes
        .filter(({ box }) => box.left < left || box.right > right || box.top < top || box.bottom > bottom + 0.5)
        .map(({ name }) => name);
    },
    [insets.left, insets.top, width - insets.right, height - insets.bottom] as const,
  );

describe.each(PHONES)('$name', (phone) => {
  const { insets } = phone;

  test('bar, row and overlay are beside them', async () => {
    const page = await opened(phone);
    expect(await covered(page, '.portico-bar', phone)).toEqual([]);
    expect(await covered(page, '.portico-header__inner', phone)).toEqual([]);
    await openOverlay(page);
    await still(page);
    // the announcement takes two lines on a phone
    const row = await boxOf(page, '.portico-header__inner');
    expect(row.y).toBeGreaterThanOrEqual(40 + insets.top);
    expect((await boxOf(page, OVERLAY)).y).toBeCloseTo(row.y + 64, 1);
    const sides = { ...phone, height: 10_000, insets: { ...insets, bottom: 0 } };
    expect(await covered(page, `${OVERLAY} .portico-menu__scroller`, sides)).toEqual([]);
  });

  test('scrolled, the row is below the clock, and nothing of the bar can be seen', async () => {
    const page = await opened(phone);
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForSelector('[data-portico-scrolled]');
    await still(page);
    expect((await boxOf(page, '.portico-header__inner')).y).toBeCloseTo(insets.top, 0);
    const inBar = await page.evaluate(
      (top) => [5, top - 5].filter((y) => y > 0 && document.elementFromPoint(100, y)?.closest('.portico-bar')),
      insets.top,
    );
    expect(inBar).toEqual([]);
    const offset = await page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset'));
    expect(offset).toBe(`${64 + insets.top}px`);
  });
});
