/** Closes the pages of a test. */

import type { BrowserContext } from 'playwright-core';

/** Requests that are still being answered fail unseen, because nobody waits for them any more. */
export async function closeContext(context: BrowserContext): Promise<void> {
  // the driver of WebKit has its own routes
  if (process.env.TEST_BROWSER !== 'webkit')
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
