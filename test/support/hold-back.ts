/** Delays responses until a test releases them. */

import type { Page } from 'playwright-core';
import type { HostPageOptions, OpenedPage, useBrowser } from './browser.ts';

/**
 * Delays the requests whose address matches `pattern`.
 *
 * @returns a function that releases them
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose requests for `pattern` are delayed until `release` is called. */
export async function openHolding(
  open: ReturnType<typeof useBrowser>['open'],
  pattern: string,
  host: HostPageOptions = {},
): Promise<OpenedPage & { readonly release: () => void }> {
  let release = () => {};
  const opened = await open({
    ...host,
    prepare: async (page) => {
      release = await holdBack(page, pattern);
      await host.prepare?.(page);
    },
  });
  return { ...opened, release };
}
