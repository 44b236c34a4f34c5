/** The overlay of the burger on phones and tablets. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BURGER,
  type HostPageOptions,
  OVERLAY,
  openOverlay,
  PHONE,
  pageHeld,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { handled } from '../../../support/handled.ts';
import { still } from '../../../support/still.ts';

const { openHydrated } = useBrowser();
const product = section('NAV_PRODUCT');
const solutions = section('NAV_SOLUTIONS');

const onPhone = (options: HostPageOptions = {}) => openHydrated({ width: PHONE, height: 800, ...options });

test('the burger opens and closes the overlay and updates aria-expanded', async () => {
  const { page, messages } = await onPhone();
  expect(await page.getAttribute(BURGER, 'aria-expanded')).toBe('false');
  await openOverlay(page);
  await expect.poll(() => page.getAttribute(BURGER, 'aria-expanded')).toBe('true');
  expect(await page.getAttribute(BURGER, 'aria-label')).toBe('Close menu');
  await page.click(BURGER);
  await page.waitForSelector(OVERLAY, { state: 'hidden' });
  await expect.poll(() => page.getAttribute(BURGER, 'aria-expanded')).toBe('false');
  expect(messages).toEqual([]);
});

/** Whether the page was held when the overlay stated that it opened; `close` presses the burger again then, and waits. */
const heldWhenOpened = (page: Page, close: boolean) =>
  page.evaluate(
    ([burger, closes]) =>
      new Promise<boolean>((resolve) => {
        const press = () => document.querySelector<HTMLElement>(burger)?.click();
        let wasHeld: boolean | undefined;
        document.addEventListener('portico:toggle', () => {
          const isFirst = wasHeld === undefined;
          wasHeld ??= document.querySelector('[inert]') !== null;
          if (isFirst && closes) press();
          else resolve(wasHeld);
        });
        press();
      }),
    [BURGER, close] as const,
  );

test('the page is held once a frame has shown the overlay', async () => {
  const { page } = await onPhone();
  expect(await heldWhenOpened(page, false)).toBe(false);
  await pageHeld(page);
});

test('an overlay that closes at once leaves the page as it was', async () => {
  const { page } = await onPhone();
  await heldWhenOpened(page, true);
  await page.waitForSelector(OVERLAY, { state: 'hidden' });
  await still(page);
  expect(await page.locator('[inert], [data-portico-held]').count()).toBe(0);
});

test.each([
  { where: 'in the page', isolate: 'none', bar: 0, distance: 0 },
  { where: 'in the page', isolate: 'none', bar: 0, distance: 1500 },
  { where: 'below a bar of the host', isolate: 'none', bar: 60, distance: 30 },
  { where: 'in a shadow tree', isolate: 'shadow', bar: 0, distance: 300 },
  { where: 'in a shadow tree below a bar of the host', isolate: 'shadow', bar: 60, distance: 30 },
])(
  '$where, scrolled by $distance pixels, the overlay reaches from the header to the bottom of the window',
  async ({ isolate, bar, distance }) => {
    const { page } = await onPhone({
      query: `transparent=false&isolate=${isolate}`,
      header: (html) => `<div style="height:${bar}px"></div>${html}`,
    });
    await page.evaluate((top) => scrollTo(0, top), distance);
    // a click of the driver may scroll the page first
    await page.locator(BURGER).evaluate((burger: HTMLElement) => burger.click());
    const start = Math.max(0, bar - distance) + 104;
    const overlay = page.locator(OVERLAY);
    await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: start, width: PHONE, height: 800 - start });
    expect(await page.locator('.portico-header__inner').boundingBox()).toMatchObject({ y: start - 64, height: 64 });
    expect(await page.evaluate(() => scrollY)).toBe(distance);
  },
);

test('in a page with zoom, positions are right', async () => {
  // wide enough for an announcement of one line
  const { page } = await onPhone({ width: 560, head: '<style>html { zoom: 1.5 }</style>' });
  const measured = () =>
    page.evaluate(() => {
      const row = document.querySelector('.portico-header__inner')?.getBoundingClientRect().height ?? 0;
      const ruler = document.createElement('div');
      document.body.append(ruler);
      return ['--portico-bottom', '--portico-offset'].map((name) => {
        ruler.style.cssText = `position: absolute; top: 0; height: var(${name}); width: 1px`;
        return Math.round((64 * ruler.getBoundingClientRect().height) / row);
      });
    });
  await expect.poll(measured).toEqual([104, 64]);
  // drivers press beside it
  await page.locator(BURGER).evaluate((burger: HTMLElement) => burger.click());
  await page.waitForSelector(OVERLAY, { state: 'visible' });
  // engines differ in how they scale what scripts read, but not between two elements
  const distance = () =>
    page.evaluate((overlay) => {
      const bottom = document.querySelector('.portico-header__inner')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs((document.querySelector(overlay)?.getBoundingClientRect().top ?? 0) - bottom);
    }, OVERLAY);
  await expect.poll(distance).toBeLessThan(1);
});

test('the overlay keeps to the header when a long announcement makes it higher', async () => {
  const { page } = await onPhone();
  await openOverlay(page);
  await page
    .locator('.portico-announcement__title')
    .evaluate((title) => title.append(' with an announcement of several lines'.repeat(4)));
  const bottom = () => page.locator('.portico-header').evaluate((header) => header.getBoundingClientRect().bottom);
  expect(await bottom()).toBeGreaterThan(104);
  await expect.poll(async () => (await page.locator(OVERLAY).boundingBox())?.y).toBe(await bottom());
});

test('sections fold open and closed independently', async () => {
  const { page } = await onPhone();
  await openOverlay(page);
  await page.click(product.button);
  await page.click(solutions.button);
  for (const { panel } of [product, solutions]) await page.waitForSelector(panel, { state: 'visible' });
  await page.click(product.button);
  await page.waitForSelector(product.panel, { state: 'hidden' });
  expect(await page.isVisible(solutions.panel)).toBe(true);
});

test('sign-up, login and contact-sales stay at the bottom while the list scrolls', async () => {
  const { page } = await onPhone();
  await openOverlay(page);
  await page.click(product.button);
  const before = await page.locator(`${OVERLAY} [data-portico-part="sign-up"]`).boundingBox();
  await page.locator('.portico-menu__scroller').evaluate((scroller) => scroller.scrollBy(0, 500));
  expect(await page.locator(`${OVERLAY} [data-portico-part="sign-up"]`).boundingBox()).toEqual(before);
  for (const part of ['sign-up', 'login', 'contact-sales']) {
    const box = await page.locator(`${OVERLAY} [data-portico-part="${part}"]`).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(800);
    expect(box?.height).toBeGreaterThanOrEqual(40);
  }
});

test('with the overlay closed, the page scrolls by wheel and by key', async () => {
  const { page } = await onPhone();
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await handled(page, 'wheel', () => page.mouse.wheel(0, 300));
  await expect.poll(scrolled).toBe(300);
  await handled(page, 'keydown', () => page.keyboard.press('PageDown'));
  await expect.poll(scrolled).toBeGreaterThan(300);
});

describe('while the overlay is open', () => {
  test('the page behind it can be neither reached nor scrolled', async () => {
    const { page } = await onPhone();
    await openOverlay(page);
    await pageHeld(page);
    expect(await page.evaluate(() => document.querySelector<HTMLElement>('footer')?.inert)).toBe(true);
    await page.mouse.move(200, 300);
    await handled(page, 'wheel', () => page.mouse.wheel(0, 2000));
    await handled(page, 'keydown', () => page.keyboard.press('PageDown'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer') === null)).toBe(true);
    }
  });

  test('Tab wraps from its last stop to the burger, which closes it', async () => {
    const { page } = await onPhone();
    await page.focus(BURGER);
    await page.keyboard.press('Enter');
    await pageHeld(page);
    const stops: (string | null)[] = [];
    for (let step = 0; step < 30 && stops.at(-1) !== 'burger'; step += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.getAttribute('data-portico-part') ?? activeElement?.localName ?? null;
        }),
      );
    }
    expect(stops.slice(-3)).toEqual(['login', 'contact-sales', 'burger']);
    expect(stops).not.toContain('body');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
  });

  test('Escape closes it and returns the focus to the burger', async () => {
    const { page } = await onPhone();
    await openOverlay(page);
    await page.focus(solutions.button);
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-portico-part')))
      .toBe('burger');
  });

  test('widening the window to the desktop closes it and restores the page', async () => {
    const { page } = await onPhone();
    await openOverlay(page);
    await page.click(product.button);
    await page.click(solutions.button);
    await page.setViewportSize({ width: 1300, height: 800 });
    await page.waitForFunction(() => !document.querySelector<HTMLElement>('#main')?.inert);
    expect(await page.isVisible(BURGER)).toBe(false);
    for (const { panel } of [product, solutions]) await page.waitForSelector(panel, { state: 'hidden' });
    expect(await page.locator('[data-portico-part="nav"]').boundingBox()).toMatchObject({ y: 40, height: 64 });
  });
});

test.each(['overflow: scroll; color: red;', ''])(
  'closing the overlay restores the page exactly (style="%s")',
  async (style) => {
    const main =
      '<main id="main">Text<div inert id="already">inert</div><div style="height:2000px"></div></main><aside inert>inert</aside>';
    const { page } = await onPhone({
      main,
      prepare: async (target) => {
        await target.addInitScript((earlier) => {
          addEventListener('DOMContentLoaded', () => {
            if (earlier) document.documentElement.setAttribute('style', earlier);
          });
        }, style);
      },
    });
    const state = () =>
      page.evaluate(() => {
        const root = document.documentElement;
        const left = root
          .getAttribute('style')
          ?.replace(/--portico-offset: [^;]+;?/, '')
          .trim();
        return {
          style: left,
          inert: [...document.querySelectorAll('[inert]')].map((element) => element.tagName + element.id),
          width: root.clientWidth,
        };
      });
    const before = await state();
    await openOverlay(page);
    expect((await state()).width).toBe(before.width);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    // the browser fires the event a moment later
    await expect.poll(state).toEqual(before);
  },
);
