/** Markup that was copied after its script had run, as in snapshots, prerendered pages and caches of routers. */

import type { Page } from 'playwright-core';
import { test, vi } from 'vitest';
import { DEADLINE, hydrated, section, useBrowser } from '../../support/browser.ts';

const { open } = useBrowser();
const { button, panel } = section('NAV_PRODUCT');

/** Repeated, because copied markup does not tell when its script has started. */
const onceStarted = (use: () => Promise<unknown>) => vi.waitFor(use, DEADLINE);

/** In milliseconds. */
const SOON = 1_000;

async function opens(page: Page) {
  await page.mouse.move(700, 860);
  await page.hover(button);
  await page.waitForSelector(panel, { state: 'visible', timeout: SOON });
}

test('a page that was saved after its scripts ran works like the original', async () => {
  const first = await open();
  await hydrated(first.page);
  const saved = await first.page.content();
  const { page } = await open({ document: () => saved });
  await onceStarted(() => opens(page));
});
