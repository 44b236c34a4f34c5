/** The announcement in the bar: its place, its parts, and the button that dismisses it. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../../support/browser.ts';
import { boxOf, middle } from '../../support/pointer.ts';

const { open } = useBrowser();
const LINK = '[data-portico-part="announcement"]';
const TEXT = `${LINK} > span`;
const DISMISS = '[data-portico-part="dismiss"]';

const openIn = async (language: string, width: number) =>
  (await open({ query: `lang=${language}&at=2026-01-01&seed=1&transparent=false`, width })).page;

/** Of each part that is shown, the ends of its text in pixels from the left edge of the window. */
const partsOf = (page: Page) =>
  page.locator(`${TEXT} > *`).evaluateAll((parts) =>
    parts
      .filter((part) => part.getBoundingClientRect().width > 1)
      .map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
  );

const lengthen = (page: Page) =>
  page.locator('.portico-announcement__title').evaluate((title) => title.append(' with a longer title'.repeat(6)));

test('the link is as high as the bar, and can be pressed at its edges', async () => {
  const page = await openIn('en', DESKTOP);
  for (const width of [320, PHONE, 900, DESKTOP]) {
    await page.setViewportSize({ width, height: 900 });
    const link = await boxOf(page, LINK);
    const { height } = await boxOf(page, '.portico-bar');
    expect(height).toBeGreaterThanOrEqual(40);
    expect(link, `${width}`).toMatchObject({ y: 0, height });
    for (const y of [1, height - 1]) {
      const hit = await page.evaluate(
        ([x, top, selector]) => Boolean(document.elementFromPoint(x, top)?.closest(selector)),
        [middle(link).x, y, LINK] as const,
      );
      expect(hit, `${width}, ${y}`).toBe(true);
    }
  }
});

test.each([1200, DESKTOP])('at %i pixels it is in the middle of the window, at most 720 pixels wide', async (width) => {
  const page = await openIn('en', width);
  expect(middle(await boxOf(page, TEXT)).x).toBeCloseTo(width / 2, 0);
  await lengthen(page);
  expect(await boxOf(page, '.portico-announcement')).toMatchObject({ x: width / 2 - 360, width: 720 });
  expect(middle(await boxOf(page, TEXT)).x).toBeCloseTo(width / 2, 0);
});

test('there are 12 pixels between title, description and link', async () => {
  const [title, description, link, ...others] = await partsOf(await openIn('en', DESKTOP));
  expect(others).toEqual([]);
  expect(Number(description?.left) - Number(title?.right)).toBeCloseTo(12, 0);
  expect(Number(link?.left) - Number(description?.right)).toBeCloseTo(12, 0);
});

test('on a phone, it has a title and a link in one line', async () => {
  const page = await openIn('en', PHONE);
  await page.locator(TEXT).evaluate(({ children: [title, , link] }) => {
    title?.replaceChildren('Auth for AI agents: developer preview');
    link?.replaceChildren('Join now');
  });
  expect(await partsOf(page)).toHaveLength(2);
  expect((await boxOf(page, TEXT)).height).toBeLessThan(20);
});

test('an arrow adds no line to its link, however narrow that is', async () => {
  const page = await openIn('en', 900);
  await page.addStyleTag({ content: '.arrowless::after { display: none !important }' });
  const heights = await page.locator('.portico-column__further >> nth=0').evaluate((link) => {
    const copy = link.cloneNode(true) as HTMLElement;
    document.querySelector('.portico-header__inner')?.append(copy);
    return Array.from({ length: 150 }, (_, index) => {
      copy.style.flex = `0 0 ${60 + index}px`;
      return [false, true].map((isArrowless) => {
        copy.classList.toggle('arrowless', isArrowless);
        return copy.offsetHeight;
      });
    });
  });
  expect(new Set(heights.map(([height]) => height)).size).toBeGreaterThan(1);
  expect(heights.filter(([withArrow, without]) => withArrow !== without)).toEqual([]);
});

test.each([320, DESKTOP])(
  'at %i pixels, a text of several lines keeps 8 pixels from the edges of the bar',
  async (width) => {
    const page = await openIn('en', width);
    await lengthen(page);
    const [text, bar] = [await boxOf(page, TEXT), await boxOf(page, '.portico-bar')];
    expect(text.height).toBeGreaterThan(34);
    expect(text.y).toBeGreaterThanOrEqual(8);
    expect(bar.height - text.y - text.height).toBeGreaterThanOrEqual(8);
  },
);

describe('the button that dismisses it', () => {
  test.each([PHONE, 900, DESKTOP])('at %i pixels is in one place, of one size, whatever the text', async (width) => {
    const english = await openIn('en', width);
    const place = await boxOf(english, DISMISS);
    expect(place).toMatchObject({ width: 32, height: 32 });
    await lengthen(english);
    expect(await boxOf(english, DISMISS)).toMatchObject({ x: place.x, width: 32, height: 32 });
  });

  test.each(['en', 'ja'])('is drawn with two lines of 16 pixels, and no letter: %s', async (language) => {
    const page = await openIn(language, DESKTOP);
    await page.hover(LINK);
    const lines = await page.locator(DISMISS).evaluate((button) =>
      ['::before', '::after'].map((name) => {
        const { content, width, rotate, transform } = getComputedStyle(button, name);
        return { content, width, rotate, transform };
      }),
    );
    expect(lines).toEqual([
      { content: '""', width: '16px', rotate: '45deg', transform: 'none' },
      { content: '""', width: '16px', rotate: '-45deg', transform: 'none' },
    ]);
  });
});
