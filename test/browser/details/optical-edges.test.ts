/** What is drawn at the sides of header, overlay and footer ends at the same lines: texts, icons, chevrons and rules. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, DESKTOP, hydrated, openOverlay, PHONE, section, useBrowser } from '../../support/browser.ts';
import { changedBox } from '../../support/pixel-difference.ts';
import { boxOf } from '../../support/pointer.ts';
import { still } from '../../support/still.ts';

const { open } = useBrowser();

async function opened(width: number, query = '') {
  const { page } = await open({ width, query: `at=2026-01-01&seed=1&transparent=false&${query}` });
  await hydrated(page);
  return page;
}

/** From where to where the pixels of an element are drawn, or those of its pseudo-element. */
async function inkOf(page: Page, selector: string, pseudo = '') {
  await still(page);
  const before = await page.screenshot();
  const style = await page.addStyleTag({
    content: `[data-portico] ${selector}${pseudo} { visibility: hidden !important; transition: none !important }`,
  });
  const ink = changedBox(before, await page.screenshot());
  await style.evaluate((element) => (element as HTMLElement).remove());
  if (!ink) throw new Error(`${selector} is not drawn`);
  return ink;
}

const { button } = section('NAV_PRODUCT');
const SHIELD = '.portico-header__inner .portico-logo__mark';
const LINES = '.portico-burger__lines';

describe.each([PHONE, 1024])('at %i pixels', (width) => {
  test('shield, titles, chevrons, burger and cross end where the rules do', async () => {
    const page = await opened(width);
    const burger = await inkOf(page, BURGER);
    await openOverlay(page);
    const rule = await boxOf(page, '.portico-section >> nth=0');
    const [left, right] = [rule.x, rule.x + rule.width];
    const title = await inkOf(page, `${button.replace(' > button', '')} > .portico-section__button`);
    expect(Math.abs((await inkOf(page, SHIELD)).left - left)).toBeLessThanOrEqual(1);
    // letters have some room at their sides
    expect(title.left - left).toBeGreaterThanOrEqual(0);
    expect(title.left - left).toBeLessThanOrEqual(3);
    expect(Math.abs(burger.right - right)).toBeLessThanOrEqual(1);
    expect(Math.abs((await inkOf(page, LINES)).right - right)).toBeLessThanOrEqual(1);
    expect(Math.abs((await inkOf(page, '.portico-section__button', '::after')).right - right)).toBeLessThanOrEqual(1);
  });
});

test('on a phone, the cross that dismisses the announcement ends there too', async () => {
  const page = await opened(PHONE);
  const right = PHONE - (await boxOf(page, SHIELD)).x;
  const ink = await inkOf(page, '.portico-announcement__dismiss');
  expect(Math.abs(ink.right - right)).toBeLessThanOrEqual(2);
});

test.each([1024, DESKTOP])('at %i pixels, login ends below or above the last of the row', async (width) => {
  const page = await opened(width);
  const right = width - (await boxOf(page, SHIELD)).x;
  const text = await page.locator('.portico-bar__login').evaluate((login) => {
    const range = document.createRange();
    range.selectNodeContents(login);
    return range.getBoundingClientRect().right;
  });
  expect(Math.abs(text - right)).toBeLessThanOrEqual(0.5);
});

test('on a phone, the icons of the footer end where its rules do', async () => {
  const page = await opened(PHONE);
  await page.locator('.portico-footer__base').scrollIntoViewIfNeeded();
  const base = await boxOf(page, '.portico-footer__base');
  const ink = await inkOf(page, '.portico-footer__social');
  expect(Math.abs(ink.right - base.x - base.width)).toBeLessThanOrEqual(1.5);
});

test('16 pixels are between the two buttons where both have borders', async () => {
  const gapOf = async (page: Page, buttons: string) => {
    const [first, second] = [await boxOf(page, `${buttons} >> nth=0`), await boxOf(page, `${buttons} >> nth=1`)];
    return second.x - first.x - first.width;
  };
  const phone = await opened(PHONE);
  await openOverlay(phone);
  expect(await gapOf(phone, '.portico-menu__actions > a')).toBe(16);
  const { page } = await open({ width: 1200, context: { contrast: 'more' } });
  expect(await gapOf(page, '.portico-header__actions > a')).toBe(16);
});
