/** Static pages in a browser: with the custom elements, and with a copy made at build time. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../../packages/cli/src/local/chromium.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import type { RunningExample } from '../../tools/examples/example.ts';
import { startBuildTime } from '../../tools/examples/start-build-time.ts';
import { startStaticPage } from '../../tools/examples/start-static-page.ts';
import { DEADLINE, DESKTOP, hoverOpen, hydrated, PHONE, section } from '../support/browser.ts';
import { still } from '../support/still.ts';
import { judgePage } from './support/judge-page.ts';

const product = section('NAV_PRODUCT');
const HEADER = '[data-portico="header"]';

let browser: Browser;
let service: StartedService;
let gone: StartedService;
let staticPage: RunningExample;
let built: RunningExample;
/** The same pages after their service has stopped. */
let staticPageAlone: RunningExample;
let builtAlone: RunningExample;
let neverBuilt: RunningExample;

beforeAll(async () => {
  [browser, service, gone] = await Promise.all([
    launchChromium(),
    startService({ preview: false }),
    startService({ preview: false }),
  ]);
  staticPage = await startStaticPage(service.origin);
  built = await startBuildTime(service.origin);
  staticPageAlone = await startStaticPage(gone.origin);
  builtAlone = await startBuildTime(gone.origin);
  await gone.stop();
  neverBuilt = await startBuildTime(gone.origin);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([staticPage, built, staticPageAlone, builtAlone, neverBuilt].map((host) => host?.stop()));
  await service?.stop();
});

declare global {
  interface Window {
    dispatched: string[];
    shifts: number[];
  }
}

async function visit(address: string, width = DESKTOP) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('https://images.example.com/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }));
  await page.addInitScript(() => {
    window.dispatched = [];
    window.shifts = [];
    for (const name of ['portico:load', 'portico:error', 'portico:toggle'])
      document.addEventListener(name, ({ type }) => window.dispatched.push(type));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  return { page, requests, errors };
}

const eventsDispatched = (page: Page, event: string, times: number) =>
  page.waitForFunction(
    ([name, count]) => window.dispatched.filter((one) => one === name).length === count,
    [event, times],
  );

/** Opens and dismisses a section, and returns the number of `portico:toggle` events. */
async function useMenu(page: Page): Promise<number> {
  await hydrated(page);
  await hoverOpen(page, product);
  await page.keyboard.press('Escape');
  await page.waitForSelector(product.panel, { state: 'hidden' });
  return page.evaluate(() => window.dispatched.filter((name) => name === 'portico:toggle').length);
}

const offset = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset'));

describe.each([PHONE, DESKTOP])('at %i pixels', (width) => {
  test.each([
    ['/', 'en'],
    ['/de/', 'de'],
  ])('the static page %s shows the chrome, and nothing shifts', async (path, language) => {
    const { page, errors } = await visit(staticPage.origin + path, width);
    await eventsDispatched(page, 'portico:load', 2);
    expect(await page.locator(`${HEADER}[lang="${language}"]`).count()).toBe(1);
    expect(await page.locator('[data-fallback]').count()).toBe(0);
    await still(page);
    expect([await page.evaluate(() => window.shifts), errors]).toEqual([[], []]);
  });

  test.each(['/', '/de/'])(
    'without the service, the static page %s keeps its fallback header, which has the same height',
    async (path) => {
      const { page, errors } = await visit(staticPageAlone.origin + path, width);
      await expect.poll(() => page.locator('[data-fallback] a').evaluateAll((links) => links.length)).toBe(8);
      await still(page);
      const header = await page.locator('[data-fallback="header"]').boundingBox();
      expect(header?.height).toBe(104);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([sideways, await page.evaluate(() => window.shifts), errors]).toEqual([false, [], []]);
    },
  );

  test.each([
    ['/live/', 'en'],
    ['/de/live/', 'de'],
  ])('the built page %s updates its chrome, and nothing shifts', async (path, language) => {
    const { page, errors } = await visit(built.origin + path, width);
    await eventsDispatched(page, 'portico:load', 2);
    await still(page);
    expect(await page.locator(`${HEADER}[lang="${language}"]`).count()).toBe(1);
    expect([await page.evaluate(() => window.shifts), errors]).toEqual([[], []]);
  });
});

test('the built page works without requests to other origins', async () => {
  const { page, requests, errors } = await visit(`${builtAlone.origin}/`);
  expect(await useMenu(page)).toBe(2);
  expect(await offset(page)).toBe('64px');
  expect([...new Set(requests)].filter((origin) => !origin.includes('images.'))).toEqual([builtAlone.origin]);
  expect(errors).toEqual([]);
});

test.each(['/', '/de/', '/live/', '/de/live/'])('%s is a complete page, with and without a copy', async (path) => {
  const html = async ({ origin }: RunningExample) => (await fetch(origin + path)).text();
  expect(judgePage(await html(built))).toEqual({ header: 'chrome', footer: 'chrome' });
  expect(judgePage(await html(neverBuilt))).toEqual({ header: 'fallback', footer: 'fallback' });
});
