/** The announcement of the bar: one link, whose target is as high as the bar. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { DESKTOP, PHONE, useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { boxOf, middle } from '../../support/pointer.ts';
import { exposedIn } from '../fixtures/accessibility-tree.ts';

const { open } = useBrowser();
const LINK = '[data-portico-part="announcement"]';
const TEXTS = ['title', 'description', 'cta'].map((part) => `.portico-announcement__${part}`);
const CASES = LANGUAGES.flatMap((language) => [PHONE, 900, DESKTOP].map((width) => ({ language, width })));

const openIn = async (language: string, width: number) =>
  (await open({ query: `lang=${language}&at=2026-01-01&seed=1&transparent=false`, width })).page;

const textsOf = (page: Page) =>
  Promise.all(TEXTS.map(async (selector) => (await page.locator(selector).textContent())?.trim() ?? ''));

test.each(casesOf(CASES))(
  'in $language at $width pixels, the name of the link has title, description and call to action, separated by spaces',
  async ({ language, width }) => {
    const page = await openIn(language, width);
    const texts = await textsOf(page);
    expect(texts.filter(Boolean)).toHaveLength(3);
    expect((await exposedIn(page, LINK))[0]).toEqual({ role: 'link', name: texts.join(' ') });
  },
);

test('the link is as high as the bar, and can be pressed at its edges', async () => {
  const page = await openIn('en', DESKTOP);
  for (const width of [320, PHONE, 900, DESKTOP]) {
    await page.setViewportSize({ width, height: 900 });
    const link = await boxOf(page, LINK);
    expect(link, `${width}`).toMatchObject({ y: 0, height: 40 });
    for (const y of [1, 39]) {
      const hit = await page.evaluate(
        ([x, top, selector]) => Boolean(document.elementFromPoint(x, top)?.closest(selector)),
        [middle(link).x, y, LINK] as const,
      );
      expect(hit, `${width}, ${y}`).toBe(true);
    }
  }
});
