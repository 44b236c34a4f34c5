/** Measures what a first view costs the main thread of a Chromium whose processor is slowed four times. */

import type { Browser, Page } from 'playwright-core';

/** A computer's window, and a phone's. */
export const WINDOWS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export type WindowName = keyof typeof WINDOWS;

/** About the difference between a current computer and a mid-range phone. */
export const SLOWED = 4;

export interface FirstView {
  /** Milliseconds of the main thread, slowed, until the page has come to rest. */
  readonly style: number;
  readonly layout: number;
  readonly script: number;
  /** All work of the main thread, including parsing and painting. */
  readonly task: number;
  readonly elements: number;
  /** How often styles were computed, and how often boxes were laid out. */
  readonly recalculations: number;
  readonly layouts: number;
}

export interface MeasuredPage {
  readonly html: string;
  /** The origin of the server from which the page loads everything else, without a trailing slash. */
  readonly origin: string;
  readonly window: WindowName;
  /** A selector that the page matches once its scripts have started. */
  readonly ready: string;
}

/**
 * Opens a page in a new context, so that nothing is cached, and waits until it has come to rest. Shows text in another
 * page of the same process first: reading the system's fonts costs about as much as everything else, and would hide it.
 *
 * @throws Error if the page does not become ready
 */
export async function measureFirstView(browser: Browser, measured: MeasuredPage): Promise<FirstView> {
  const { html, origin, window, ready } = measured;
  const context = await browser.newContext({ viewport: WINDOWS[window] });
  try {
    const page = await context.newPage();
    const serve = (path: string, body: string) =>
      page.route(origin + path, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await serve('/fonts', FONTS_PAGE);
    await serve('/measured', html);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${origin}/fonts`);
    await rest(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(`${origin}/measured`, { waitUntil: 'load' });
    await attached(page, ready);
    await rest(page);
    // processor time since the navigation, so other programs do not count
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      style: value('RecalcStyleDuration') * 1_000,
      layout: value('LayoutDuration') * 1_000,
      script: value('ScriptDuration') * 1_000,
      task: value('TaskDuration') * 1_000,
      recalculations: value('RecalcStyleCount'),
      layouts: value('LayoutCount'),
      elements: await page.locator('*').count(),
    };
  } finally {
    await context.close();
  }
}

/** Waits until an element matches. Playwright's own wait takes time of the main thread, which would be measured, too. */
export function attached(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { attributes: true, childList: true, subtree: true });
        look();
      }),
    selector,
  );
}

/** Every writing system that a page may show, in the chrome's weights. */
export const FONTS_PAGE = `<!doctype html><meta charset="utf-8"><title>Fonts</title><link rel="icon" href="data:,">
<body style="font-family: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif">
${[400, 500, 600, 650, 700].map((weight) => `<p style="font-weight: ${weight}">Portico … 日本語 → × ©</p>`).join('')}`;

/** Waits for two idle periods and two frames: after them, the page's work after loading is done and drawn. */
export function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
