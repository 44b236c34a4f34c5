/** Markup that was copied after its script had run, as in snapshots, prerendered pages and caches of routers. */

import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { DEADLINE, hydrated, section, useBrowser } from '../../support/browser.ts';
import { openHolding } from '../../support/hold-back.ts';

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

test('a clone that replaces the header can be started', async () => {
  const { page } = await open();
  await hydrated(page);
  const loader = await page.getAttribute('script[src*="loader-"]', 'src');
  await page.click(button);
  await page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement;
    header.replaceWith(header.cloneNode(true));
  });
  await page.addScriptTag({
    type: 'module',
    content: `import { start } from '${loader}'; start(document.querySelector('header'));`,
  });
  await onceStarted(async () => {
    await opens(page);
    await page.keyboard.press('Escape');
    await page.waitForSelector(panel, { state: 'hidden', timeout: SOON });
  });
});

test('a page that was saved after its scripts ran works like the original', async () => {
  const first = await open();
  await hydrated(first.page);
  const saved = await first.page.content();
  const { page } = await open({ document: () => saved });
  await onceStarted(() => opens(page));
});

test('the link that checks the integrity of the islands is in the head until they have loaded', async () => {
  const { page, release } = await openHolding(open, '**/islands-*.js');
  const links = page.locator('head link[rel="modulepreload"]');
  await expect.poll(() => links.count()).toBe(1);
  release();
  await hydrated(page);
  await expect.poll(() => links.count()).toBe(0);
});
