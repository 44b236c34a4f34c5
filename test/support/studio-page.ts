/** Opens pages of a Studio of its own in a real browser. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type StartedStudio, startStudio } from '../../scripts/local/studio.ts';
import { PATIENCE, sharedBrowser } from './browser.ts';
import { type StudioApi, studioApi } from './studio-api.ts';

/** Starts a Studio for all tests of a file, whose pages are closed after each test and must not have reported errors. */
export function useStudio() {
  let started: StartedStudio;
  const pages: Page[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    started = await startStudio({ replaced: { outboundService: answerLink } });
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
    expect(problems.splice(0)).toEqual([]);
  });
  afterAll(() => started.stop());

  return {
    studio: () => started,
    api: (): StudioApi => studioApi(started.studio.fetch),
    /** @param prepare called before the page is loaded */
    async open(path: string, options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) {
      const browser = await sharedBrowser();
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        timezoneId: 'Europe/Berlin',
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      pages.push(page);
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|React/.test(message.text())) problems.push(message.text());
      });
      await prepare?.(page);
      await page.goto(`${started.studio.origin}${path}`);
      return page;
    },
  };
}

/** Answers the links of messages, which the Studio requests: those to `/gone/` lead nowhere. */
function answerLink(request: { readonly url: string }): Response {
  return new Response(null, { status: request.url.includes('/gone/') ? 404 : 200 });
}

/** The name of the element that has the focus: its label, or its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
}
