/** Sends input to a page and waits until the page has handled it, for tests that assert that nothing happens. */

import type { Page } from 'playwright-core';
import { still } from './still.ts';

/** In milliseconds. */
const DEADLINE = 15_000;

/**
 * @param type of the event that `input` dispatches
 * @throws Error if the page does not receive it
 */
export async function handled(page: Page, type: 'keydown' | 'wheel', input: () => Promise<unknown>): Promise<void> {
  await page.evaluate(
    ([name, deadline]) => {
      const received = new Promise((resolve) => {
        // in the capture phase, because the chrome may stop the event
        addEventListener(name, () => resolve(true), { capture: true, once: true });
        setTimeout(resolve, deadline, false);
      });
      Object.assign(globalThis, { received });
    },
    [type, DEADLINE] as const,
  );
  await input();
  const isReceived = await page.evaluate(() => (globalThis as unknown as { received: Promise<boolean> }).received);
  if (!isReceived) throw new Error(`the page has received no ${type} event`);
  await still(page);
}
