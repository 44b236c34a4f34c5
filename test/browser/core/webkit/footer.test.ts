/** The footer: its columns fold on phones, without scripts, and are open from 600 pixels on. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { DESKTOP, PHONE, useBrowser } from '../../../support/browser.ts';
import { casesOf } from '../../../support/cases.ts';
import { contentFor, footerColumnsOf } from '../../../support/content.ts';
import { inOlderBrowser } from '../../../support/older-browser.ts';
import { still } from '../../../support/still.ts';
import { unfolded, unfoldFooter } from '../../fixtures/unfold-footer.ts';

const { open } = useBrowser();
const COLUMN = '[data-portico-part="column"]';
const SUMMARY = `${COLUMN} summary`;
const TITLES = footerColumnsOf(contentFor('en')).map(({ title }) => title);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each(['none', 'shadow'])('on a phone, isolate=%s', (isolate) => {
  test('a press on a title unfolds the links of its column, the next one folds them, and nothing above moves', async () => {
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
  });
});

describe('on a phone', () => {
  test('several columns can be unfolded', async () => {
    const { page } = await open({ width: PHONE, scripts: false });
    await unfoldFooter(page);
    expect(await unfolded(page)).toEqual(TITLES);
  });

  test('the keyboard reaches every title, unfolds its links and folds them', async () => {
    const { page } = await open({ width: PHONE, scripts: false });
    await page.focus('#host-link');
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

  test('titles are at least 44 pixels high, and links 40 pixels', async () => {
    const { page } = await open({ width: PHONE, scripts: false });
    await unfoldFooter(page);
    const lowest = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((targets) => Math.min(...targets.map((target) => target.getBoundingClientRect().height)));
    expect(await lowest(SUMMARY)).toBeGreaterThanOrEqual(44);
    expect(await lowest(`${COLUMN} a`)).toBeGreaterThanOrEqual(40);
  });

  test.each(LANGUAGES)('in %s, the legal links flow in lines that are close to each other', async (language) => {
    const { page } = await open({ width: PHONE, query: `lang=${language}`, scripts: false });
    await page.locator('[data-portico-part="legal"]').scrollIntoViewIfNeeded();
    const boxes = await page.locator('[data-portico-part="legal"] a').evaluateAll((links) =>
      links.map((link) => {
        const { top, height } = link.getBoundingClientRect();
        return { top, height };
      }),
    );
    const lines = [...new Set(boxes.map(({ top }) => Math.round(top)))].sort((a, b) => a - b);
    expect(lines.length).toBeLessThan(boxes.length);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
    for (const [index, line] of lines.slice(1).entries()) expect(line - (lines[index] ?? 0)).toBeLessThanOrEqual(32);
  });

  test('the column with the link to the current page comes unfolded', async () => {
    const { page } = await open({ width: PHONE, query: 'path=/docs/quickstarts', scripts: false });
    expect(await unfolded(page)).toEqual(['Documentation']);
    await page.locator('footer [aria-current="page"]').scrollIntoViewIfNeeded();
    expect(await page.isVisible('footer [aria-current="page"]')).toBe(true);
  });
});

describe.each([
  { width: PHONE, query: 'lang=fr' },
  { width: PHONE, query: 'lang=en&path=/docs/quickstarts' },
  { width: 600, query: 'lang=es' },
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

test.each(casesOf(LANGUAGES.flatMap((language) => [768, 900, 1440].map((width) => ({ language, width })))))(
  'at $width pixels in $language, the columns are in two rows, and end at similar heights',
  async ({ language, width }) => {
    const { page } = await open({ width, query: `lang=${language}`, scripts: false });
    await page.locator(COLUMN).first().scrollIntoViewIfNeeded();
    const boxes = await page.locator(COLUMN).evaluateAll((columns) =>
      columns.map((column) => {
        const { left, top } = column.getBoundingClientRect();
        return { left: Math.round(left), top, bottom: column.lastElementChild?.getBoundingClientRect().bottom ?? 0 };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
    const [first, ...others] = [...Map.groupBy(boxes, ({ left }) => left).values()].map((column) => ({
      top: column[0]?.top ?? 0,
      height: (column.at(-1)?.bottom ?? 0) - (column[0]?.top ?? 0),
    }));
    expect(others).toHaveLength(3);
    expect(new Set(others.map(({ top }) => top))).toEqual(new Set([first?.top]));
    const heights = [first, ...others].map((column) => column?.height ?? 0);
    expect(Math.min(...heights) / Math.max(...heights)).toBeGreaterThan(0.65);
  },
);

// the headless shell of Chromium finds nothing at all
test.runIf(process.env.TEST_BROWSER)('a search in the page finds the footer far below the window', async () => {
  const { page } = await open();
  // not standard, and so not in the types
  const find = (text: string) => page.evaluate((searched) => Object(window).find(searched), text);
  expect(await find((await page.locator('footer p').last().textContent()) ?? '')).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});

test('without the style sheet, every link of the footer is visible', async () => {
  const { page } = await open({
    width: PHONE,
    prepare: (target) => target.route('**/*.css', (route) => route.abort()),
  });
  expect(await unfolded(page)).toEqual(TITLES);
});

test.each([PHONE, DESKTOP])(
  'in a browser older than the syntax of the breakpoints, at %i pixels, nothing folds',
  async (width) => {
    const { page } = await open(inOlderBrowser({ unknown: ['@media (width'] }, { width }));
    expect(await unfolded(page)).toEqual(TITLES);
    expect(await page.locator(`${SUMMARY}:visible`).count()).toBe(0);
  },
);

test.each(LANGUAGES)('in %s, a pill is on one line, and wraps where it would not fit', async (language) => {
  const { page } = await open({ query: `lang=${language}`, width: PHONE });
  await unfoldFooter(page);
  const pill = page.locator('.portico-footer .portico-pill');
  await pill.scrollIntoViewIfNeeded();
  const lines = () =>
    pill.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  expect(await lines()).toBe(1);
  // leaves less room than any pill needs
  await page.evaluate(() =>
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: '.portico-footer { --portico-gutter: 175px }' }),
    ),
  );
  const { x = 0, width = 0 } = (await pill.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(0);
  expect(x + width).toBeLessThanOrEqual(PHONE - 175 + 8);
});
