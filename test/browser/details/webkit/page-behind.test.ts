/** The page behind the open overlay does not move, is inert, and is restored, in a browser with classic scroll bars. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, OVERLAY, openOverlay, pageHeld, useBrowser } from '../../../support/browser.ts';
import { handled } from '../../../support/handled.ts';

const { openHydrated } = useBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
const TABLET = 900;

/** Styles of the root element, in its attribute and in the host's style sheet. */
const ROOTS = [
  { name: 'no styles', style: '', css: '' },

  { name: 'an !important scroll bar', style: '', css: 'html { overflow-y: scroll !important }' },
  { name: 'a stable gutter', style: '', css: 'html { scrollbar-gutter: stable }' },

  { name: 'an inline !important scroll bar', style: 'color: red; overflow: scroll !important', css: '' },
  { name: 'an inline !important gutter', style: 'scrollbar-gutter: stable !important; overflow-x: clip', css: '' },
  { name: 'a body that scrolls', style: '', css: 'body { overflow-y: scroll }' },
];

async function opened({ style, css }: { style: string; css: string }) {
  const { page, messages } = await openHydrated({
    width: TABLET,
    query: 'transparent=false&lang=en',
    head: `<style>${css}</style><script>document.documentElement.setAttribute('style', ${JSON.stringify(style)})</script>`,
    context: { reducedMotion: 'reduce' },
  });
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForSelector('[data-portico-scrolled]');
  return { page, messages };
}

/** The state of the page that a visitor or its scripts could find changed. */
const state = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const computed = getComputedStyle(root);
    const boxes = [...document.querySelectorAll('main, main h1, footer, .portico-logo')].map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return [left, width];
    });
    return {
      attribute: root.getAttribute('style'),
      computed: [computed.overflowX, computed.overflowY, computed.scrollbarGutter],
      body: document.body.style.cssText,
      inert: document.querySelectorAll('[inert]').length,
      boxes,
      scrollY,
    };
  });

describe.each(ROOTS)('on a root with $name', (root) => {
  test('nothing moves sideways or scrolls, and closing restores the page exactly', async () => {
    const { page, messages } = await opened(root);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const before = await state(page);
    await openOverlay(page);
    await pageHeld(page);
    const during = await state(page);
    expect(during.boxes).toEqual(before.boxes);
    await page.mouse.move(450, 600);
    await handled(page, 'wheel', () => page.mouse.wheel(0, 900));
    for (const key of ['PageDown', 'End']) await handled(page, 'keydown', () => page.keyboard.press(key));
    await page.mouse.move(450, 50);
    await handled(page, 'wheel', () => page.mouse.wheel(0, 900));
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    // after the keys, the focus on the burger would keep the bar in view
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => state(page)).toEqual(before);
    await handled(page, 'wheel', () => page.mouse.wheel(0, 200));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(messages).toEqual([]);
  });
});

test('a page too short to scroll gets no scroll bar and does not move', async () => {
  const { page } = await openHydrated({ width: TABLET, height: 2_000, main: '<main id="main"><h1>Short</h1></main>' });
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
  const before = await state(page);
  await page.click(BURGER);
  await pageHeld(page);
  expect((await state(page)).boxes).toEqual(before.boxes);
});

/** Pages that something other than the window scrolls. */
const SCROLLERS = [
  { name: 'the body', css: 'html, body { height: 100%; overflow-x: hidden }', scroller: 'body' },
  { name: 'an element around the page', css: '#app { height: 100vh; overflow: auto }', scroller: '#app' },
];

test.each(SCROLLERS)('$name that scrolls the page is held, and restored exactly', async ({ css, scroller }) => {
  const { page } = await openHydrated({
    width: TABLET,
    query: 'transparent=false&lang=en',
    context: { reducedMotion: 'reduce' },
    document: (header, footer) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<style>body { margin: 0 } ${css}</style></head><body><div id="app">${header}<main id="main"><h1>Page</h1><p tabindex="0">Text</p>
<div style="height:3000px"></div></main>${footer}</div></body></html>`,
  });
  const found = page.locator(scroller);
  await found.evaluate((element) => element.scrollTo(0, 700));
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--portico-bottom') === '64px');
  const scrolled = () => found.evaluate((element) => [element.scrollTop, element.getAttribute('style')]);
  const before = [await scrolled(), await state(page)];
  await openOverlay(page);
  await pageHeld(page);
  expect((await state(page)).boxes).toEqual((before[1] as Awaited<ReturnType<typeof state>>).boxes);
  for (const y of [600, 50]) {
    await page.mouse.move(450, y);
    await handled(page, 'wheel', () => page.mouse.wheel(0, 900));
  }
  for (const key of ['PageDown', 'End']) await handled(page, 'keydown', () => page.keyboard.press(key));
  expect((await scrolled())[0]).toBe(700);
  await page.click(BURGER);
  await page.waitForSelector(OVERLAY, { state: 'hidden' });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(async () => [await scrolled(), await state(page)]).toEqual(before);
});
