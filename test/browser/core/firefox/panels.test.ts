/** Panels of the desktop: where they begin, and the rhythm of their rows, pictures and cards. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, hydrated, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';
import { casesOf } from '../../../support/cases.ts';

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

/** What is measured in a panel, in pixels. */
const measure = (page: Page, { panel }: typeof documentation) =>
  page.locator(panel).evaluate((element) => {
    const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
    const box = (target: Element) => target.getBoundingClientRect();
    const contentOf = (target: Element) => {
      const range = document.createRange();
      range.selectNodeContents(target);
      return range.getBoundingClientRect();
    };
    const lists = all('.portico-link-list');
    const top = box(lists[0] as Element).top;
    const columns = all('.portico-column:not(.portico-column--post, .portico-column--items)');
    return {
      end: box(element).right,
      pictures: all('.portico-teaser__image').map(box),
      cards: all('a.portico-teaser:not(:has(img)), .portico-column--items a').map((card) => ({
        top: box(card).top,
        right: box(card).right,
        above: contentOf(card).top - box(card).top,
        below: box(card).bottom - contentOf(card).bottom,
      })),
      top,
      lists: lists.map((list) => box(list).top),
      rows: all('.portico-column:not(.portico-column--items) .portico-link').map((row) => ({
        text: row.textContent,
        offset: box(row).top - top,
        height: box(row).height,
        hasIcon: row.querySelector('.portico-icon') !== null,
      })),
      columns: columns.map((column) => ({
        width: box(column).width,
        rest:
          box(column).right -
          Math.max(...[...column.querySelectorAll('span, p, a')].map((part) => contentOf(part).right)),
      })),
    };
  });

const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.5;

test.each(LANGUAGES)(
  'in %s, pictures and cards begin with the lists and end at the edge, and rows keep a rhythm',
  async (language) => {
    const cases = casesOf(CASES).filter((one) => one.language === language);
    expect(cases.length).toBeGreaterThan(0);
    const { page } = await browser.open({ query: `lang=${language}&${QUERY}` });
    await hydrated(page);
    const wrong: string[] = [];
    for (const { width, id } of cases) {
      await page.setViewportSize({ width, height: 1000 });
      await openPanel(page, section(id));
      const { end, pictures, cards, top, rows } = await measure(page, section(id));
      expect(pictures.length + cards.length).toBeGreaterThan(0);
      expect(rows.length).toBeGreaterThan(0);
      const check = (isRight: boolean, problem: string) => isRight || wrong.push(`${width}, ${id}: ${problem}`);
      for (const picture of pictures) {
        check(isNear(picture.width, 300) && isNear(picture.height, 168.75), `${picture.width} x ${picture.height}`);
        check(isNear(picture.top, top), `a picture at ${picture.top}, lists at ${top}`);
        check(isNear(end - picture.right, 24), `a picture ends at ${picture.right}, the panel at ${end}`);
      }
      check(cards[0] === undefined || isNear(cards[0].top, top), `a card at ${cards[0]?.top}, lists at ${top}`);
      for (const { right, above, below } of cards) {
        check(isNear(end - right, 24), `a card ends at ${right}, the panel at ${end}`);
        check(Math.abs(below - above) <= 4, `${above} above the text of a card, ${below} below`);
      }
      for (const { text, offset, height, hasIcon } of rows) {
        check(isNear(offset % 20, 0) || isNear(offset % 20, 20), `${text} is ${offset} below the top`);
        check(isNear(height % 20, 0) || isNear(height % 20, 20), `${text} is ${height} high`);
        check(hasIcon, `${text} has no icon`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('columns are as wide as their content, or 240 pixels, and lists of names stand side by side', async () => {
  const { page } = await browser.open({ query: QUERY });
  await hydrated(page);
  for (const id of SECTION_IDS) {
    await openPanel(page, section(id));
    const { columns, lists } = await measure(page, section(id));
    expect(columns.length, id).toBe(2);
    for (const { width, rest } of columns)
      expect(Math.abs(width - Math.max(240, width - rest + 12)), `${id}, ${width}, ${rest}`).toBeLessThanOrEqual(1);
    if (id === 'NAV_DOCUMENTATION') expect(new Set(lists).size).toBe(1);
  }
});

test('the disc on the picture of the video has a diameter of 48 pixels', async () => {
  const { page } = await browser.open({ query: QUERY });
  await hydrated(page);
  await openPanel(page, section('NAV_PRODUCT'));
  const diameter = await page.locator(`${section('NAV_PRODUCT').panel} img`).evaluate(async (image) => {
    const text = await (await fetch((image as HTMLImageElement).src)).text();
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const [, , width = Number.NaN] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const radius = Number(svg.querySelector('circle[fill="#fff"]')?.getAttribute('r'));
    return (2 * radius * image.getBoundingClientRect().width) / width;
  });
  expect(Math.abs(diameter - 48)).toBeLessThanOrEqual(0.5);
});

/** A card without a picture is as high as its text. */
async function expectCard(page: Page, target: typeof documentation) {
  const { cards, pictures, top } = await measure(page, target);
  expect(pictures).toEqual([]);
  expect(cards).toHaveLength(1);
  for (const card of cards) {
    expect(Math.abs(card.top - top)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(card.below - card.above)).toBeLessThanOrEqual(4);
  }
}

test.each(LANGUAGES)('in %s, the card of a post without an image is as high as its text', async (language) => {
  const service = browser.service();
  // caches the post
  await service.fetch(`/chrome/teaser/latest-post?lang=${language}&blog=noimage`);
  const { page } = await browser.open({ query: `lang=${language}&blog=noimage&${QUERY}` });
  await hydrated(page);
  await openPanel(page, documentation);
  const loaded = page.locator(`${documentation.panel} [data-portico-state="success"]`);
  await expect.poll(() => loaded.count()).toBe(1);
  await expectCard(page, documentation);
});

test('cards whose images cannot be loaded are as high as their text', async () => {
  const { page } = await browser.open({
    query: `lang=de&${QUERY}`,
    prepare: (target) => target.route('**/*.svg', (route) => route.abort()),
  });
  await hydrated(page);
  let removed = 0;
  for (const target of SECTION_IDS.map(section)) {
    const images = await page.locator(`${target.panel} img`).count();
    removed += images;
    await openPanel(page, target);
    await page.waitForFunction((panel) => !document.querySelector(`${panel} img`), target.panel);
    if (images > 0) await expectCard(page, target);
  }
  expect(removed).toBeGreaterThan(1);
});
