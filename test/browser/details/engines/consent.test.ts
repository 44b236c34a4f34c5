/** Banners for consent and outages: in the header's place for them, and as dialogs of the page. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, hydrated, OVERLAY, openOverlay, PHONE, useBrowser } from '../../../support/browser.ts';
import { openSlotPage, type SlotPage } from '../../../support/slot-page.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();

/** In pixels: of the banner, of the bar, and of what stays when the page is scrolled. */
const HEIGHT = 72;
const BAR = 40;
const ROWS = 112;
const CLOSE = '#consent button';

const banner = (attributes = '') => `<section id="consent" aria-label="Cookies" ${attributes}
  ><p>We would like to set cookies.</p><button type="button">Accept</button></section>`;

/** As a host may write them: the button hides the banner. */
const HEAD = `<style>#consent:not([hidden]) { display: flex; height: ${HEIGHT}px } #consent p { margin: 0 }</style>`;
const CLOSES = `<script>document.querySelector('${CLOSE}').onclick = () => { document.querySelector('#consent').hidden = true }</script>`;
const MAIN = `<main id="main"><h1>A page of the host</h1><p><a id="host-link" href="#end">A link of the host</a></p>
<div style="height:1500px"></div><p id="middle">The middle</p><div style="height:1500px"></div><p id="end">The end</p></main>${CLOSES}`;

async function openBanner(attributes = '', { head = '', ...options }: SlotPage = {}): Promise<Page> {
  const slots = { banner: banner(attributes) };
  const { page } = await openSlotPage(browser, { main: MAIN, slots, ...options, head: HEAD + head });
  await hydrated(page);
  await still(page);
  return page;
}

const show = (page: Page, shown = true) =>
  page.evaluate((hidden) => {
    const consent = document.querySelector<HTMLElement>('#consent');
    if (consent) consent.hidden = hidden;
  }, !shown);

const topOf = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelector(found)?.getBoundingClientRect().top ?? Number.NaN, selector);

/** What the page knows of the header: the offset, its lower edge, and where that really is. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const host = document.querySelector('[data-portico=header]');
    const header = host?.shadowRoot?.querySelector('.portico-header') ?? host;
    return [
      ...['--portico-offset', '--portico-bottom'].map((name) => Number.parseFloat(style.getPropertyValue(name))),
      header?.getBoundingClientRect().bottom,
    ];
  });

const SCROLLED = [ROWS, ROWS, ROWS];
const CLOSED = [ROWS, BAR + ROWS, BAR + ROWS];
const OPEN = [ROWS, HEIGHT + BAR + ROWS, HEIGHT + BAR + ROWS];

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.id || element?.getAttribute('data-portico-part') || element?.tagName;
  });

/** Whether the middle of an element can be seen and pressed. */
const isOnTop = (page: Page, selector: string) =>
  page.evaluate((found) => {
    const element = document.querySelector(found);
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element !== null && hit !== null && element.contains(hit);
  }, selector);

describe.each(['none', 'shadow'] as const)('in the place, isolate=%s', (isolate) => {
  const parameters = { isolate };

  test('a banner in the markup moves nothing, and scrolls away with the bar', async () => {
    const page = await openBanner('', { parameters });
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    await expect.poll(() => measured(page)).toEqual(OPEN);
    await scrollTo(page, 1000);
    await expect.poll(() => measured(page)).toEqual(SCROLLED);
    await scrollTo(page, 0);
    await expect.poll(() => measured(page)).toEqual(OPEN);
  });

  test('a late banner pushes the page by its height, and the focus stays', async () => {
    const page = await openBanner('hidden', { parameters });
    await page.focus('#host-link');
    const before = await topOf(page, '#host-link');
    await show(page);
    expect(await topOf(page, '#host-link')).toBe(before + HEIGHT);
    expect(await focused(page)).toBe('host-link');
    await expect.poll(() => measured(page)).toEqual(OPEN);
    await show(page, false);
    expect(await topOf(page, '#host-link')).toBe(before);
    await expect.poll(() => measured(page)).toEqual(CLOSED);
  });

  test('on a scrolled page, what is read stays where it is if the browser anchors it, or moves by the banner only', async () => {
    const page = await openBanner('hidden', { parameters });
    await scrollTo(page, 1300);
    await still(page);
    const before = await topOf(page, '#middle');
    const isAnchored = await page.evaluate(() => CSS.supports('overflow-anchor: auto'));
    for (const isShown of [true, false]) {
      await show(page, isShown);
      await still(page);
      expect(await topOf(page, '#middle')).toBe(before + (isShown && !isAnchored ? HEIGHT : 0));
      expect(await measured(page)).toEqual(SCROLLED);
    }
  });

  test('on a phone, the overlay begins below the row, and the banner stays above it', async () => {
    const page = await openBanner('', { parameters, width: PHONE });
    await openOverlay(page);
    await still(page);
    // the menu row; the overlay covers the host's row below it
    const { y } = (await page.locator(OVERLAY).boundingBox()) ?? {};
    expect(y).toBe(HEIGHT + BAR + 64);
    expect(await isOnTop(page, CLOSE)).toBe(true);
    await page.click(CLOSE);
    expect(await page.isVisible('#consent')).toBe(false);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
  });
});

describe('on a phone with an open overlay', () => {
  const fixed = 'style="position: fixed; inset: auto 0 0; z-index: 2000; background: white"';

  test('a dialog in the place that takes the focus closes the overlay', async () => {
    const page = await openBanner(`hidden ${fixed}`, { width: PHONE });
    await openOverlay(page);
    await page.waitForFunction(() => document.querySelector<HTMLElement>('#main')?.inert);
    await show(page);
    await page.focus(CLOSE);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Accept');
    expect(await isOnTop(page, CLOSE)).toBe(true);
    expect(await page.evaluate(() => document.querySelector<HTMLElement>('#main')?.inert)).toBe(false);
  });

  test('a modal dialog closes it, and has to be answered before it opens again', async () => {
    const dialog =
      '<dialog id="modal" aria-label="Cookies"><form method="dialog"><button>Accept</button></form></dialog>';
    const page = await openBanner('', { width: PHONE, slots: { banner: dialog }, main: MAIN.replace(CLOSES, '') });
    await openOverlay(page);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.showModal());
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    expect(await isOnTop(page, '#modal')).toBe(true);
    expect(await isOnTop(page, BURGER)).toBe(false);
    await page.click('#modal button');
    await openOverlay(page);
  });
});
