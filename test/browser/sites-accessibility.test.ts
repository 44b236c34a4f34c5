/** The pages of the five sites have no accessibility violation, and the Tab key goes through them in visual order. */

import { expect, test } from 'vitest';
import { SITE_NAMES } from '../../scripts/examples/start-sites.ts';
import { COLOR_SCHEMES } from '../../src/contract/theme.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { useSites } from '../support/sites.ts';
import { violationsOf } from './fixtures/violations.ts';
import { problemsOf, walkFocus } from './fixtures/walk-focus.ts';

const { open } = useSites();
const HEADER = '[data-portico="header"]';

const CASES = SITE_NAMES.flatMap((name) => COLOR_SCHEMES.map((colorScheme) => ({ name, colorScheme })));

test.each(CASES)('$name has no violation in the theme $colorScheme', async ({ name, colorScheme }) => {
  const page = await open(name, { context: { colorScheme } });
  // menus fold when the script takes them over
  await page.waitForFunction(() => !document.querySelector('.portico-nav__list:not([data-portico-enhanced])'));
  const used = await page
    .locator(HEADER)
    .evaluate((header) => getComputedStyle(header).getPropertyValue('--portico-used-color-scheme'));
  expect(used.trim()).toBe(colorScheme);
  expect(await violationsOf(page)).toEqual([]);
});

const WIDTHS = SITE_NAMES.flatMap((name) => [PHONE, DESKTOP].map((width) => ({ name, width })));

test.each(WIDTHS)(
  'the stops of the Tab key are in view and in visual order: $name, $width',
  async ({ name, width }) => {
    // otherwise transitions would be checked halfway
    const page = await open(name, { width, context: { reducedMotion: 'reduce' } });
    const boxes: { readonly name: string; readonly box: DOMRect }[] = [];
    const stops = await walkFocus(page, 'Tab', async (stop) => {
      boxes.push({ name: stop.name, box: await page.evaluate(focusedBox) });
    });
    expect(stops.length).toBeGreaterThan(5);
    // Chromium does not scroll sideways to a link that is partly in view; the search's button lies in its field
    const expected = /beyond the window|covered by portico-search__submit/;
    expect(problemsOf(stops).filter((problem) => !expected.test(problem))).toEqual([]);
    // Never to the left, except to something lower. The first one is the skip link, which is over others.
    const disordered = boxes.slice(2).filter(({ box }, index) => {
      const before = boxes[index + 1]?.box;
      return before && box.left < before.left && box.top < before.bottom - 2;
    });
    expect(disordered.map((stop) => stop.name)).toEqual([]);
  },
);

/** On the page, or in the window for the header, which stays in view; without the scrolling of lists. Runs in the page. */
function focusedBox(): DOMRect {
  const element = document.activeElement ?? document.body;
  const { x, y, width, height } = element.getBoundingClientRect();
  const isInHeader = element.closest('[data-portico="header"]') !== null;
  const scrolled = element.closest('ul')?.scrollLeft ?? 0;
  return new DOMRect(x + scrolled, isInHeader ? y : y + scrollY, width, height).toJSON();
}
