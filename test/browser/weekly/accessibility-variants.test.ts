/** No accessibility violation and no invalid markup with other parameters, and while a teaser is loading. */

import { test } from 'vitest';
import { COLOR_SCHEMES, type ColorScheme } from '../../../src/contract/theme.ts';
import { section, useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { statesAt, WIDTHS } from '../fixtures/every-state.ts';
import { expectNoProblems } from '../fixtures/look-at-states.ts';
import { pendingPost } from '../fixtures/pending-post.ts';

const browser = useBrowser();

const HERO_COLORS: Readonly<Record<ColorScheme, string>> = {
  dark: 'background: #0b0d14; color: #fff',
  light: 'background: #fff; color: #000',
};

/** A host whose first section extends behind the header. */
const heroOf = (
  theme: ColorScheme,
) => `<style>:root { --portico-overlap: 1 } main { padding-top: 200px; min-height: 600px }
body { ${HERO_COLORS[theme]} }</style>`;

interface Variant {
  readonly name: string;
  readonly query: string;
  readonly head?: (theme: ColorScheme) => string;
  readonly languagesInBar?: true;
}

const VARIANTS: readonly Variant[] = [
  { name: 'isolated', query: 'transparent=false&isolate=shadow' },
  { name: 'transparent', query: '', head: heroOf },
  // the bar has room for the language selector at every width
  { name: 'without announcement', query: 'transparent=false&announcement=omit', languagesInBar: true },
  { name: 'with a path', query: 'transparent=false&path=/docs/quickstarts' },
];

/** Each with every width, and the themes in turn: accessibility.test.ts has every theme at every width. */
const VARIED = VARIANTS.flatMap((variant, row) =>
  WIDTHS.map((width, column) => {
    const theme = COLOR_SCHEMES[(row + column) % COLOR_SCHEMES.length] ?? 'dark';
    return { name: variant.name, variant, theme, width };
  }),
);

test.each(casesOf(VARIED))(
  '$name, $theme, at $width pixels: no state has a violation or invalid markup',
  ({ variant: { query, head, languagesInBar }, theme, width }) =>
    expectNoProblems(browser, {
      query: `theme=${theme}&${query}`,
      width,
      states: statesAt(width, languagesInBar),
      host: { head: head?.(theme) ?? '' },
    }),
);

test.each(COLOR_SCHEMES)('with a teaser that is loading, %s: no violation and no invalid markup', async (theme) => {
  const { button, panel } = section('NAV_DOCUMENTATION');
  await expectNoProblems(browser, {
    query: `theme=${theme}&transparent=false`,
    width: 1440,
    states: [
      {
        name: 'loading',
        enter: async (page) => {
          await page.click(button);
          await page.waitForSelector(`${panel} [data-portico-state="loading"]`, { state: 'visible' });
        },
        leave: async () => {},
      },
    ],
    host: { header: await pendingPost(), prepare: (page) => page.route('**/chrome/teaser/**', () => {}) },
  });
});
