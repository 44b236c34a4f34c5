/** Answers that come late: when a test lets them go. */

import type { Page } from 'playwright-core';
import type { HostPageOptions, OpenedPage, useBrowser } from './browser.ts';

/**
 * Keeps what is asked for at addresses of `pattern` back.
 *
 * @returns how to let it go
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose `pattern` is kept back until `release` is called. */
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
