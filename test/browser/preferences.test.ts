/** Reduced motion: whatever opens, closes or is pointed at is there at once. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BURGER, DESKTOP, hydrated, PHONE, section, useBrowser } from '../support/browser.ts';

const { open } = useBrowser();
const LANGUAGE_BUTTON = '.portico-language-menu__button';

/** A host that wants more motion than the visitor. */
const HEAD = '<style>.portico-header, .portico-footer { --portico-motion: 2s linear }</style>';
const CASES = [DESKTOP, PHONE].flatMap((width) =>
  ['none', 'shadow'].flatMap((isolate) => [true, false].map((scripts) => ({ width, isolate, scripts }))),
);

/** Opens the page and counts every transition and animation of the chrome that starts in it. */
async function openCounting(query: string, width: number, reducedMotion: 'reduce' | 'no-preference', scripts = true) {
  const { page } = await open({ query, width, scripts, head: HEAD, context: { reducedMotion } });
  if (scripts) await hydrated(page);
  // told of by the browser, so that nothing is missed between two looks
  const devtools = await page.context().newCDPSession(page);
  const started: string[] = [];
  devtools.on('Animation.animationStarted', ({ animation: { type, name, source } }) => {
    // without scripts, a section of the overlay closes a moment later, but at once
    if (source?.duration) started.push(`${type} ${name}`);
  });
  await devtools.send('Animation.enable');
  return { page, started };
}

/** Points at, opens and closes everything, and scrolls. */
async function useEverything(page: Page, width: number) {
  if (width === DESKTOP) await page.hover(LANGUAGE_BUTTON);
  else await page.click(BURGER);
  for (const id of ['NAV_DOCUMENTATION', 'NAV_PRODUCT']) {
    const { button, panel, firstLink } = section(id);
    await (width === DESKTOP ? page.hover(button) : page.click(button));
    await page.waitForSelector(panel, { state: 'visible' });
    await page.hover(firstLink);
  }
  if (width === PHONE) await page.click(BURGER);
  await page.mouse.move(width / 2, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
}

test.each(CASES)('at $width pixels, isolate=$isolate, scripts $scripts: nothing moves', async (one) => {
  const { width, isolate, scripts } = one;
  const { page, started } = await openCounting(`isolate=${isolate}`, width, 'reduce', scripts);
  await useEverything(page, width);
  expect(started.filter((name) => !name.endsWith(' display'))).toEqual([]);
});

test.each([DESKTOP, PHONE])('at %i pixels, to other visitors things do move', async (width) => {
  const { page, started } = await openCounting('', width, 'no-preference');
  await useEverything(page, width);
  await expect.poll(() => started.length).toBeGreaterThan(0);
});

test('a jump to the content is a jump, and the header of a scrolled page is there at once', async () => {
  const { page, started } = await openCounting('skipTo=end', DESKTOP, 'reduce');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const [first, second] = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() => {
          const before = scrollY;
          // a smooth scroll would still be on its way
          setTimeout(() => resolve([before, scrollY]), 100);
        });
      }),
  );
  expect(first).toBeGreaterThan(1000);
  expect(second).toBe(first);
  expect(started).toEqual([]);
});
