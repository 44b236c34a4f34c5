/** Slow connections: styles load late or never, and scripts after the visitor has started to use the page. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  BURGER,
  DESKTOP,
  hoverOpen,
  hydrated,
  OVERLAY,
  openOverlay,
  PHONE,
  section,
  useBrowser,
} from '../../support/browser.ts';
import { openHolding } from '../../support/hold-back.ts';

const { open, service } = useBrowser();
const product = section('NAV_PRODUCT');
const solutions = section('NAV_SOLUTIONS');
const ISLANDS = '**/islands-*.js';
const STYLES = '**/chrome-*.css';
const MAIN =
  '<main id="main"><h1>A page of the host</h1><p><input id="name" aria-label="Name"></p><div style="height: 3000px"></div></main>';

const noStyles = (page: Page) => page.route(STYLES, (route) => route.abort());

describe.each([PHONE, DESKTOP])('without the style sheet, at %i pixels', (width) => {
  test.each([true, false])('every text and link is shown, in order (scripts: %s)', async (scripts) => {
    const { page } = await open({ width, scripts, prepare: noStyles });
    if (scripts) await hydrated(page);
    const found = await page.evaluate(() => {
      const graphics = [...document.querySelectorAll('[data-portico] :is(svg, img)')].map((element) =>
        element.getBoundingClientRect(),
      );
      return {
        sideways: document.documentElement.scrollWidth - innerWidth,
        largest: Math.max(...graphics.map((box) => (box.width < 400 ? Math.min(box.width, box.height) : 9_999))),
        hidden: [...document.querySelectorAll('[data-portico] a')].filter(
          (link) => !link.checkVisibility({ visibilityProperty: true }) && !link.closest('[popover]'),
        ).length,
      };
    });
    expect(found.sideways).toBeLessThanOrEqual(0);
    expect(found.largest).toBeLessThan(200);
    expect(found.hidden).toBe(0);
    await openOverlay(page);
    for (const { firstLink } of [product, solutions]) expect(await page.isVisible(firstLink)).toBe(true);
    const tops = await page
      .locator(`${OVERLAY} .portico-section`)
      .evaluateAll((sections) => sections.map((found) => found.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    // Escape, because the unstyled overlay may cover the burger
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
  });
});

test('a page whose styles load late works like any other', async () => {
  const { page, messages, release } = await openHolding(open, STYLES, { until: 'commit', main: MAIN });
  // the browser may have parsed only a part of the page
  await page.waitForSelector('body', { state: 'attached' });
  release();
  await hydrated(page);
  await hoverOpen(page, product);
  expect((await page.locator('[data-portico="header"]').boundingBox())?.height).toBe(104);
  expect(messages).toEqual([]);
});

/** Serves a page that sends only the share `part` of its HTML until `release` is called; assets come from the service. */
async function servePart(html: string, part: number) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/chrome/')) {
      const file = await service().fetch(request.url);
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, html.length * part));
    await released;
    response.end(html.slice(html.length * part));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, release };
}

test('the part of the HTML that has arrived can be used', async () => {
  const { page, messages } = await open();
  const [header, footer] = await Promise.all(
    ['header', 'footer'].map(async (name) => (await service().fetch(`/chrome/${name}?transparent=false`)).text()),
  );
  // up to the middle of the panel of the last section
  const upToHeader = `<!doctype html><html lang="en"><title>Host</title><body style="margin:0">${header}`;
  const html = `${upToHeader}<main>Text</main>${footer}`;
  const { url, release } = await servePart(html, upToHeader.lastIndexOf('href="/enterprise"') / html.length);
  await page.goto(url, { waitUntil: 'commit' });
  await hoverOpen(page, product);
  expect(await page.isVisible('[data-portico-part="announcement"]')).toBe(true);
  expect(await page.locator('.portico-footer').count()).toBe(0);
  release();
  await hydrated(page);
  expect(await page.isVisible(product.panel)).toBe(true);
  expect(await page.isVisible('.portico-footer')).toBe(true);
  expect(messages).toEqual([]);
});

describe('while the script is loading', () => {
  test('a field of the host keeps its text, focus and selection', async () => {
    const { page, messages, release } = await openHolding(open, ISLANDS, { main: MAIN });
    await page.hover(product.button);
    await page.fill('#name', 'Ada');
    await page.press('#name', 'Shift+ArrowLeft');
    release();
    await hydrated(page);
    await page.keyboard.type('y');
    expect(await page.inputValue('#name')).toBe('Ady');
    expect(messages).toEqual([]);
  });

  test('the focus stays on the same link of an open panel', async () => {
    const { page, messages, release } = await openHolding(open, ISLANDS, { main: MAIN });
    await page.focus(solutions.button);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const before = await focused();
    release();
    await hydrated(page);
    expect(await focused()).toBe(before);
    expect(await page.isVisible(solutions.panel)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.locator(solutions.panel).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    expect(messages).toEqual([]);
  });

  test('an open overlay keeps its open section and its scroll position', async () => {
    const { page, messages, release } = await openHolding(open, ISLANDS, {
      width: PHONE,
      height: 600,
      main: MAIN,
      // images of the sample blog
      prepare: (target) =>
        target.route(
          ({ hostname }) => hostname !== '127.0.0.1',
          (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }),
        ),
    });
    await page.click(BURGER);
    await page.click(solutions.button);
    const scroller = page.locator('.portico-menu__scroller');
    await scroller.evaluate((element) => element.scrollTo(0, 170));
    const place = () => scroller.evaluate((element) => element.scrollTop);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    release();
    await hydrated(page);
    expect(await page.isVisible(OVERLAY)).toBe(true);
    expect(await page.isVisible(solutions.panel)).toBe(true);
    expect(await place()).toBe(before);
    await expect.poll(() => page.getAttribute(BURGER, 'aria-expanded')).toBe('true');
    expect(messages).toEqual([]);
  });

  test('a link that is pressed before hydration and released after it is followed', async () => {
    const { page, release } = await openHolding(open, ISLANDS, {
      main: MAIN,
      header: (html) => html.replaceAll('href="/pricing/"', 'href="/followed/pricing/"'),
    });
    await page.hover('a[href="/followed/pricing/"]');
    await page.mouse.down();
    release();
    await hydrated(page);
    await page.mouse.up();
    await page.waitForURL('**/followed/pricing/');
  });
});
