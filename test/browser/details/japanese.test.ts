/** Japanese text: upright, large enough to read, and with line breaks between phrases. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser.ts';

const { openHydrated } = useBrowser();
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

test('every text is upright, even on a host with italics, at least 12 pixels large, and breaks between phrases', async () => {
  const { page } = await openHydrated({ query: 'lang=ja&at=2026-01-01', head: SLANTED_HOST });
  const styles = await stylesOf(page);
  expect(styles.length).toBeGreaterThan(150);
  expect(styles.filter(({ fontStyle }) => fontStyle !== 'normal')).toEqual([]);
  // texts for pages without styles have no size
  expect(styles.filter(({ fontSize }) => fontSize > 0 && fontSize < 12)).toEqual([]);
  expect(styles.filter(({ wordBreak, lineBreak }) => wordBreak !== 'auto-phrase' || lineBreak !== 'strict')).toEqual(
    [],
  );
});
