/** Types into the title of a message in the Studio, and measures each key. */

import type { Browser } from 'playwright-core';
import { rest, WINDOWS } from '../../../tools/bench/browser/rendering.ts';
import { spreadOf } from '../../../tools/bench/statistics.ts';
import { watchDelays } from './watch-delays.ts';

const TEXT = 'A webinar about passkeys, step by step';

/** In milliseconds between two keys, as fast typists do. */
const PAUSE = 110;

export interface Typing {
  /** Milliseconds from a key to the painted frame that shows it; the median of all keys. */
  readonly delay: number;
  /** The slowest key. */
  readonly longestDelay: number;
  /** Milliseconds of the main thread for each key, including work after the frame, without other programs. */
  readonly mainThread: number;
}

/** @param address of a message's page @throws Error unless every key was shown */
export async function measureTyping(browser: Browser, address: string): Promise<Typing> {
  const context = await browser.newContext({ viewport: WINDOWS.desktop });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const taskTime = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    };
    await page.goto(address);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('');
    // the header in the frames has been measured
    await page.getByText('1 line', { exact: true }).last().waitFor();
    await page.locator('.studio-save-state--saved').waitFor();
    await rest(page);
    const readDelays = await watchDelays(page, 'keydown');
    const before = await taskTime();
    await title.pressSequentially(TEXT, { delay: PAUSE });
    await rest(page);
    const mainThread = ((await taskTime()) - before) / TEXT.length;
    const delays = await readDelays();
    if (delays.length !== TEXT.length || (await title.inputValue()) !== TEXT) throw new Error('A key was lost');
    const { median, max } = spreadOf(delays);
    return { delay: median, longestDelay: max, mainThread };
  } finally {
    await context.close();
  }
}
