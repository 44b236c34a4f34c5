/** Opens pages of running host sites in Chromium. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { DEADLINE, DESKTOP, sharedBrowser } from '../../support/browser.ts';
import { closeContext } from '../../support/close-context.ts';

export interface SitePage {
  readonly page: Page;
  /** Warnings and errors in the console, and uncaught errors. */
  readonly problems: string[];
  /** The addresses of documents that the browser has loaded, without the first one. */
  readonly loads: string[];
}

interface SitePageOptions {
  readonly width?: number;
  /** Called before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Pages are closed after each test. */
export function useSitePages() {
  const contexts: BrowserContext[] = [];
  let browser: Browser | undefined;
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(closeContext));
  });
  afterAll(() => browser?.close());
  return async (address: string, { width = DESKTOP, prepare }: SitePageOptions = {}): Promise<SitePage> => {
    browser = await sharedBrowser();
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(DEADLINE);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
    });
    // the image of the sample blog's post
    await page.route('https://images.example.com/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }));
    await prepare?.(page);
    await page.goto(address);
    loads.splice(0);
    return { page, problems, loads };
  };
}
