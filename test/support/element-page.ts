/** Host pages with the custom elements, by default on a different origin from the service's. */

import type { Page } from 'playwright-core';
import type { HostPageOptions, OpenedPage, useBrowser } from './browser.ts';
import { recordShifts } from './layout-shifts.ts';

export const HOST = 'http://host.example/page';

export const FALLBACK = '<a id="fallback" href="/">Acme</a>';

export interface ElementPage extends Omit<HostPageOptions, 'document' | 'query' | 'main' | 'header'> {
  /** The attributes of `<portico-header>`, such as `lang="de"`. */
  readonly attributes?: string;
  /** Replaces the default body: a header, a main and a footer. */
  readonly body?: string;
  /** Whether the page reserves the header's height. */
  readonly reserves?: boolean;
  /** Replaces the default script element. */
  readonly script?: string;
}

export interface OpenedElementPage extends OpenedPage {
  /** The `load` and `error` events of the elements so far, such as `header load` or `footer error: timeout`. */
  readonly outcomes: () => Promise<string[]>;
  /** The value of every layout shift so far. */
  readonly shifts: () => Promise<number[]>;
}

const RESERVED = 'portico-header { display: block; min-height: 104px }';
const MAIN = '<main id="main"><h1>A page of the host</h1><div class="tall"></div><p id="end">The end</p></main>';

declare global {
  interface Window {
    outcomes: string[];
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
      await page.addInitScript(recordEvents);
      await page.addInitScript(recordShifts);
      await host.prepare?.(page);
    },
  });
  return {
    ...opened,
    outcomes: () => opened.page.evaluate(() => window.outcomes),
    shifts: () => opened.page.evaluate(() => window.shifts),
  };
}

function recordEvents() {
  window.outcomes = [];
  for (const outcome of ['load', 'error'])
    document.addEventListener(`portico:${outcome}`, (event) => {
      const { reason } = (event as CustomEvent<{ reason: string } | null>).detail ?? {};
      const name = (event.target as Element).localName.replace('portico-', '');
      window.outcomes.push(`${name} ${outcome}${reason ? `: ${reason}` : ''}`);
    });
}

/** Waits until the element shows the chrome. */
export async function shown(page: Page, name: 'header' | 'footer' = 'header'): Promise<void> {
  await page.waitForFunction((wanted) => window.outcomes.includes(`${wanted} load`), name);
}
