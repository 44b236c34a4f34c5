/** Changes the address and the content of a page as a router does. */

import type { Page } from 'playwright-core';

/** WebKit 2.50 has no Navigation API, so that only the change of the content is noticed there. */
export function push(page: Page, path: string): Promise<void> {
  return page.evaluate((url) => {
    history.pushState(null, '', url);
    document.querySelector('main')?.append('');
  }, path);
}
