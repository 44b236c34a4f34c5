/** The footer: its columns fold on phones, without scripts, and are open from 600 pixels on. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../../../support/browser.ts';
import { contentFor, footerColumnsOf } from '../../../support/content.ts';
import { inOlderBrowser } from '../../../support/older-browser.ts';
import { still } from '../../../support/still.ts';
import { unfolded } from '../../fixtures/unfold-footer.ts';

const { open } = useBrowser();
const COLUMN = '[data-portico-part="column"]';
const SUMMARY = `${COLUMN} summary`;
const TITLES = footerColumnsOf(contentFor('en')).map(({ title }) => title);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.each(['none', 'shadow'])(
  'on a phone, a press on a title unfolds the links of its column, the next one folds them, and nothing above moves, isolate=%s',
  async (isolate) => {
    const { page } = await open({ width: PHONE, query: `isolate=${isolate}`, scripts: false });
    const summaries = page.locator(SUMMARY);
    expect(await summaries.allTextContents()).toEqual(TITLES);
    expect(await unfolded(page)).toEqual([]);
    for (const [index, title] of TITLES.entries()) {
      const summary = summaries.nth(index);
      await summary.scrollIntoViewIfNeeded();
      const before = await summary.boundingBox();
      await summary.click();
      expect(await unfolded(page)).toEqual([title]);
      expect(await summary.boundingBox()).toEqual(before);
      await summary.click();
      expect(await unfolded(page)).toEqual([]);
    }
  },
);

describe('on a phone', () => {
  test('the keyboard reaches every title, unfolds its links and folds them', async () => {
    const { page } = await open({ width: PHONE, scripts: false });
    await page.focus('#host-link');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Acme');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Developers');
    const ring = await page
      .locator(SUMMARY)
      .first()
      .evaluate((summary) => getComputedStyle(summary).outline);
    expect(ring).toMatch(/solid 2px/);
    await page.keyboard.press('Enter');
    expect(await unfolded(page)).toEqual(['Developers']);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Developer Center');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect(await unfolded(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Documentation');
  });

  test('the column with the link to the current page comes unfolded', async () => {
    const { page } = await open({ width: PHONE, query: 'path=/docs/quickstarts', scripts: false });
    expect(await unfolded(page)).toEqual(['Documentation']);
    await page.locator('footer [aria-current="page"]').scrollIntoViewIfNeeded();
    expect(await page.isVisible('footer [aria-current="page"]')).toBe(true);
  });
});

describe.each([
  { width: PHONE, query: 'lang=en&path=/docs/quickstarts' },
  { width: 900, query: 'lang=es' },
])('at $width pixels, with $query, before the footer was near', ({ width, query }) => {
  const MAIN = '<main id="main" style="height: 4000px"><a id="link" href="#behind">Behind</a></main>';
  const openAbove = async (behind: string) => {
    const { page } = await open({
      width,
      document: (header, footer) => `<!doctype html><html lang="en"><title>A page</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><body style="margin:0">${header}${MAIN}${footer}${behind}</body>`,
      query,
    });
    await still(page);
    return page;
  };

  test('a script that scrolls to the end of the page arrives there', async () => {
    const page = await openAbove('');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await still(page);
    const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    expect(Math.abs(await left())).toBeLessThan(1);
  });

  test('a link to what is behind the footer leads there', async () => {
    const page = await openAbove('<div id="behind" style="height: 3000px">Behind</div>');
    await page.locator('#link').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3_000);
    await still(page);
    const top = () => page.locator('#behind').evaluate((target) => target.getBoundingClientRect().top);
    expect(Math.abs(await top())).toBeLessThan(1);
  });
});

// the headless shell of Chromium finds nothing at all
test.runIf(process.env.TEST_BROWSER)('a search in the page finds the footer far below the window', async () => {
  const { page } = await open();
  // not standard, and so not in the types
  const find = (text: string) => page.evaluate((searched) => Object(window).find(searched), text);
  expect(await find((await page.locator('footer p').last().textContent()) ?? '')).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});

test('at 1440 pixels, the columns stand beside the brand, packed by their height', async () => {
  const { page } = await open({ width: DESKTOP, query: 'lang=en' });
  const edges = await page
    .locator(COLUMN)
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().left));
  expect(edges).toHaveLength(8);
  expect(new Set(edges).size).toBe(5);
  const [brand, first] = await Promise.all(
    ['.portico-footer .portico-logo', COLUMN].map((part) => page.locator(part).first().boundingBox()),
  );
  expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThan(first?.x ?? 0);
  expect((await page.locator('footer').boundingBox())?.height).toBeLessThan(620);
});

test.each([PHONE, DESKTOP])(
  'in a browser older than the syntax of the breakpoints, at %i pixels, nothing folds',
  async (width) => {
    const { page } = await open(inOlderBrowser({ unknown: ['@media (width'] }, { width }));
    expect(await unfolded(page)).toEqual(TITLES);
    expect(await page.locator(`${SUMMARY}:visible`).count()).toBe(0);
  },
);
