/** With reduced motion, nothing is animated. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BURGER, DESKTOP, PHONE, section, useBrowser } from '../../support/browser.ts';

const { openHydrated } = useBrowser();
const LANGUAGE_BUTTON = '.portico-language-menu__button';

/** A host that sets a longer duration than the default. */
const HEAD = '<style>.portico-header, .portico-footer { --portico-motion: 2s linear }</style>';
const CASES = [DESKTOP, PHONE].flatMap((width) =>
  ['none', 'shadow'].flatMap((isolate) => [true, false].map((scripts) => ({ width, isolate, scripts }))),
);

/** Opens the page and counts every transition and animation of the chrome that starts in it. */
async function openCounting(query: string, width: number, reducedMotion: 'reduce' | 'no-preference', scripts = true) {
  const { page } = await openHydrated({ query, width, scripts, head: HEAD, context: { reducedMotion } });
  // events of the browser, so that no animation is missed
  const devtools = await page.context().newCDPSession(page);
  const started: string[] = [];
  devtools.on('Animation.animationStarted', ({ animation: { type, name, source } }) => {
    // without scripts, a section of the overlay closes after a delay, but without a duration
    if (source?.duration) started.push(`${type} ${name}`);
  });
  await devtools.send('Animation.enable');
  return { page, started };
}

/** Hovers over, opens and closes menus, scrolls, and unfolds a column of the footer if it is folded. */
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
  if (width === PHONE) await page.click('.portico-footer__summary >> nth=0');
}

test.each(CASES)('at $width pixels, isolate=$isolate, scripts $scripts: nothing is animated', async (one) => {
  const { width, isolate, scripts } = one;
  const { page, started } = await openCounting(`isolate=${isolate}`, width, 'reduce', scripts);
  await useEverything(page, width);
  expect(started.filter((name) => !name.endsWith(' display'))).toEqual([]);
});

test.each([DESKTOP, PHONE])('at %i pixels, there are animations without the preference', async (width) => {
  const { page, started } = await openCounting('', width, 'no-preference');
  await (width === DESKTOP ? page.hover(section('NAV_PRODUCT').button) : page.click(BURGER));
  await expect.poll(() => started.length).toBeGreaterThan(0);
});
