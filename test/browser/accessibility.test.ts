/** No barrier and no invalid markup in any state of the chrome: each language, theme and width, everything open. */

import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { COLOR_SCHEMES } from '../../src/contract/theme.ts';
import { EVERY_LANGUAGE_AND_THEME, type Example } from '../examples.ts';
import { section, useBrowser } from '../support/browser.ts';
import { type State, statesAt, WIDTHS } from './fixtures/every-state.ts';
import { keyOf, lookAtStates, type StatesToLookAt } from './fixtures/look-at-states.ts';
import { pendingPost } from './fixtures/pending-post.ts';

// many states in a test
vi.setConfig({ testTimeout: 180_000 });

const browser = useBrowser();

interface Chrome extends Example {
  /** Whether the bar has room for the language selector at every width. */
  readonly languagesInBar?: true;
  /** What is different in the host's head. */
  readonly head?: string;
}

/** A host whose first section runs beneath the header. */
const heroOf = (theme: string) => `<style>:root { --portico-overlap: 1 } main { padding-top: 200px; min-height: 600px }
body { ${theme === 'dark' ? 'background: #0b0d14; color: #fff' : 'background: #fff; color: #000'} }</style>`;

const CHROMES: readonly Chrome[] = [
  ...EVERY_LANGUAGE_AND_THEME.map(({ name, query }) => ({ name, query: `${query}&transparent=false` })),
  ...COLOR_SCHEMES.flatMap((theme): Chrome[] => [
    { name: `isolated, ${theme}`, query: `theme=${theme}&transparent=false&isolate=shadow` },
    { name: `transparent, ${theme}`, query: `theme=${theme}`, head: heroOf(theme) },
    {
      name: `without announcement, ${theme}`,
      query: `theme=${theme}&transparent=false&announcement=omit`,
      languagesInBar: true,
    },
    { name: `on a page of its own, ${theme}`, query: `theme=${theme}&transparent=false&path=/docs/quickstarts` },
  ]),
];

interface TeaserCase {
  readonly state: 'success' | 'fallback' | 'loading' | 'error';
  /** How the sample blog behaves. */
  readonly blog: 'ok' | 'failing';
  /** What the browser gets that asks for the post itself. */
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

/** The Documentation menu open, and its post come so far. */
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

const statesOf = (chrome: Chrome, width: number) => statesAt(width, chrome.languagesInBar);
const checked = new Set<string>();
let pending: (header: string) => string;

beforeAll(async () => {
  pending = await pendingPost();
});
afterAll(() => console.log(`states checked for barriers and invalid markup: ${checked.size}`));

/** All widths at once: most of the time of each is waiting. */
async function faultsAtEveryWidth(statesAtWidth: (width: number) => Omit<StatesToLookAt, 'width'>): Promise<string[]> {
  const faults = WIDTHS.map((width) => lookAtStates(browser, { ...statesAtWidth(width), width }, checked));
  return (await Promise.all(faults)).flat();
}

test.each(CHROMES)('$name: no state has a barrier or a fault', async (chrome) => {
  const { name, query, head = '' } = chrome;
  const faults = faultsAtEveryWidth((width) => ({ name, query, states: statesOf(chrome, width), host: { head } }));
  expect(await faults).toEqual([]);
});

describe.each(COLOR_SCHEMES)('in the %s theme', (theme) => {
  const query = `theme=${theme}&transparent=false`;

  test.each(TEASERS)('teaser $state: no barrier and no fault', async (teaser) => {
    const { answer, blog } = teaser;
    // from then on the post is known
    await browser.service().fetch('/chrome/teaser/latest-post?blog=ok');
    const host = answer && { header: pending, prepare: (page: Page) => page.route('**/chrome/teaser/**', answer) };
    const faults = faultsAtEveryWidth((width) => ({
      name: theme,
      query: `${query}&blog=${blog}`,
      states: [teaserState(width, teaser)],
      ...(host && { host }),
    }));
    expect(await faults).toEqual([]);
  });

  test('announcement dismissed: no barrier and no fault', async () => {
    expect(await faultsAtEveryWidth(() => ({ name: theme, query, states: [DISMISSED] }))).toEqual([]);
  });
});

test('every state of the lists was checked', () => {
  const listed = CHROMES.flatMap((chrome) =>
    WIDTHS.flatMap((width) => statesOf(chrome, width).map(({ name }) => keyOf(chrome.name, width, name))),
  );
  const once = [...TEASERS.map(({ state }) => `teaser ${state}`), DISMISSED.name];
  const further = COLOR_SCHEMES.flatMap((theme) =>
    WIDTHS.flatMap((width) => once.map((state) => keyOf(theme, width, state))),
  );
  expect([...checked].sort()).toEqual([...listed, ...further].sort());
  // four sections, and what stands around them: no list has become shorter unnoticed
  expect(WIDTHS.map((width) => statesAt(width).length)).toEqual([8, 9, 7]);
});
