/** No accessibility violation and no invalid markup with other parameters, states of the teaser, and without the announcement. */

import type { Page, Route } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { COLOR_SCHEMES, type ColorScheme } from '../../../src/contract/theme.ts';
import { section, useBrowser } from '../../support/browser.ts';
import { hasPost } from '../../support/busy-machine.ts';
import { casesOf } from '../../support/cases.ts';
import { type State, statesAt, WIDTHS } from '../fixtures/every-state.ts';
import { checkStates } from '../fixtures/look-at-states.ts';
import { pendingPost } from '../fixtures/pending-post.ts';

const browser = useBrowser();

/** A host whose first section extends behind the header. */
const heroOf = (
  theme: ColorScheme,
) => `<style>:root { --portico-overlap: 1 } main { padding-top: 200px; min-height: 600px }
body { ${HERO_COLORS[theme]} }</style>`;
const HERO_COLORS: Readonly<Record<ColorScheme, string>> = {
  dark: 'background: #0b0d14; color: #fff',
  light: 'background: #fff; color: #000',
};

/** Other parameters of requests, with styles for the host's head. */
const VARIANTS = {
  isolated: { query: 'transparent=false&isolate=shadow' },
  transparent: { query: '', head: heroOf },
  // the bar has room for the language selector at every width
  'without announcement': { query: 'transparent=false&announcement=omit', languagesInBar: true },
  'with a path': { query: 'transparent=false&path=/docs/quickstarts' },
} satisfies Record<string, Variant>;

interface Variant {
  readonly query: string;
  readonly head?: (theme: ColorScheme) => string;
  readonly languagesInBar?: true;
}

/** Each with every width, and the themes in turn: accessibility.test.ts has every theme at every width. */
const VARIED = Object.entries<Variant>(VARIANTS).flatMap(([name, variant], row) =>
  WIDTHS.map((width, column) => {
    const theme = COLOR_SCHEMES[(row + column) % COLOR_SCHEMES.length] ?? 'dark';
    return { name, variant, theme, width };
  }),
);

interface TeaserCase {
  readonly state: 'success' | 'fallback' | 'loading' | 'error';
  /** The parameter of the sample blog. */
  readonly blog: 'ok' | 'failing';
  /** The response to the browser's own request for the post, if the page comes without it. */
  readonly answer?: (route: Route) => Promise<void> | void;
}

const TEASERS: readonly TeaserCase[] = [
  { state: 'success', blog: 'ok' },
  { state: 'fallback', blog: 'failing' },
  { state: 'loading', blog: 'failing', answer: () => {} },
  { state: 'error', blog: 'failing', answer: (route) => route.fulfill({ status: 503, body: '' }) },
];

const DISMISSED: State = {
  name: 'announcement dismissed',
  enter: (page) => page.click('[data-portico-part="dismiss"]'),
  leave: async () => {},
};

/** The Documentation menu open, with its teaser in the given state. */
function teaserState(width: number, { state }: TeaserCase): State {
  const documentation = statesAt(width).find(({ name }) => name.endsWith('NAV_DOCUMENTATION'));
  const teaser = `${section('NAV_DOCUMENTATION').panel} [data-portico-state="${state}"]`;
  return {
    name: `teaser ${state}`,
    enter: async (page) => {
      await documentation?.enter(page);
      await page.waitForSelector(teaser, { state: 'attached' });
    },
    leave: async () => {},
  };
}

const { expectNoProblems, expectAllChecked } = checkStates(browser);
let pending: (header: string) => string;

beforeAll(async () => {
  pending = await pendingPost();
});

test.each(casesOf(VARIED))(
  '$name, $theme, at $width pixels: no state has a violation or invalid markup',
  ({ name, variant: { query, head, languagesInBar }, theme, width }) =>
    expectNoProblems({
      name: `${name}, ${theme}`,
      query: `theme=${theme}&${query}`,
      width,
      states: statesAt(width, languagesInBar),
      host: { head: head?.(theme) ?? '' },
    }),
);

const TEASER_CASES = TEASERS.flatMap((teaser) =>
  COLOR_SCHEMES.flatMap((theme) => WIDTHS.map((width) => ({ state: teaser.state, teaser, theme, width }))),
);

test.each(casesOf(TEASER_CASES))(
  'teaser $state, $theme, at $width pixels: no violation and no invalid markup',
  async ({ teaser, theme, width }) => {
    const { answer, blog } = teaser;
    // caches it
    await hasPost(() => browser.service().fetch('/chrome/teaser/latest-post?blog=ok'));
    const host = answer && { header: pending, prepare: (page: Page) => page.route('**/chrome/teaser/**', answer) };
    await expectNoProblems({
      name: theme,
      query: `theme=${theme}&transparent=false&blog=${blog}`,
      width,
      states: [teaserState(width, teaser)],
      ...(host && { host }),
    });
  },
);

const DISMISSED_CASES = COLOR_SCHEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

test.each(casesOf(DISMISSED_CASES))(
  'announcement dismissed, $theme, at $width pixels: no violation and no invalid markup',
  ({ theme, width }) =>
    expectNoProblems({ name: theme, query: `theme=${theme}&transparent=false`, width, states: [DISMISSED] }),
);

test('every expected state was checked', expectAllChecked);
