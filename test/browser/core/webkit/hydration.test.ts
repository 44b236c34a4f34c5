/** How the script takes over the markup of the server: early, late or never. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BURGER,
  type HostPageOptions,
  hydrated,
  OVERLAY,
  PHONE,
  pageHeld,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { openHolding } from '../../../support/hold-back.ts';
import { still } from '../../../support/still.ts';

const { open, openHydrated } = useBrowser();
const product = section('NAV_PRODUCT');

const withLateIslands = (host?: HostPageOptions) => openHolding(open, '**/islands-*.js', host);

const markup = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('[data-portico="header"]')?.cloneNode(true) as Element;
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      for (const name of ['aria-expanded', 'data-portico-enhanced', 'data-portico-ahead', 'hidden'])
        element.removeAttribute(name);
    }
    return copy.outerHTML;
  });

test('hydration changes nothing but states, and logs nothing', async () => {
  const { page, messages, release } = await withLateIslands({ query: 'path=/host' });
  const before = await markup(page);
  release();
  await hydrated(page);
  expect(await markup(page)).toBe(before);
  expect(messages).toEqual([]);
});

test.each(['de', 'ja'])('the header in %s hydrates, and nothing is logged', async (language) => {
  const { messages } = await openHydrated({ query: `lang=${language}` });
  expect(messages).toEqual([]);
});

/** The driver's pointer is in the corner of the window: a bar of the host keeps the header from under it. */
const beneathBar = (html: string) => `<div style="height: 40px"></div>${html}`;

declare global {
  interface Window {
    /** Lets the page have idle time. */
    idle: () => void;
  }
}

test.each([
  ['in idle time', (page: Page) => page.evaluate(() => window.idle())],
  ['on hover', (page: Page) => page.hover(product.button)],
])('the islands load %s and not before, and each file once', async (_, cause) => {
  const requests: string[] = [];
  const { page } = await open({
    header: beneathBar,
    prepare: async (target) => {
      await target.addInitScript(() => {
        const waiting: IdleRequestCallback[] = [];
        window.requestIdleCallback = (callback) => waiting.push(callback);
        window.idle = () => {
          for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
        };
      });
      target.on('request', (request) => requests.push(new URL(request.url()).pathname));
    },
  });
  await still(page);
  const scripts = () =>
    requests.filter((path) => path.endsWith('.js')).map((path) => path.replace(/.*\/(\w+)-.*/, '$1'));
  expect(scripts()).toEqual(['loader']);
  await cause(page);
  await hydrated(page);
  expect(scripts()).toEqual(['loader', 'islands']);
  expect(requests.filter((path) => path.endsWith('.css'))).toHaveLength(1);
});

describe('when the script loads late', () => {
  test('a section that hovering has opened stays open', async () => {
    const { page, release } = await withLateIslands();
    await page.hover(product.button);
    expect(await page.isVisible(product.panel)).toBe(true);
    release();
    await hydrated(page);
    expect(await page.isVisible(product.panel)).toBe(true);
    expect(await page.getAttribute(product.button, 'aria-expanded')).toBe('true');
  });

  test('the focus stays inside a section that it has opened', async () => {
    const { page, release } = await withLateIslands();
    await page.focus(product.button);
    await page.keyboard.press('Tab');
    release();
    await hydrated(page);
    expect(await page.locator(product.firstLink).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.isVisible(product.panel)).toBe(true);
  });

  test('an open overlay stays open, and the page becomes inert', async () => {
    const { page, release } = await withLateIslands({ width: PHONE });
    await page.click(BURGER);
    await page.click(product.button);
    release();
    await hydrated(page);
    expect(await page.isVisible(OVERLAY)).toBe(true);
    expect(await page.isVisible(product.panel)).toBe(true);
    await pageHeld(page);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
  });
});

test('if no script loads, a section opens on hover, as it does without scripts', async () => {
  const { page } = await open({ prepare: (target) => target.route('**/*.js', (route) => route.abort()) });
  await page.hover(product.button);
  expect(await page.isVisible(product.panel)).toBe(true);
});
