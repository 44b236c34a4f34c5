/** Opens the list of messages in the Studio, searches it and ticks a message, and measures each. */

import type { Browser, Page } from 'playwright-core';
import { rest, WINDOWS } from '../../../tools/bench/browser/rendering.ts';
import { spreadOf } from '../../../tools/bench/statistics.ts';
import { watchDelays } from './watch-delays.ts';

const TEXT = 'neuigkeit 19';

/** In milliseconds between two keys. */
const PAUSE = 110;

const TICKS = 5;

/** All in milliseconds. */
export interface Finding {
  /** From the navigation to the first painted rows. */
  readonly opening: number;
  /** From a key in the search field to the painted frame that shows it; the median. */
  readonly key: number;
  /** From a click on a tick to the painted frame; the median. */
  readonly tick: number;
  /** The longest task after opening. */
  readonly longestTask: number;
}

type MeasuredWindow = typeof globalThis & { tasks: number[]; opened: number };

/** @param origin of the Studio @throws Error if the list does not appear */
export async function measureFinding(browser: Browser, origin: string): Promise<Finding> {
  const context = await browser.newContext({ viewport: WINDOWS.desktop });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await page.addInitScript(noteOpening);
    await page.goto(origin);
    await page.locator('.studio-message').first().waitFor();
    await rest(page);
    const opening = await page.evaluate(() => (globalThis as MeasuredWindow).opened);
    await page.evaluate(() => {
      (globalThis as MeasuredWindow).tasks.length = 0;
    });
    await page.getByRole('searchbox').focus();
    const key = await delayOf(page, 'keydown', () => page.keyboard.type(TEXT, { delay: PAUSE }));
    await page.getByRole('searchbox').fill('');
    await rest(page);
    const boxes = page.locator('.studio-message .studio-checkbox');
    const tick = await delayOf(page, 'pointerup', async () => {
      for (let index = 0; index < TICKS; index += 1) {
        await boxes.nth(index).click();
        await rest(page);
      }
    });
    const tasks = await page.evaluate(() => (globalThis as MeasuredWindow).tasks);
    return { opening, key, tick, longestTask: Math.max(0, ...tasks) };
  } finally {
    await context.close();
  }
}

/** Records tasks of 50 ms and more. */
function watchTasks(): void {
  const tasks: number[] = [];
  (globalThis as MeasuredWindow).tasks = tasks;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Runs in the page, because a program outside sees the rows up to half a second later. */
function noteOpening(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.studio-message')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // a message is delivered after the frame has been laid out and painted
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        (globalThis as MeasuredWindow).opened = performance.now();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function delayOf(page: Page, event: 'keydown' | 'pointerup', act: () => Promise<void>): Promise<number> {
  const readDelays = await watchDelays(page, event);
  await act();
  await rest(page);
  return spreadOf(await readDelays()).median;
}
