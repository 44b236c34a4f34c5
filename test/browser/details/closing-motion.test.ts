/** What closes a menu takes everything with it at once: panel or overlay, the row's ground, chevron and burger. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BURGER, DESKTOP, openOverlay, openSection, PHONE, section, useBrowser } from '../../support/browser.ts';
import { ELSEWHERE } from '../../support/pointer.ts';
import { still } from '../../support/still.ts';

const { openHydrated } = useBrowser();
const product = section('NAV_PRODUCT');

/** Of each animation that a press starts, what moves and for how many milliseconds. */
const motionAfter = (page: Page, button: string) =>
  page.locator(button).evaluate(async (pressed: HTMLElement) => {
    pressed.click();
    const found = new Map<string, unknown>();
    // the state of the button follows a few frames later
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const transition of document.getAnimations()) {
        if (!(transition instanceof CSSTransition)) continue;
        const { target, pseudoElement } = transition.effect as KeyframeEffect;
        const name = `${target?.className.split(' ')[0]}${pseudoElement ?? ''} ${transition.transitionProperty}`;
        found.set(name, transition.effect?.getTiming().duration);
      }
    }
    return [...found];
  });

test('on the desktop, within 120 ms', async () => {
  const { page } = await openHydrated({ width: DESKTOP, query: 'transparent=true' });
  await openSection(page, product);
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
  await still(page);
  const motion = Object.fromEntries(await motionAfter(page, product.button));
  expect(motion).toMatchObject({
    'portico-panel opacity': 120,
    'portico-section__button::after transform': 120,
    'portico-section__button::before background-color': 120,
    'portico-header background-color': 120,
  });
  expect(new Set(Object.values(motion))).toEqual(new Set([120]));
});

test('on a phone, within 120 ms', async () => {
  const { page } = await openHydrated({ width: PHONE, query: 'transparent=true' });
  await openOverlay(page);
  await still(page);
  const motion = Object.fromEntries(await motionAfter(page, BURGER));
  expect(motion).toMatchObject({
    'portico-menu opacity': 120,
    'portico-burger__lines::before rotate': 120,
    'portico-header background-color': 120,
  });
  expect(new Set(Object.values(motion))).toEqual(new Set([120]));
});
