/** Opens host pages with the fragments of a running service in a real browser. */

import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from '../../packages/cli/src/local/chromium.ts';
import { type Service, serviceAt } from '../../packages/cli/src/local/service.ts';
import { closeContext } from './close-context.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit/browser.ts';

export interface HostPageOptions {
  /** From another build than the run's. */
  readonly service?: Service;
  /** The query of both fragments, without `?`. */
  readonly query?: string;
  readonly width?: number;
  readonly height?: number;
  readonly scripts?: boolean;
  readonly head?: string;
  /** The markup between header and footer. */
  readonly main?: string;
  /** Changes the markup of the header before it is put into the page. */
  readonly header?: (html: string) => string;
  /** The complete page, instead of the default one. */
  readonly document?: (header: string, footer: string) => string;
  /** The address of the page; on the service's own origin by default. */
  readonly url?: string;
  /** Response headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly context?: BrowserContextOptions;
  /** What `open` waits for; the load event by default. */
  readonly until?: 'load' | 'commit';
  /** Called before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface OpenedPage {
  readonly page: Page;
  /** Every message in the console, with the uncaught errors of the page. */
  readonly messages: string[];
}

/** In milliseconds: what is immediate on an idle machine can take this long on a busy one. */
export const DEADLINE = 15_000;

export const DESKTOP = 1440;
export const PHONE = 390;

/** Set by the suite. */
const engine = (process.env.TEST_BROWSER ?? 'chromium') as keyof typeof LAUNCHES;

const LAUNCHES = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

const launch: (options?: LaunchOptions) => Promise<Browser> = LAUNCHES[engine];

/** WebDriver BiDi cannot disable scripts in Firefox, so the page forbids them as well. */
const NO_SCRIPTS = { 'content-security-policy': "script-src 'none'" };

const MAIN = `<main id="main"><h1>A page of the host</h1><p><a id="host-link" href="#end">A link of the host</a></p>
<div style="height:3000px"></div><p id="end">The end</p></main>`;

/** Shared by all test files: the suites that use it are not isolated. */
let shared: Promise<Browser> | undefined;

/** The browser of this process, restarted if it has crashed. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) shared = launch();
  return shared;
}

/** Opens empty pages that are closed after each test; concurrent tests close their own. */
export function usePages(browser: () => Promise<Browser> = sharedBrowser) {
  const contexts: BrowserContext[] = [];
  const closeAll = () => Promise.all(contexts.splice(0).map(closeContext));
  afterEach(async ({ task }) => {
    if (!task.concurrent) await closeAll();
  });
  afterAll(closeAll);
  return async ({
    width = DESKTOP,
    ...options
  }: BrowserContextOptions & { readonly width?: number }): Promise<Page> => {
    const context = await (await browser()).newContext({ viewport: { width, height: 900 }, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(DEADLINE);
    // the image of the sample blog's post
    await page.route('https://images.example.com/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }));
    return page;
  };
}

/**
 * Opens host pages with the fragments of the service that the run has started. Pages are closed after each test;
 * concurrent tests close their own.
 *
 * @param options launch options, for a browser that only this file uses
 */
export function useBrowser(options?: LaunchOptions) {
  let service: Service;
  let browser: Browser;
  beforeAll(async () => {
    service = serviceAt(inject('service'));
    browser = await (options ? launch(options) : sharedBrowser());
  });
  afterAll(async () => {
    if (options) await browser.close();
  });
  const openPage = usePages(async () => browser);
  const opened = {
    service: () => service,
    async open(host: HostPageOptions = {}): Promise<OpenedPage> {
      const { query = 'transparent=false', width = DESKTOP, height = 900, scripts = true } = host;
      const from = host.service ?? service;
      const page = await openPage({ viewport: { width, height }, javaScriptEnabled: scripts, ...host.context });
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      const [header = '', footer = ''] = await Promise.all(
        ['header', 'footer'].map(async (name) => (await from.fetch(`/chrome/${name}?${query}`)).text()),
      );
      const defaultDocument =
        () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of the host</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">${host.head ?? ''}</head>
<body style="margin:0">${host.header?.(header) ?? header}${host.main ?? MAIN}${footer}</body></html>`;
      const url = host.url ?? `${from.origin}/host`;
      await page.route(url, (route) =>
        route.fulfill({
          headers: { 'content-type': 'text/html; charset=utf-8', ...(scripts ? {} : NO_SCRIPTS), ...host.headers },
          body: host.document?.(header, footer) ?? defaultDocument(),
        }),
      );
      // the targets of links that tests click
      await page.route('**/followed/**', (route) => route.fulfill({ contentType: 'text/html', body: 'followed' }));
      await host.prepare?.(page);
      await page.goto(url, { waitUntil: host.until ?? 'load' });
      return { page, messages };
    },
    /** Waits for the scripts, if the page has any. */
    async openHydrated(host: HostPageOptions = {}): Promise<OpenedPage> {
      const { page, messages } = await opened.open(host);
      if (host.scripts !== false) await hydrated(page);
      return { page, messages };
    },
  };
  return opened;
}

/** A list that the script has taken over; without a value, the attribute only keeps a new header closed until then. */
export const ENHANCED = '[data-portico-enhanced="true"]';

/** Waits until the script has taken over the menus. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector(`.portico-nav__list${ENHANCED}`, { state: 'attached' });
}

export const SECTION_IDS = ['NAV_DEVELOPERS', 'NAV_DOCUMENTATION', 'NAV_PRODUCT', 'NAV_SOLUTIONS'] as const;

export function section(id: string) {
  return {
    button: `[data-portico-part="section"][data-portico-id="${id}"] > button`,
    panel: `[data-portico-part="panel"][data-portico-id="${id}"]`,
    firstLink: `[data-portico-part="panel"][data-portico-id="${id}"] a >> nth=0`,
  };
}

/** Hovers over the button of a section, and waits for its panel. */
export async function hoverOpen(page: Page, { button, panel }: Pick<ReturnType<typeof section>, 'button' | 'panel'>) {
  await page.hover(button);
  await page.waitForSelector(panel, { state: 'visible' });
}

/** Presses the button of a section, and waits for its panel. */
export async function openSection(page: Page, { button, panel }: Pick<ReturnType<typeof section>, 'button' | 'panel'>) {
  await page.click(button);
  await page.waitForSelector(panel, { state: 'visible' });
}

export async function openOverlay(page: Page): Promise<void> {
  await page.click(BURGER);
  await page.waitForSelector(OVERLAY, { state: 'visible' });
}

/** Waits until the page behind the open overlay is inert. */
export async function pageHeld(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#main')?.inert);
}

export const BURGER = '[data-portico-part="burger"]';
export const OVERLAY = '[data-portico-part="overlay"]';
