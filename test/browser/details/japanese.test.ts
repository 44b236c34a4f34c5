/** Japanese text: upright, large enough to read, and with line breaks between phrases. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BURGER, hydrated, PHONE, SECTION_IDS, section, useBrowser } from '../../support/browser.ts';

const { open } = useBrowser();
const SLANTED_HOST = '<style>body, a, button, p, span, li { font-style: italic }</style>';

/** The text styles in the chrome, including those of hidden elements. */
const stylesOf = (page: Page) =>
  page.locator('[data-portico] :not(svg, svg *, link)').evaluateAll((all) =>
    all
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.closest(':lang(ja)'))
      .map((element) => {
        const { fontStyle, fontSize, wordBreak, lineBreak } = getComputedStyle(element);
        return { text: element.textContent, fontStyle, fontSize: Number.parseFloat(fontSize), wordBreak, lineBreak };
      }),
  );

test.each([PHONE, 1440])(
  'at %i pixels, every text is upright, even on a host with italics, at least 12 pixels large, and breaks between phrases',
  async (width) => {
    const { page } = await open({ query: 'lang=ja&at=2026-01-01', width, head: SLANTED_HOST });
    await hydrated(page);
    const styles = await stylesOf(page);
    expect(styles.length).toBeGreaterThan(150);
    expect(styles.filter(({ fontStyle }) => fontStyle !== 'normal')).toEqual([]);
    // texts for pages without styles have no size
    expect(styles.filter(({ fontSize }) => fontSize > 0 && fontSize < 12)).toEqual([]);
    expect(styles.filter(({ wordBreak, lineBreak }) => wordBreak !== 'auto-phrase' || lineBreak !== 'strict')).toEqual(
      [],
    );
  },
);

/** Line breaks within a run of katakana, or before a mark that must not start a line. */
function badBreaks(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const text = element.firstChild;
    if (!(text instanceof Text)) return [];
    const range = document.createRange();
    const topOf = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    };
    return [...text.data].flatMap((_, index) => {
      const around = text.data.slice(index, index + 2);
      const belongsTogether = /^[ァ-ヶー]{2}$/.test(around) || /^.[、。・）」ー？！]$/.test(around);
      return belongsTogether && topOf(index) !== topOf(index + 1) ? [text.data] : [];
    });
  });
}

test.each([320, PHONE, 900, 1200])('at %i pixels, no line break separates a word or a mark', async (width) => {
  const { page } = await open({ query: 'lang=ja&transparent=false&at=2026-01-01', width });
  await hydrated(page);
  const texts = page.locator(
    ':is(.portico-link__name, .portico-link__description, .portico-teaser__title, .portico-footer-link, .portico-announcement__title, .portico-announcement__description):visible',
  );
  const found = await texts.evaluateAll(badBreaks);
  if (width < 1200) await page.click(BURGER);
  for (const id of SECTION_IDS) {
    await page.click(section(id).button);
    await page.waitForSelector(section(id).panel, { state: 'visible' });
    found.push(...(await texts.evaluateAll(badBreaks)));
  }
  expect(found).toEqual([]);
});
