/** In print: the logo, the legal lines, and all of the host's content. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, openOverlay, PHONE, section, useBrowser } from '../../support/browser.ts';

const { open, openHydrated } = useBrowser();
const FIRST_SECTION = '<main style="background:#123; color:#fff"><h1>A page of the host</h1></main>';

/** States in which a visitor may print the page. */
const STATES: readonly { name: string; width: number; prepare: (page: Page) => Promise<unknown> }[] = [
  { name: 'a panel open', width: DESKTOP, prepare: (page) => page.click(section('NAV_PRODUCT').button) },

  { name: 'the page scrolled', width: DESKTOP, prepare: (page) => page.evaluate(() => scrollTo(0, 900)) },

  {
    name: 'the overlay open',
    width: PHONE,
    async prepare(page) {
      await openOverlay(page);
    },
  },
];

/** The visible texts of a fragment, in their order. */
const textsOf = (page: Page, fragment: 'header' | 'footer') =>
  page
    .locator(`[data-portico="${fragment}"]`)
    .locator('a, p, button, span, summary, [role="status"]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.children.length === 0 && element.checkVisibility() && element.textContent)
        .map((element) => element.textContent),
    );

describe.each(['none', 'shadow'])('isolate=%s', (isolate) => {
  test.each(STATES)('with $name, only the logo and the legal lines are printed', async ({ width, prepare }) => {
    const { page } = await openHydrated({ query: `lang=en&isolate=${isolate}&skipTo=main`, width });
    await prepare(page);
    await page.emulateMedia({ media: 'print' });
    expect(await textsOf(page, 'header')).toEqual(['Acme']);
    const legal = ['Status', 'Legal', 'Privacy', 'Terms', 'Your Privacy Choices'];
    expect(await textsOf(page, 'footer')).toEqual(['Acme', ...legal, expect.stringMatching(/^© \d{4} Acme/)]);
  });

  test.each(['theme=dark', 'theme=light', 'theme=auto'])('with %s, it is black on white', async (theme) => {
    const { page } = await openHydrated({
      query: `${theme}&isolate=${isolate}`,
      head: '<style>.portico-header, .portico-footer { --portico-surface: #024; --portico-text: #fed }</style>',
      context: { colorScheme: 'dark' },
    });
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForSelector('.portico-header[data-portico-scrolled]');
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    for (const selector of ['.portico-header__inner', '.portico-footer__copyright', '.portico-footer-link']) {
      const paper = await page
        .locator(selector)
        .last()
        .evaluate((element) => {
          const root = getComputedStyle(element.closest('.portico-header, .portico-footer') as Element);
          const { color } = getComputedStyle(element);
          return [color, root.backgroundColor, root.boxShadow, root.position];
        });
      expect(paper).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'none', 'static']);
    }
  });
});

test('a transparent header is white on paper, whatever the colour of the page', async () => {
  const { page } = await open({ query: 'transparent=true', head: '<style>body { background: #123 }</style>' });
  const ground = () => page.locator('.portico-header').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
});

test('the header does not cover a first section that extends behind it on the screen', async () => {
  const head = '<style>body { --portico-overlap: 1 }</style>';
  const { page } = await open({ query: 'transparent=true', head, main: FIRST_SECTION });
  await page.emulateMedia({ media: 'print' });
  const header = await page.locator('[data-portico="header"]').boundingBox();
  const main = await page.locator('main').boundingBox();
  expect(header?.height).toBeGreaterThan(40);
  expect(main?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
