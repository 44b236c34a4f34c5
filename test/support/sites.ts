/** Opens pages of the example with five sites, with a build of the sample company. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import type { RunningExample } from '../../tools/examples/example.ts';
import { SITE_NAMES, startSites } from '../../tools/examples/start-sites.ts';
import { hydrated, usePages } from './browser.ts';

export type SiteName = (typeof SITE_NAMES)[number];

interface SitePage {
  /** The page that the other sites link to. */
  readonly path: string;
  /** The number of items in its menu. */
  readonly items: number;
  readonly hasLogin: boolean;
}

export const SITE_PAGES: Readonly<Record<SiteName, SitePage>> = {
  marketing: { path: '/', items: 6, hasLogin: true },
  docs: { path: '/docs', items: 3, hasLogin: true },
  community: { path: '/', items: 5, hasLogin: false },
  shop: { path: '/', items: 3, hasLogin: true },
  checkout: { path: '/checkout', items: 0, hasLogin: false },
};

interface OpenOptions {
  readonly width?: number;
  readonly context?: BrowserContextOptions;
  /** Called before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Builds, and starts service and example for a test file. Pages are closed after each test. */
export function useSites() {
  let directory: string;
  let service: StartedService;
  let sites: RunningExample;
  const openPage = usePages();

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'portico-sites-'));
    const build = [`${ROOT}packages/cli/src/portico.ts`, 'build', `--company=${ROOT}`];
    await promisify(execFile)(process.execPath, build, { cwd: directory });
    service = await startService({ preview: false, dist: join(directory, 'dist') });
    sites = await startSites(service.origin);
  });
  afterAll(async () => {
    await sites?.stop();
    await service?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const addressOf = (name: SiteName) => {
    const url = new URL(SITE_PAGES[name].path, sites.origin);
    url.port = String(Number(url.port) + SITE_NAMES.indexOf(name));
    return url.href;
  };

  return {
    addressOf,
    async open(name: SiteName, { width, context: options, prepare }: OpenOptions = {}): Promise<Page> {
      const page = await openPage({ ...(width && { width }), ...options });
      await prepare?.(page);
      await page.goto(addressOf(name));
      if (SITE_PAGES[name].items > 0 && options?.javaScriptEnabled !== false) await hydrated(page);
      return page;
    },
  };
}
