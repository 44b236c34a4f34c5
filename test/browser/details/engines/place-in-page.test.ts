/** The chrome does not scroll the host's page or cover its anchors, and its ids and roles cause no conflicts. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, DESKTOP, openSection, PHONE, section, useBrowser } from '../../../support/browser.ts';
import { boxOf, middle, pointAt } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';

const { openHydrated } = useBrowser();
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
    const { page } = await openHydrated({
      width,
      document: (header, footer) => `<!doctype html><html lang="en"><head><title>A page of the host</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${HEAD}</head><body style="margin:0">
<form action="/followed/form/">${header}${MAIN}${footer}</form></body></html>`,
    });
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

  test('moving the focus within the header does not scroll the page', async () => {
    const { page } = await openHydrated({ width, head: HEAD, main: MAIN });
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

  test('links to anchors scroll their targets below the row', async () => {
    const { page } = await openHydrated({ width, head: HEAD, main: UPPER });
    for (const [link, target] of [
      ['#to-middle', '#middle'],
      ['#to-top', '#upper'],
    ] as const) {
      await page.locator(link).evaluate((element: HTMLElement) => element.click());
      await expect.poll(() => distance(page, target)).toBe(0);
      expect(await isUncovered(page, target)).toBe(true);
    }
  });
});

/** Clicks an element without scrolling to it first, unlike `page.click`. */
async function pressAt(page: Page, selector: string): Promise<void> {
  const { x, y } = await pointAt(page, selector);
  await page.mouse.click(x, y);
}

test('a sidebar that is fixed below the row stays there, and menus open above it', async () => {
  // as in docs/customizing.md
  const style = 'position: fixed; z-index: 10; top: var(--portico-bottom, var(--portico-offset, 64px)); bottom: 0';
  const { page } = await openHydrated({ main: `${MAIN}<nav id="sidebar" style="${style}; width: 200px">Pages</nav>` });
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await boxOf(page, '#sidebar')).y).toBe(64);
  expect(await isUncovered(page, '#sidebar')).toBe(true);
  await openSection(page, section('NAV_PRODUCT'));
  const { x, y } = await boxOf(page, section('NAV_PRODUCT').panel);
  expect(x).toBeLessThan(200);
  const isAbove = ([left, top]: readonly number[]) =>
    document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-portico="header"]') !== null;
  expect(await page.evaluate(isAbove, [x + 20, y + 20])).toBe(true);
});

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

test.each(['none', 'shadow'])(
  'a page with header and footer has no duplicate ids, and every reference has its element, isolate=%s',
  async (isolate) => {
    const { page } = await openHydrated({ query: `isolate=${isolate}&skipTo=main` });
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
  },
);
