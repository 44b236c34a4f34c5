/** Tabs of a browser, without one. */

import type { BrowserTab } from '../../packages/studio/src/page/data/browser-tab.ts';

let count = 0;

/** @param open the ids of other tabs that are still open */
export function newTab(open: readonly string[] = []): BrowserTab {
  count += 1;
  const id = `tab-${count}`;
  return { id, findClosed: async () => {}, isClosed: (other) => other !== id && !open.includes(other) };
}
