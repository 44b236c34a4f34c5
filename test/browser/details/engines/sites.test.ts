/** The example with five sites of the sample company: each is complete, and visitors get from one to the next. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITE_NAMES } from '../../../../tools/examples/start-sites.ts';
import { BURGER, DESKTOP, hydrated, OVERLAY, PHONE } from '../../../support/browser.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { SITE_PAGES, type SiteName, useSites } from '../../../support/sites.ts';
import { still } from '../../../support/still.ts';

const { open, addressOf } = useSites();
const HEADER = '[data-portico="header"]';
const FOOTER = '[data-portico="footer"]';
const LINKS = `:is(${HEADER}, ${FOOTER}) a`;

const hrefsOf = (page: Page, links: string) =>
  page.evaluate(
    (selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ href }) => href),
    links,
  );

/** A selector of the first element that can be seen; `null` if there is none. */
async function firstVisible(page: Page, selector: string): Promise<string | null> {
  const index = await page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)].findIndex(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0,
      ),
    selector,
  );
  return index === -1 ? null : `${selector} >> nth=${index}`;
}

/** Follows the first visible link to a site, in the overlay or a folded column of the footer if there is none. */
async function follow(page: Page, to: SiteName): Promise<void> {
  const href = `a[href="${addressOf(to)}"]`;
  const inHeader = () => firstVisible(page, `${HEADER} ${href}`);
  if (!(await inHeader()) && (await page.isVisible(BURGER))) {
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'visible' });
    if (!(await inHeader())) {
      await page.click(BURGER);
      await page.waitForSelector(OVERLAY, { state: 'hidden' });
    }
  }
  const inFooter = () => firstVisible(page, `${FOOTER} ${href}`);
  if (!(await inHeader()) && !(await inFooter()))
    await page.click(`${FOOTER} [data-portico-part="column"]:has(${href}) summary`);
  const link = (await inHeader()) ?? (await inFooter());
  expect(link).toBeTruthy();
  await page.click(link ?? '');
  await page.waitForURL(addressOf(to));
}

describe.each(SITE_NAMES)('%s', (name) => {
  test('has its own header and footer, with its menu', async () => {
    const page = await open(name);
    const count = (selector: string) => page.locator(selector).count();
    expect([await count(HEADER), await count(FOOTER), await count('[data-fallback]')]).toEqual([1, 1, 0]);
    const { items, hasLogin } = SITE_PAGES[name];
    expect(await count(`${HEADER} [data-portico-part="nav"] > ul > li[data-portico-id^="NAV_"]`)).toBe(items);
    expect((await count(`${HEADER} [data-portico-part="login"]`)) > 0).toBe(hasLogin);
    expect(await page.isVisible(`${FOOTER} [data-portico-part="legal"] a >> nth=0`)).toBe(true);
  });

  test.each([320, DESKTOP])('does not shift or scroll sideways at %i pixels', async (width) => {
    const page = await open(name, { width, prepare: (target) => target.addInitScript(recordShifts) });
    await still(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test.each([
  { width: DESKTOP, scripts: true },
  { width: PHONE, scripts: false },
])(
  'visitors follow links of header and footer from site to site, and back: $width, scripts $scripts',
  async ({ width, scripts }) => {
    const page = await open('marketing', { width, context: { javaScriptEnabled: scripts } });
    for (const next of ['docs', 'community', 'shop', 'checkout', 'marketing'] as const) {
      await follow(page, next);
      if (scripts && SITE_PAGES[next].items > 0) await hydrated(page);
      const marked = await hrefsOf(page, `${LINKS}[aria-current="page"]`);
      // header or footer of the others have no link to their home page
      expect(new Set(marked)).toEqual(new Set(next === 'docs' || next === 'community' ? [addressOf(next)] : []));
    }
  },
);

test('no link of header and footer leaves the example for the address of one of its sites', async () => {
  for (const name of SITE_NAMES) {
    const page = await open(name, { context: { javaScriptEnabled: false } });
    const links = new Set(await hrefsOf(page, LINKS));
    expect(links.size).toBeGreaterThan(4);
    expect([...links].filter((href) => /^https:\/\/(www|community|shop)\.example\.com/.test(href))).toEqual([]);
    const responses = [...links]
      .filter((href) => href.startsWith('http://127.0.0.1:'))
      .map(async (href) => ({ href, status: (await fetch(href)).status }));
    expect((await Promise.all(responses)).filter(({ status }) => status !== 200)).toEqual([]);
  }
});

test('the cart in the header counts what visitors add, without scripts', async () => {
  const page = await open('shop', { context: { javaScriptEnabled: false } });
  const cart = page.locator(`${HEADER} [data-portico-slot="tools"] a`);
  expect(await cart.getAttribute('aria-label')).toBe('Cart 1, go to checkout');
  await page.click('main button');
  await expect.poll(() => cart.getAttribute('aria-label')).toBe('Cart 2, go to checkout');
});
