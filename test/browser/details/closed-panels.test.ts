/** What is closed, or far below the window, takes no part in style and layout, and can be found and opened as before. */

import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { BOTTOM_PROPERTY, OFFSET_PROPERTY } from '../../../src/contract/markup.ts';
import { DESKTOP, hydrated, PHONE, SECTION_IDS, section, sharedBrowser, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';

const { open, openHydrated } = useBrowser();

/** The trace of a test that has failed would prevent the next one. */
afterEach(async () => {
  await (await sharedBrowser()).stopTracing().catch(() => {});
});

/** Of the host: about as many elements as the chrome has. */
const MAIN = `<main id="main">${'<p>A <b>page</b></p>'.repeat(350)}<div style="height:3000px"></div></main>`;

/** The header loads the style sheet for both. The driver's pointer, in the corner of the window, must not hover over it. */
const loadedOnce = (header: string, footer: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of the host</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style>header { pointer-events: none !important }</style></head>
<body style="margin:0">${header}${MAIN}${footer.replace(/<link rel="stylesheet"[^>]*>/, '')}</body></html>`;

/** Counts from the navigation until the scripts have started: an element counts as often as its style was computed. */
async function countOfFirstView(width: number) {
  const browser = await sharedBrowser();
  const { page } = await openHydrated({
    width,
    document: loadedOnce,
    prepare: (target) => browser.startTracing(target, { categories: ['devtools.timeline'] }),
  });
  await still(page);
  const styled = styledIn(await browser.stopTracing());
  const shown = await page
    .locator('*')
    .evaluateAll((elements) => elements.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length);
  return {
    styled,
    shown,
    all: await page.locator('*').count(),
  };
}

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

function styledIn(trace: Buffer): number {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(trace));
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : [],
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test.each([DESKTOP, PHONE])(
  'at %i pixels, a first view computes the style of each element once, and of none that is closed',
  async (width) => {
    const { styled, shown, all } = await countOfFirstView(width);
    expect(all).toBeGreaterThan(1_200);
    expect(shown).toBeLessThan(all - 400);
    expect(styled).toBeGreaterThan(shown - 50);
    // what was parsed before the style sheet, and what the scripts change, is computed twice
    expect(styled).toBeLessThan(shown + 200);
  },
);

test('the properties that the script sets on the root have the same values before, so that no style depends on the script', async () => {
  const computed = (page: Page) =>
    page.evaluate(
      (names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
      [OFFSET_PROPERTY, BOTTOM_PROPERTY],
    );
  const { page } = await openHydrated();
  await expect.poll(() => page.evaluate(() => document.documentElement.style.length)).toBe(2);
  const values = await computed(page);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  expect(values).toEqual(['64px', '104px']);
  expect(await computed(page)).toEqual(values);
});

test('a footer far below the window has every link in the accessibility tree', async () => {
  const { page } = await open();
  const links = await page.locator('footer a').count();
  expect(links).toBeGreaterThan(30);
  expect(await page.getByRole('contentinfo').getByRole('link').count()).toBe(links);
});

const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 10; round += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** How many elements' styles are computed during the action, and until the page has been idle. */
async function styledBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = await sharedBrowser();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await still(page);
  await idle(page);
  return styledIn(await browser.stopTracing());
}

test('the overlay is laid out once the visitor has pressed a key, and not before', async () => {
  const { page } = await openHydrated({ width: PHONE });
  await still(page);
  expect(await styledBy(page, () => page.evaluate(() => true))).toBeLessThan(10);
  expect(await styledBy(page, () => page.keyboard.press('Shift'))).toBeGreaterThan(40);
  expect(await styledBy(page, () => page.keyboard.press('Shift'))).toBeLessThan(10);
});

test.each([DESKTOP, PHONE])('at %i pixels, what the page inserts changes the style of nothing else', async (width) => {
  const { page } = await openHydrated({ width });
  await still(page);
  await idle(page);
  const insert = (parent: 'head' | 'main') =>
    page.evaluate((selector) => {
      document.querySelector(selector)?.append(document.createElement(selector === 'head' ? 'link' : 'p'));
    }, parent);
  expect(await styledBy(page, () => insert('head'))).toBe(0);
  expect(await styledBy(page, () => insert('main'))).toBe(1);
});

test('a pointer that moves over the row changes the style of what is under it, and of nothing beside it', async () => {
  const { page } = await openHydrated({ context: { reducedMotion: 'reduce' } });
  await page.mouse.move(700, 600);
  await page.focus('.portico-logo');
  await still(page);
  await idle(page);
  const styled = await styledBy(page, () => page.hover('.portico-section__link >> nth=0'));
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(40);
});

describe('a panel that was laid out before it opens', () => {
  /** After the focus has come to the logo, the panels are laid out in idle time. */
  const prepared = async (page: Page) => {
    await hydrated(page);
    await page.focus('.portico-logo');
    await still(page);
    await idle(page);
  };

  test('opens without its links being styled', async () => {
    const { page, messages } = await open();
    await prepared(page);
    const { button, panel } = section(SECTION_IDS[0]);
    const elements = await page.locator(`${panel} *`).count();
    expect(elements).toBeGreaterThan(80);
    const browser = await sharedBrowser();
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    // until the second frame: motion styles a few elements in each
    await page.locator(button).evaluate(async (pressed: HTMLElement) => {
      pressed.click();
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(styledIn(await browser.stopTracing())).toBeLessThan(elements / 2);
    expect(await page.isVisible(`${panel} a`)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('is invisible, and neither found by assistive technology nor under the pointer', async () => {
    const { page } = await open();

    await prepared(page);
    for (const id of SECTION_IDS) {
      const { panel, firstLink } = section(id);
      expect(await page.isVisible(panel)).toBe(false);
      expect(await page.isVisible(firstLink)).toBe(false);
    }
    expect(await page.getByRole('navigation').getByRole('link').count()).toBe(2);
    expect(await page.evaluate(() => document.elementFromPoint(300, 200)?.closest('.portico-header'))).toBe(null);
    const styles = page.locator('.portico-panel').evaluateAll((all) => all.map((panel) => panel.getAttribute('style')));
    expect(await styles).toEqual(SECTION_IDS.map(() => null));
  });
});
