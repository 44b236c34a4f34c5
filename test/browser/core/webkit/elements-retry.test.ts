/** Custom elements whose first request has failed: they take the chrome once the service answers. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../../support/browser.ts';
import { FALLBACK, openElementPage } from '../../../support/element-page.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();
const HEADER = '[data-portico="header"]';

declare global {
  interface Window {
    /** Lets seconds pass, for the timers of retries. */
    pass: (seconds: number) => void;
  }
}

/** In seconds, without their random part. */
const DELAYS = [20, 60, 180, 540, 1_620];

/** Runs before the scripts of the page, and so refers to nothing outside itself; other timers are those of the driver too. */
function controlTimers(delays: readonly number[]) {
  Math.random = () => 0.5;
  const { setTimeout } = window;
  let now = 0;
  let timers: { readonly due: number; readonly act: () => void }[] = [];
  const set = (act: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    if (![5, ...delays].includes(delay / 1_000)) return setTimeout(act, delay, ...values);
    timers.push({ due: now + delay, act: () => act(...values) });
    return 0;
  };
  const pass = (seconds: number) => {
    const end = now + seconds * 1_000;
    for (;;) {
      const next = timers.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      now = next.due;
      next.act();
    }
    now = end;
  };
  Object.assign(window, { setTimeout: set, pass });
}

/** Opens a page whose header fails until `recover` is called. */
async function openFailing(fallback = FALLBACK) {
  let works = false;
  let requests = 0;
  const { page, outcomes } = await openElementPage(browser, {
    body: `<portico-header lang="en">${fallback}</portico-header><main id="main"><button id="away">Away</button></main>`,
    prepare: async (target) => {
      await target.addInitScript(controlTimers, DELAYS);
      await target.route('**/chrome/header?*', (route) => {
        requests += 1;
        return works ? route.continue() : route.fulfill({ status: 503 });
      });
    },
  });
  const failed = (times: number) =>
    expect
      .poll(async () => (await outcomes()).filter((outcome) => outcome.startsWith('header error')).length)
      .toBe(times);
  await failed(1);
  await page.hover('#away');
  return {
    page,
    failed,
    pass: async (seconds: number) => {
      await page.evaluate((count) => window.pass(count), seconds);
      await still(page);
    },
    requests: () => requests,
    recover: () => {
      works = true;
    },
  };
}

test('a service that fails is asked five more times, each time after three times as long', async () => {
  const { pass, failed, requests } = await openFailing();
  for (const [index, delay] of DELAYS.entries()) {
    await pass(delay - 1);
    expect(requests()).toBe(index + 1);
    await pass(1);
    await failed(index + 2);
  }
  await pass(100_000);
  expect(requests()).toBe(6);
});

test('an element takes the chrome when the service answers, but not while the visitor uses the fallback', async () => {
  const menu = '<details id="menu"><summary>Menu</summary><a href="/">Acme</a></details>';
  const { page, pass, requests, recover } = await openFailing(FALLBACK + menu);
  recover();
  const toggleMenu = () => page.locator('#menu').evaluate((details) => details.toggleAttribute('open'));
  const uses = [
    [() => page.focus('#fallback'), () => page.focus('#away')],
    [() => page.hover('#fallback'), () => page.hover('#away')],
    [toggleMenu, toggleMenu],
  ] as const;
  let leaveLast: () => Promise<unknown> = async () => undefined;
  for (const [enter, leave] of uses) {
    await enter();
    await leaveLast();
    await pass(40);
    expect(requests()).toBe(1);
    leaveLast = leave;
  }
  await leaveLast();
  await pass(5);
  await page.waitForSelector(HEADER);
  expect(requests()).toBe(2);
});

test('a page that is offline or not visible requests nothing until it is online and visible', async () => {
  const { page, pass, requests, recover } = await openFailing();
  recover();
  const setOnline = (target: Page, isOnline: boolean) =>
    target.evaluate((value) => Object.defineProperty(navigator, 'onLine', { value, configurable: true }), isOnline);
  await setOnline(page, false);
  await pass(100);
  expect(requests()).toBe(1);
  // browsers draw no frames of a page that is not visible
  await page.evaluate(() => {
    const { requestAnimationFrame } = window;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, {
      show: () => {
        window.requestAnimationFrame = requestAnimationFrame;
        for (const callback of waiting) requestAnimationFrame(callback);
      },
    });
  });
  await setOnline(page, true);
  await page.evaluate(() => window.pass(100));
  expect(await page.isVisible('#fallback')).toBe(true);
  expect(requests()).toBe(1);
  await page.evaluate(() => Object(window).show());
  await page.waitForSelector(HEADER);
  expect(requests()).toBe(2);
});
