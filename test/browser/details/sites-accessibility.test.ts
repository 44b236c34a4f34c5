/** The pages of the five sites have no accessibility violation, and the Tab key goes through them in visual order. */

import { expect, test } from 'vitest';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { SITE_NAMES } from '../../../tools/examples/start-sites.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import { useSites } from '../../support/sites.ts';
import { focusOrderOf } from '../fixtures/focus-order.ts';
import { violationsOf } from '../fixtures/violations.ts';
import { problemsOf } from '../fixtures/walk-focus.ts';

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
  // in the light theme also where Chrome darkens pages
  expect(used.trim()).toBe({ dark: 'dark', light: 'only light' }[colorScheme]);
  expect(await violationsOf(page)).toEqual([]);
});

const WIDTHS = SITE_NAMES.flatMap((name) => [PHONE, DESKTOP].map((width) => ({ name, width })));

test.each(WIDTHS)(
  'the stops of the Tab key are in view and in visual order: $name, $width',
  async ({ name, width }) => {
    // otherwise transitions would be checked halfway
    const page = await open(name, { width, context: { reducedMotion: 'reduce' } });
    const { stops, disordered } = await focusOrderOf(page);
    expect(stops.length).toBeGreaterThan(5);
    // Chromium does not scroll sideways to a link that is partly in view; the search's button lies in its field
    const expected = /beyond the window|covered by portico-search__submit/;
    expect(problemsOf(stops).filter((problem) => !expected.test(problem))).toEqual([]);
    expect(disordered).toEqual([]);
  },
);
