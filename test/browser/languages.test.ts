/** The chrome in its own language on a page in another one. */

import { describe, expect, test } from 'vitest';
import { BURGER, hydrated, PHONE, section, useBrowser } from '../support/browser.ts';

const { open } = useBrowser();

/** The language that the engine uses for hyphens, line breaks and glyphs. */
const localeOf = (element: Element) => getComputedStyle(element).getPropertyValue('-webkit-locale').replaceAll('"', '');

describe.each(['none', 'shadow'])('with isolate=%s', (isolate) => {
  test.each(['de', 'en', 'fr', 'es', 'pt', 'ja'])('the engine is told %s on an English page', async (language) => {
    const { page } = await open({ query: `lang=${language}&isolate=${isolate}` });
    for (const text of ['.portico-section__button >> nth=0', '.portico-footer__title >> nth=0'])
      expect(await page.locator(text).evaluate(localeOf)).toBe(language);
    const offered = page.locator('#portico-panel-language a');
    expect(await offered.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(
      await Promise.all((await offered.all()).map((link) => link.evaluate(localeOf))),
    );
  });
});

/** Where a line ends within a word in katakana. */
function brokenWords(texts: readonly Element[]): string[] {
  return texts.flatMap((element) => {
    const text = element.firstChild as Text;
    const range = document.createRange();
    const topOf = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    };
    return [...text.data].flatMap((_, index) => {
      const around = text.data.slice(index, index + 2);
      return /^[ァ-ヶー]{2}$/.test(around) && topOf(index) !== topOf(index + 1) ? [text.data] : [];
    });
  });
}

test.each([PHONE, 900])('Japanese breaks between phrases on an English page of %i pixels', async (width) => {
  const { page } = await open({ query: 'lang=ja&transparent=false', width });
  await hydrated(page);
  await page.click(BURGER);
  for (const id of ['NAV_DEVELOPERS', 'NAV_DOCUMENTATION', 'NAV_PRODUCT', 'NAV_SOLUTIONS'])
    await page.click(section(id).button);
  const descriptions = page.locator('.portico-link__description:visible');
  expect(await descriptions.count()).toBeGreaterThan(20);
  expect(await descriptions.evaluateAll(brokenWords)).toEqual([]);
});
