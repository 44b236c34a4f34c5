/** Dismissing an announcement. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../../../support/browser.ts';

const { open, service } = useBrowser();
const ANNOUNCEMENT = '[data-portico-part="announcement"]';
const DISMISS = '[data-portico-part="dismiss"]';

const focusedPart = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-portico-part') ?? document.activeElement?.tagName);
const headerHeight = async (page: Page) => (await page.locator('[data-portico="header"]').boundingBox())?.height;

test.each([PHONE, DESKTOP])(
  'at %i pixels, the button removes the announcement and moves the focus to the login',
  async (width) => {
    const { page, messages } = await open({ width });
    const height = await headerHeight(page);
    await page.waitForSelector(DISMISS, { state: 'visible' });
    await page.focus(DISMISS);
    await page.keyboard.press('Enter');
    expect(await page.locator(ANNOUNCEMENT).count()).toBe(0);
    expect(await focusedPart(page)).toBe('login');
    expect(await page.isVisible('[data-portico-part="bar"] [data-portico-part="login"]')).toBe(true);
    expect(await headerHeight(page)).toBe(height);
    expect(messages).toEqual([]);
  },
);

test('the next page does not show a dismissed announcement, but shows another one', async () => {
  const { page } = await open();
  await page.click(DISMISS);
  await page.reload();
  await page.waitForFunction((selector) => !document.querySelector(selector), ANNOUNCEMENT);
  const another = (await (await service().fetch('/chrome/header?transparent=false')).text()).replace(
    /data-portico-announcement="[^"]*"/,
    'data-portico-announcement="another"',
  );
  await page.route('**/another', (route) => route.fulfill({ contentType: 'text/html', body: another }));
  await page.goto(`${service().origin}/another`);
  await page.waitForSelector(DISMISS, { state: 'visible' });
  expect(await page.isVisible(ANNOUNCEMENT)).toBe(true);
});

test('an announcement that was dismissed with 0.4.0 stays dismissed', async () => {
  const header = await (await service().fetch('/chrome/header')).text();
  const [, id] = /data-portico-announcement="([^"]*)"/.exec(header) ?? [];
  const { page } = await open({
    prepare: (target) => target.addInitScript((key) => localStorage.setItem(key, '1'), `portico-dismissed-${id}`),
  });
  await page.waitForFunction((selector) => !document.querySelector(selector), ANNOUNCEMENT);
});

test.each([
  ['in another tab', 'none', () => dispatchEvent(new StorageEvent('storage'))],
  [
    'before the page comes back from the cache',
    'shadow',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['before the prerendered page is shown', 'none', () => document.dispatchEvent(new Event('prerenderingchange'))],
])('an announcement that the visitor dismisses %s disappears', async (_, isolate, happen) => {
  const { page, messages } = await open({ query: `transparent=false&isolate=${isolate}` });
  const id = await page.locator('[data-portico-announcement]').getAttribute('data-portico-announcement');
  await page.evaluate((dismissed) => localStorage.setItem(`portico-dismissed-${dismissed}`, '1'), id);
  expect(await page.locator(ANNOUNCEMENT).count()).toBe(1);
  await page.evaluate(happen);
  expect(await page.locator(ANNOUNCEMENT).count()).toBe(0);
  expect(messages).toEqual([]);
});

test('without storage, an announcement is dismissed on this page only', async () => {
  const { page, messages } = await open({
    prepare: (target) =>
      target.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }),
  });
  await page.click(DISMISS);
  expect(await page.locator(ANNOUNCEMENT).count()).toBe(0);
  expect(messages).toEqual([]);
});
