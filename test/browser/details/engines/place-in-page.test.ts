/** The chrome does not scroll the host's page or cover its anchors, and its ids and roles cause no conflicts. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BURGER,
  DESKTOP,
  hoverOpen,
  hydrated,
  openOverlay,
  PHONE,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { boxOf, middle, pointAt } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';

const { open } = useBrowser();
/** As in docs/customizing.md. */
const HEAD = '<style>html { scroll-padding-top: var(--portico-offset, 64px) }</style>';
const MAIN = `<main id="main"><p><a id="to-middle" href="#middle">Down</a></p><div style="height: 2000px"></div>
<h2 id="middle">The middle</h2><p><a id="to-top" href="#upper">Up</a></p><div style="height: 3000px"></div></main>`;
const UPPER = MAIN.replace(
  '<div style="height: 2000px">',
  '<div style="height: 900px"></div><h2 id="upper">Upper</h2>$&',
);

describe.each([PHONE, DESKTOP])('at %i pixels', (width) => {
  test('no button of the chrome scrolls the page, changes its address or submits a form', async () => {
    const { page } = await open({
      width,
      document: (header, footer) => `<!doctype html><html lang="en"><head><title>A page of the host</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${HEAD}</head><body style="margin:0">
<form action="/followed/form/">${header}${MAIN}${footer}</form></body></html>`,
    });
    await hydrated(page);
    const address = page.url();
    await page.evaluate(() => scrollTo(0, 1_200));
    const place = () => page.evaluate(() => scrollY);
    if (width === PHONE) await pressAt(page, BURGER);
    const sections = page.locator('[data-portico-part="section"] > button');
    expect(await sections.count()).toBe(4);
    for (const button of await sections.all()) {
      for (const state of ['opened', 'closed']) {
        await still(page);
        const { x, y } = middle((await button.boundingBox()) ?? (await boxOf(page, BURGER)));
        await page.mouse.click(x, y);
        expect([await button.textContent(), state, await place()]).toEqual([expect.anything(), state, 1_200]);
      }
    }
    if (width === PHONE) await pressAt(page, BURGER);
    expect(await place()).toBe(1_200);
    expect(page.url()).toBe(address);
  });

  test('moving the focus from the row to the bar and dismissing the announcement does not scroll the page', async () => {
    const { page } = await open({ width, main: MAIN });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 1_200));
    await page.focus('.portico-logo');
    const place = () => page.evaluate(() => scrollY);
    const reached: (string | null)[] = [];
    for (let step = 0; step < 5 && !reached.includes('dismiss'); step += 1) {
      await page.keyboard.press('Shift+Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('data-portico-part') ?? null));
      expect([reached, await place()]).toEqual([reached, 1_200]);
    }
    expect(reached).toContain('dismiss');
    await page.keyboard.press('Enter');
    const login = page.locator('[data-portico-part="login"]:focus');
    await login.waitFor();
    await expect.poll(() => login.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    expect(await place()).toBe(1_200);
  });

  test.each([
    ['the padding that the docs recommend', HEAD],
    ['a padding of the host', '<style>html { scroll-padding-top: 120px }</style>'],
  ])('moving the focus within the header does not scroll the page, with %s', async (_, head) => {
    const { page } = await open({ width, head, main: MAIN });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 900));
    await page.focus('.portico-logo');
    const places: (readonly [key: string, place: number])[] = [];
    const keys = ['Tab', 'ArrowRight', 'ArrowLeft', 'Escape', ...Array(6).fill('Shift+Tab')];
    for (const key of keys) {
      await page.keyboard.press(key);
      await still(page);
      if (await page.evaluate(() => document.activeElement?.closest('[data-portico="header"]'))) {
        places.push([key, await page.evaluate(() => scrollY)]);
      }
    }
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter(([, place]) => place !== 900)).toEqual([]);
  });

  test.each([false, true])(
    'links to anchors scroll their targets below the row (announcement dismissed: %s)',
    async (dismissed) => {
      const { page } = await open({ width, head: HEAD, main: UPPER });
      await hydrated(page);
      if (dismissed) await page.click('[data-portico-part="dismiss"]');
      for (const [link, target] of [
        ['#to-middle', '#middle'],
        ['#to-top', '#upper'],
      ] as const) {
        await page.locator(link).evaluate((element: HTMLElement) => element.click());
        await expect.poll(() => distance(page, target)).toBe(0);
        expect(await isUncovered(page, target)).toBe(true);
      }
    },
  );
});

test.each(['none', 'shadow'])('a bar of four lines scrolls away whole, with isolate=%s', async (isolate) => {
  const title = 'An announcement that needs several lines on a phone, '.repeat(4);
  const { page } = await open({
    width: PHONE,
    query: `isolate=${isolate}`,
    main: MAIN,
    header: (html) => html.replace(/(portico-announcement__title">)[^<]*/, `$1${title}`),
  });
  await hydrated(page);
  const bar = page.locator('.portico-bar');
  expect((await bar.boundingBox())?.height).toBeGreaterThan(70);
  await page.evaluate(() => scrollTo(0, 1_200));
  const edgeOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await expect.poll(() => edgeOf('.portico-bar')).toBeCloseTo(0);
  expect(await edgeOf('.portico-header__inner')).toBe(64);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset')))
    .toBe('64px');
});

test('without scripts, an address with an anchor scrolls its target below the row too', async () => {
  const { page } = await open({ head: HEAD, main: UPPER, scripts: false });
  await page.goto(`${page.url()}#middle`);
  await expect.poll(() => isUncovered(page, '#middle')).toBe(true);
});

/** Clicks an element without scrolling to it first, unlike `page.click`. */
async function pressAt(page: Page, selector: string): Promise<void> {
  const { x, y } = await pointAt(page, selector);
  await page.mouse.click(x, y);
}

/** The distance from the lower edge of the header to the upper edge of an element, in CSS pixels. */
const distance = (page: Page, target: string) =>
  page.evaluate((selector) => {
    const edge = document.querySelector('[data-portico="header"]')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs(Math.round((document.querySelector(selector)?.getBoundingClientRect().top ?? 0) - edge));
  }, target);

const isUncovered = (page: Page, target: string) =>
  page.locator(target).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 5, top + 2) === element;
  });

describe.each(['none', 'shadow'])('with isolate=%s', (isolate) => {
  test('a page with header and footer has no duplicate ids, and every reference has its element', async () => {
    const { page } = await open({ query: `isolate=${isolate}&skipTo=main` });
    await hydrated(page);
    const { ids, missing } = await page.evaluate(() => {
      const trees = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
      const elements = trees.flatMap((tree) => [...tree.querySelectorAll('*')]);
      const references = elements.flatMap((element) =>
        ['aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget'].flatMap((name) =>
          (element.getAttribute(name)?.split(' ') ?? [])
            .filter((id) => !(element.getRootNode() as Document | ShadowRoot).getElementById(id))
            .map((id) => `${name}=${id}`),
        ),
      );
      return { ids: elements.flatMap(({ id }) => id || []), missing: references };
    });
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(missing).toEqual([]);
  });

  test('sections are disclosures: no element has a menu role, open or closed', async () => {
    const { page } = await open({ query: `isolate=${isolate}`, width: PHONE });
    await hydrated(page);
    const roles = () => page.locator('[data-portico] [role^="menu"], [data-portico] [aria-haspopup]').count();
    expect(await roles()).toBe(0);
    await openOverlay(page);
    await page.click(section('NAV_PRODUCT').button);
    expect(await roles()).toBe(0);
    await page.setViewportSize({ width: DESKTOP, height: 900 });
    await hoverOpen(page, section('NAV_PRODUCT'));
    expect(await page.getAttribute(section('NAV_PRODUCT').button, 'aria-expanded')).toBe('true');
    expect(await roles()).toBe(0);
  });
});
