/** Panels of the desktop begin at the edge of the header's content, and what is in their last column fills it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, hydrated, SECTION_IDS, section, useBrowser } from '../support/browser.ts';
import { casesOf } from '../support/cases.ts';

const browser = useBrowser();
const documentation = section('NAV_DOCUMENTATION');
const WIDTHS = [1200, DESKTOP, 1920];
const LANGUAGES = ['en', 'de', 'ja'];
const QUERY = 'at=2026-01-01&seed=1&transparent=false';

const CASES = LANGUAGES.flatMap((language) =>
  WIDTHS.flatMap((width) => SECTION_IDS.map((id) => ({ language, width, id }))),
);

const openPanel = async (page: Page, { button, panel }: typeof documentation) => {
  await page.click(button);
  await page.waitForSelector(panel, { state: 'visible' });
};

/** Where the text or icon that an element begins with is, in pixels from the left edge of the window. */
const startOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return (element.querySelector('.portico-icon') ?? range).getBoundingClientRect().left;
    });

test('announcement, logo and the first column of each panel begin at one edge', async () => {
  const { page } = await browser.open({ query: QUERY });
  await hydrated(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await startOf(page, '[data-portico="header"] .portico-logo');
    expect(Math.abs((await startOf(page, '.portico-announcement__title')) - edge), `${width}`).toBeLessThanOrEqual(0.5);
    for (const id of SECTION_IDS) {
      await openPanel(page, section(id));
      const first = `${section(id).panel} .portico-column:first-child`;
      for (const part of [`${first} .portico-column__title`, `${first} .portico-link`])
        expect(Math.abs((await startOf(page, part)) - edge), `${width}, ${part}`).toBeLessThanOrEqual(0.5);
    }
  }
});

/** How many pixels the end of the card or list is above the end of its column, and that above the end of the panel. */
const voidsIn = (page: Page, { panel }: typeof documentation) =>
  page.locator(`${panel} > *`).evaluate((columns) => {
    const last = columns.lastElementChild as HTMLElement;
    const content = last.querySelector('.portico-teaser, li:last-child > a');
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    const padding = Number.parseFloat(getComputedStyle(last).paddingBlockEnd);
    return {
      inColumn: content ? bottom(last) - padding - bottom(content) : Number.NaN,
      inPanel: bottom(columns) - bottom(last),
    };
  });

async function expectFilled(page: Page, target: typeof documentation) {
  const { inColumn, inPanel } = await voidsIn(page, target);
  expect(Math.abs(inColumn)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(inPanel)).toBeLessThanOrEqual(0.5);
}

test.each(LANGUAGES)('in %s, the card or the items of the last column fill it in every panel', async (language) => {
  const cases = casesOf(CASES).filter((one) => one.language === language);
  expect(cases.length).toBeGreaterThan(0);
  const { page } = await browser.open({ query: `lang=${language}&${QUERY}` });
  await hydrated(page);
  for (const { width, id } of cases) {
    await page.setViewportSize({ width, height: 1000 });
    await openPanel(page, section(id));
    await expectFilled(page, section(id));
  }
});

test.each(LANGUAGES)('in %s, a card fills its column when the post has no image', async (language) => {
  const service = browser.service();
  // caches the post
  await service.fetch(`/chrome/teaser/latest-post?lang=${language}&blog=noimage`);
  const { page } = await browser.open({ query: `lang=${language}&blog=noimage&${QUERY}` });
  await hydrated(page);
  await openPanel(page, documentation);
  expect(await page.locator(`${documentation.panel} [data-portico-state="success"]`).count()).toBe(1);
  expect(await page.locator(`${documentation.panel} img`).count()).toBe(0);
  await expectFilled(page, documentation);
});

test('cards fill their columns when their images cannot be loaded', async () => {
  const { page } = await browser.open({
    query: `lang=de&${QUERY}`,
    prepare: (target) => target.route('**/*.svg', (route) => route.abort()),
  });
  await hydrated(page);
  let removed = 0;
  for (const target of SECTION_IDS.map(section)) {
    removed += await page.locator(`${target.panel} img`).count();
    await openPanel(page, target);
    await page.waitForFunction((panel) => !document.querySelector(`${panel} img`), target.panel);
    await expectFilled(page, target);
  }
  expect(removed).toBeGreaterThan(1);
});
