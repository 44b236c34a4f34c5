/** Visits the pages with a slow processor: opens menus when everything is ready, and before any script has run. */

import type { Browser, CDPSession, Page } from 'playwright-core';
import { attached, rest, SLOWED, WINDOWS, type WindowName } from '../browser/rendering.ts';
import type { Peer } from './build-peers.ts';
import type { HostPages } from './host-pages.ts';
import { type Loading, type Opening, readLoading, watchPage } from './in-page.ts';
import { closePanel, INPUT_NAMES, INPUTS, type InputName, measureInput } from './inputs.ts';

/** In milliseconds: a menu that opens may take this long on a busy machine. */
const DEADLINE = 3_000;
/** Longer than the delays with which menus open on hover. */
const EARLY_DEADLINE = 800;

type Openings = ReadonlyMap<InputName, Opening>;

export interface Visit {
  readonly loading: Loading;
  /** Bytes of the JavaScript heap in use after loading, minus those of the page without a header. */
  readonly heap: number;
  readonly openings: Openings;
}

export interface EarlyVisit {
  readonly openings: Openings;
  /** Whether the section that was clicked last is open once the scripts have taken over. */
  readonly isOpenAtLast: boolean;
}

const inputsIn = (window: WindowName) => INPUT_NAMES.filter((name) => INPUTS[name].window === window);

/** @throws Error if a page does not become ready */
export async function visit(browser: Browser, pages: HostPages, peer: Peer, window: WindowName): Promise<Visit> {
  return withPage(browser, pages, peer, window, async (page, devtools) => {
    const heapBefore = await heapOf(devtools);
    await slowDown(devtools);
    await page.goto(pages.pageOf(peer.name), { waitUntil: 'load' });
    await attached(page, peer.ready);
    await rest(page);
    const loading = await readLoading(page);
    const heap = (await heapOf(devtools)) - heapBefore;
    return { loading, heap, openings: await open(page, peer, window, DEADLINE) };
  });
}

/** Sends the same inputs while the scripts are held back, and then lets them run. */
export async function visitEarly(
  browser: Browser,
  pages: HostPages,
  peer: Peer,
  window: WindowName,
): Promise<EarlyVisit> {
  return withPage(browser, pages, peer, window, async (page, devtools) => {
    await slowDown(devtools);
    const release = pages.holdScripts();
    try {
      // the load event waits for scripts
      await page.goto(pages.pageOf(peer.name), { waitUntil: 'commit' });
      await page.waitForSelector('#main p:last-child');
      await rest(page);
      const openings = await open(page, peer, window, EARLY_DEADLINE);
      release();
      await attached(page, peer.ready);
      await rest(page);
      const last = INPUTS[window === 'desktop' ? 'wideTap' : 'tap'].targetOf(peer);
      return { openings, isOpenAtLast: await page.locator(`${last.container} ${last.item}`).first().isVisible() };
    } finally {
      release();
    }
  });
}

async function open(page: Page, peer: Peer, window: WindowName, deadline: number): Promise<Openings> {
  const openings = new Map<InputName, Opening>();
  for (const name of inputsIn(window)) {
    openings.set(name, await measureInput(page, peer, name, deadline));
    // the last panel stays open, and so does the burger's menu, which contains the next target
    if (name === 'pointer' || name === 'key') await closePanel(page, peer, name);
  }
  return openings;
}

async function withPage<Result>(
  browser: Browser,
  pages: HostPages,
  peer: Peer,
  window: WindowName,
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const isPhone = window === 'phone';
  const context = await browser.newContext({ viewport: WINDOWS[window], hasTouch: true, isMobile: isPhone });
  try {
    const page = await context.newPage();
    await watchPage(page, peer.ready);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    // lets the process read the system's fonts
    await page.goto(pages.pageOf('fonts'), { waitUntil: 'load' });
    await page.goto(pages.pageOf(), { waitUntil: 'load' });
    // loads Playwright's code into the page, because it is part of the heap
    await rest(page);
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}
