/** The language selector, in the bar and in the overlay. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, DESKTOP, PHONE, useBrowser } from '../../../support/browser.ts';
import { boxOf } from '../../../support/pointer.ts';

const { openHydrated } = useBrowser();

const EXPECTED = [
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['fr', 'Français'],
  ['es', 'Español'],
  ['pt', 'Português'],
  ['ja', '日本語'],
];

test.each([
  {
    place: 'bar',
    language: 'fr',
    width: DESKTOP,
    list: '.portico-language-menu__panel',
    opener: '.portico-language-menu__button',
  },
  { place: 'overlay', language: 'ja', width: PHONE, list: '.portico-menu__languages', opener: BURGER },
])('each link in the $place is named in its language and marked with it, and one is current', async (where) => {
  const { page } = await openHydrated({ query: `lang=${where.language}`, width: where.width });
  await page.click(where.opener);
  const links = page.locator(`${where.list} a`);
  await links.first().waitFor({ state: 'visible' });
  const offered = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('lang'), link.getAttribute('hreflang'), (link as HTMLElement).innerText]),
  );
  expect(offered).toEqual(EXPECTED.map(([language, name]) => [language, language, name]));
  const current = page.locator(`${where.list} [aria-current]`);
  expect(await current.evaluateAll((all) => all.map((link) => link.getAttribute('aria-current')))).toEqual(['true']);
  expect(await current.getAttribute('hreflang')).toBe(where.language);
});

test.each(
  ['main', 'docs', 'community', 'shop'].flatMap((site) => [900, 1200, DESKTOP].map((width) => ({ site, width }))),
)('on the site $site, at $width pixels, the list of the bar is below all rows', async ({ site, width }) => {
  const { page } = await openHydrated({ query: `site=${site}&lang=de`, width });
  await page.click('.portico-language-menu__button');
  await page.locator('.portico-language-menu__panel a').first().waitFor({ state: 'visible' });
  const header = await boxOf(page, '[data-portico="header"]');
  const panel = await boxOf(page, '.portico-language-menu__panel');
  expect(panel.y).toBe(header.y + header.height + 8);
  expect(panel.x + panel.width).toBe(width - 32 - Math.max(0, (width - 1344) / 2));
});

test('the button of the bar has an accessible name in the language of the page, which contains the visible text', async () => {
  const { page } = await openHydrated({ query: 'lang=fr' });
  // the French colon has a no-break space before it
  const button = page.locator('[aria-label="Choisir une langue\u00a0: Français"]');
  expect(await button.innerText()).toBe('Français');
  expect(await button.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('fr');
});

describe('on a page that exists in three languages', () => {
  const query = 'lang=fr&languages=de,en&isolate=shadow&transparent=false&path=/fr/docs/';
  const pathsIn = (page: Page, list: string) =>
    page
      .locator(`${list} a`)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

  test.each([true, false])('both lists have these languages (scripts: %s)', async (scripts) => {
    const { page, messages } = await openHydrated({ query, scripts });
    await page.hover('.portico-language-menu__button');
    await page.locator('.portico-language-menu__panel a').first().waitFor({ state: 'visible' });
    const expected = ['/de/docs/', '/docs/', '/fr/docs/'];
    expect(await pathsIn(page, '.portico-language-menu__panel')).toEqual(expected);
    expect(await pathsIn(page, '.portico-menu__languages')).toEqual(expected);
    expect(messages).toEqual([]);
  });
});
