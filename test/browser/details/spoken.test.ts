/** What a screen reader says of the header: every name once, and nothing without a name. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BURGER,
  DESKTOP,
  hydrated,
  openOverlay,
  PHONE,
  SECTION_IDS,
  section,
  useBrowser,
} from '../../support/browser.ts';
import { exposedIn } from '../fixtures/accessibility-tree.ts';

const { open } = useBrowser();
const HEADER = '[data-portico="header"]';
const LANGUAGE_BUTTON = '[data-portico-part="bar"] .portico-language-menu__button';
const LANGUAGE_NAMES = ['Deutsch', 'English', 'Français', 'Español', 'Português', '日本語'];

const opened = async (width: number, query = 'transparent=false') => {
  const { page } = await open({ width, query });
  await hydrated(page);
  return page;
};

/** The lines that a screen reader says of an element, such as `link "Sign up"`. */
const spokenIn = async (page: Page, selector: string) =>
  (await page.locator(selector).ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- /, ''));

/** The lines with this name or text. */
const saying = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.includes(`"${name}"`) || line.endsWith(`: ${name}`));

test.each(['none', 'shadow'])('with isolate=%s, the title of every column is said once', async (isolate) => {
  const page = await opened(DESKTOP, `isolate=${isolate}`);
  for (const id of SECTION_IDS) {
    const { button, panel } = section(id);
    await page.click(button);
    const spoken = await spokenIn(page, panel);
    const titles = await page.locator(`${panel} .portico-column__title`).allTextContents();
    expect(titles.length, id).toBeGreaterThanOrEqual(3);
    for (const title of titles) expect(saying(spoken, title), title).toHaveLength(1);
  }
});

describe.each([PHONE, 900])('at %i pixels, while the overlay is open', (width) => {
  test('each button, the login and every language is there once', async () => {
    const page = await opened(width);
    await openOverlay(page);
    // without a click, which would close the overlay
    if (width === 900) await page.hover(LANGUAGE_BUTTON);
    await page.locator(`${HEADER} a[hreflang=ja]:visible`).first().waitFor();
    const spoken = await spokenIn(page, HEADER);
    expect(spoken).toContain('navigation "Main":');
    for (const name of ['Contact sales', 'Sign up', 'Log in', ...LANGUAGE_NAMES])
      expect(
        spoken.filter((line) => line.startsWith(`link "${name}"`)),
        name,
      ).toHaveLength(1);
  });
});

test('the list of languages in the bar has a name', async () => {
  const page = await opened(DESKTOP);
  await page.click(LANGUAGE_BUTTON);
  const list = page.locator('.portico-language-menu__panel').getByRole('list', { name: 'Language', exact: true });
  expect(await list.getByRole('link').allTextContents()).toEqual(LANGUAGE_NAMES);
});

test.each([
  { width: DESKTOP, opener: section('NAV_PRODUCT').button },
  { width: PHONE, opener: BURGER },
  { width: 900, opener: BURGER },
])('at $width pixels, closed and open, no group has no name', async ({ width, opener }) => {
  const page = await opened(width);
  for (const state of ['closed', 'open']) {
    if (state === 'open') await page.click(opener);
    const exposed = await exposedIn(page, HEADER);
    expect(exposed.filter(({ role }) => role === 'link').length, state).toBeGreaterThan(1);
    expect(
      exposed.filter(({ role, name }) => /^(group|region|dialog|navigation)$/.test(role) && !name),
      state,
    ).toEqual([]);
  }
});
