/** Headers that are removed: the page is restored, and nothing of them stays in memory. */

import { expect, test } from 'vitest';
import { BURGER, ENHANCED, hydrated, OVERLAY, PHONE, pageHeld, section, useBrowser } from '../../support/browser.ts';
import { openElementPage, shown } from '../../support/element-page.ts';

const browser = useBrowser();
const MAIN = '<main id="main"><h1>A page of the host</h1><div style="height: 3000px"></div></main>';

const free = () => ({
  inert: document.querySelectorAll('[inert]').length,
  overflow: [document.documentElement, document.body].map((element) => getComputedStyle(element).overflow),
});
const FREE = { inert: 0, overflow: ['visible', 'visible'] };

test('closing a dialog that contains an open overlay restores the page', async () => {
  const { page } = await browser.open({
    width: PHONE,
    header: (html) =>
      `<dialog id="dialog" style="padding:0;margin:0;border:0;max-width:none;width:100%">${html}</dialog>`,
    main: MAIN,
    prepare: (target) =>
      target.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => document.querySelector('dialog')?.showModal());
      }),
  });
  await hydrated(page);
  await page.click(BURGER);
  await pageHeld(page);
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await expect.poll(() => page.evaluate(free)).toEqual(FREE);
  await page.waitForSelector(OVERLAY, { state: 'hidden' });
});

test('sections that close leave no listeners', async () => {
  const { page } = await browser.openHydrated();
  const { button, panel } = section('NAV_PRODUCT');
  const session = await page.context().newCDPSession(page);
  const listeners = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).jsEventListeners;
  };
  const openAndClose = async () => {
    await page.click(button);
    await page.waitForSelector(panel, { state: 'visible' });
    await page.keyboard.press('Escape');
    await page.waitForSelector(panel, { state: 'hidden' });
  };
  await openAndClose();
  const before = await listeners();
  for (let round = 0; round < 5; round += 1) await openAndClose();
  await expect.poll(listeners).toBeLessThanOrEqual(before);
});

test('headers that are replaced repeatedly leave nothing in memory', async () => {
  const { page } = await openElementPage(browser, { attributes: 'lang="en" theme="light" transparent="false"' });
  await shown(page);
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  };
  const change = async (language: string) => {
    await page.locator('portico-header').evaluate((header, lang) => header.setAttribute('lang', lang), language);
    const enhanced = page.locator(`[data-portico="header"][lang="${language}"] .portico-nav__list${ENHANCED}`);
    // counts, because waiting for an element would keep a handle to it
    await expect.poll(() => enhanced.count()).toBe(1);
  };
  for (const language of ['de', 'en']) await change(language);
  const before = await nodes();
  for (let round = 0; round < 10; round += 1) for (const language of ['de', 'en']) await change(language);
  // fewer than the nodes of one more header
  await expect.poll(nodes, { timeout: 10_000 }).toBeLessThan(before + 400);
});
