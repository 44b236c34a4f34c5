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
  // the load event waits for scripts that the page's own have imported by then
  const opened = await open({
    ...host,
    until: 'commit',
    prepare: async (page) => {
      release = await holdBack(page, pattern);
      await host.prepare?.(page);
    },
  });
  if (host.until !== 'commit') await opened.page.waitForFunction(hasRunScripts);
  return { ...opened, release };
}

/** Runs in the page. @returns whether it was parsed and its module scripts have run */
function hasRunScripts() {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return view !== undefined && view.domContentLoadedEventEnd > 0;
}
