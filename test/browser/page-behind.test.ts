/** The page behind the open overlay, in a browser whose scrollbars take room: still, out of reach, and given back. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, hydrated, OVERLAY, openOverlay, pageHeld, useBrowser } from '../support/browser.ts';

const { open } = useBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
const TABLET = 900;

/** What hosts say of their root, in its attribute and in their style sheet. */
const ROOTS = [
  { name: 'nothing', style: '', css: '' },
  { name: 'a scrollbar that is always there', style: '', css: 'html { overflow-y: scroll }' },
  { name: 'a scrollbar of its own that insists', style: '', css: 'html { overflow-y: scroll !important }' },
  { name: 'a stable gutter', style: '', css: 'html { scrollbar-gutter: stable }' },
  { name: 'gutters on both sides', style: '', css: 'html { scrollbar-gutter: stable both-edges }' },
  { name: 'an inline scrollbar', style: 'overflow-y: scroll', css: '' },
  { name: 'an inline scrollbar that insists', style: 'color: red; overflow: scroll !important', css: '' },
  { name: 'an inline gutter that insists', style: 'scrollbar-gutter: stable !important; overflow-x: clip', css: '' },
  { name: 'a body that scrolls', style: '', css: 'body { overflow-y: scroll }' },
];

async function opened({ style, css }: { style: string; css: string }) {
  const { page, messages } = await open({
    width: TABLET,
    query: 'transparent=false&lang=en',
    head: `<style>${css}</style><script>document.documentElement.setAttribute('style', ${JSON.stringify(style)})</script>`,
    context: { reducedMotion: 'reduce' },
  });
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForSelector('[data-portico-scrolled]');
  return { page, messages };
}

/** All of a page that a visitor or its scripts would notice to be different. */
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
  test('nothing of it moves sideways or scrolls, and it gets back exactly what it had', async () => {
    const { page, messages } = await opened(root);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const before = await state(page);
    await openOverlay(page);
    await pageHeld(page);
    const during = await state(page);
    expect(during.boxes).toEqual(before.boxes);
    await page.mouse.move(450, 600);
    await page.mouse.wheel(0, 900);
    for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
    await page.mouse.move(450, 50);
    await page.mouse.wheel(0, 900);
    // nothing tells that a page did not scroll
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    // after the keys, the focus on the burger would keep the bar in view
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => state(page)).toEqual(before);
    expect(messages).toEqual([]);
  });
});

test('a page too short to scroll gets no scrollbar and does not move', async () => {
  const { page } = await open({ width: TABLET, height: 2_000, main: '<main id="main"><h1>Short</h1></main>' });
  await hydrated(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
  const before = await state(page);
  await page.click(BURGER);
  await pageHeld(page);
  expect((await state(page)).boxes).toEqual(before.boxes);
});
