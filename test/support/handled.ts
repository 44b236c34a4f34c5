/** Sends input to a page and waits until the page has handled it, for tests that assert that nothing happens. */

import type { Page } from 'playwright-core';
import { still } from './still.ts';

/** @param type of the event that `input` dispatches */
export async function handled(page: Page, type: 'keydown' | 'wheel', input: () => Promise<unknown>): Promise<void> {
  await page.evaluate((name) => {
    const received = new Promise((resolve) => {
      // in the capture phase, because the chrome may stop the event
      addEventListener(name, resolve, { capture: true, once: true });
      // WebKit sends an inert page no wheel events
      setTimeout(resolve, 500);
    });
    Object.assign(globalThis, { received: received.then(() => undefined) });
  }, type);
  await input();
  await page.evaluate(() => (globalThis as unknown as { received: Promise<void> }).received);
  await still(page);
}
