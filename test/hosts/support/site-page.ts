/** Opens pages of running host sites in Chromium. */

import type { Page } from 'playwright-core';
import { DESKTOP, usePages } from '../../support/browser.ts';

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
  const openPage = usePages();
  return async (address: string, { width = DESKTOP, prepare }: SitePageOptions = {}): Promise<SitePage> => {
    const page = await openPage({ width });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
    });
    await prepare?.(page);
    await page.goto(address);
    loads.splice(0);
    return { page, problems, loads };
  };
}
