/** Host pages, on another origin than the service by default, that hold the custom elements. */

import type { Page } from 'playwright-core';
import type { HostPageOptions, OpenedPage, useBrowser } from './browser.ts';

export const HOST = 'http://host.example/page';

export const FALLBACK = '<a id="fallback" href="/">Acme</a>';

export interface ElementPage extends Omit<HostPageOptions, 'document' | 'query' | 'main' | 'header'> {
  /** Of `<portico-header>`, such as `lang="de"`. */
  readonly attributes?: string;
  /** Instead of the usual body: a header, a main and a footer. */
  readonly body?: string;
  /** Whether the page keeps the header's place free. */
  readonly reserves?: boolean;
  /** Instead of the usual script element. */
  readonly script?: string;
}

export interface OpenedElementPage extends OpenedPage {
  /** The elements' events so far, such as `header load` or `footer error: timeout`. */
  readonly told: () => Promise<string[]>;
  /** Every layout shift so far. */
  readonly shifts: () => Promise<number[]>;
}

const RESERVED = 'portico-header { display: block; min-height: 104px }';
const MAIN = '<main id="main"><h1>A page of the host</h1><div class="tall"></div><p id="end">The end</p></main>';

declare global {
  interface Window {
    told: string[];
    shifts: number[];
  }
}

export async function openElementPage(
  { open, service }: ReturnType<typeof useBrowser>,
  { attributes = 'theme="light" transparent="false"', reserves = true, ...host }: ElementPage = {},
): Promise<OpenedElementPage> {
  const script = host.script ?? `<script type="module" src="${service().origin}/chrome/elements.js"></script>`;
  const body =
    host.body ??
    `<portico-header ${attributes}>${FALLBACK}</portico-header>${MAIN}<portico-footer theme="light"></portico-footer>`;
  const opened = await open({
    url: HOST,
    ...host,
    document: () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of the host</title>
<meta name="viewport" content="width=device-width,initial-scale=1"> <link rel="icon" href="data:,">
<link rel="stylesheet" href="/host.css">${host.head ?? ''}${script}</head><body>${body}</body></html>`,
    prepare: async (page) => {
      await page.route('**/host.css', (route) =>
        route.fulfill({
          contentType: 'text/css',
          body: `body { margin: 0 } .tall { height: 3000px } ${reserves ? RESERVED : ''}`,
        }),
      );
      // the newest post's, which may be known by now
      await page.route('https://images.example.com/**', (route) =>
        route.fulfill({ contentType: 'image/gif', body: '' }),
      );
      await page.addInitScript(watch);
      await host.prepare?.(page);
    },
  });
  return {
    ...opened,
    told: () => opened.page.evaluate(() => window.told),
    shifts: () => opened.page.evaluate(() => window.shifts),
  };
}

function watch() {
  window.told = [];
  window.shifts = [];
  for (const outcome of ['load', 'error'])
    document.addEventListener(`portico:${outcome}`, (event) => {
      const { reason } = (event as CustomEvent<{ reason: string } | null>).detail ?? {};
      const name = (event.target as Element).localName.replace('portico-', '');
      window.told.push(`${name} ${outcome}${reason ? `: ${reason}` : ''}`);
    });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until the element shows the chrome. */
export async function shown(page: Page, name: 'header' | 'footer' = 'header'): Promise<void> {
  await page.waitForFunction((wanted) => window.told.includes(`${wanted} load`), name);
}
