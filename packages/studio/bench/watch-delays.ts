/** Measures how long after an event of the visitor the frame that shows its effect is painted. */

import type { Page } from 'playwright-core';

type MeasuredWindow = typeof globalThis & { delays: number[] };

/**
 * Watches the events of a name from now on.
 *
 * @returns a function that reads the milliseconds from each event to its painted frame
 */
export async function watchDelays(page: Page, event: 'keydown' | 'pointerup'): Promise<() => Promise<number[]>> {
  await page.evaluate((name) => {
    const delays: number[] = [];
    (globalThis as MeasuredWindow).delays = delays;
    const measure = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        // a message is delivered after the frame has been laid out and painted
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => delays.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    addEventListener(name, measure, { capture: true });
  }, event);
  return () => page.evaluate(() => (globalThis as MeasuredWindow).delays);
}
