/** Nothing is cut off or covered with zoom, enlarged text or text spacing. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { BURGER, hydrated, type OpenedPage, SECTION_IDS, section, useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { layoutProblems } from '../fixtures/layout-problems.ts';
import { unfoldFooter } from '../fixtures/unfold-footer.ts';

const { open } = useBrowser();
const LANGUAGE_BUTTON = '.portico-language-menu__button';

/** The text spacing of WCAG 1.4.12. */
const SPACED = `<style>
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }</style>`;

interface View {
  readonly name: string;
  /** In CSS pixels, after zooming. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly zoom?: number;
  /** The browser's default font size in pixels; 16 if absent. */
  readonly text?: number;
  readonly head?: string;
}

const VIEWS: readonly View[] = [
  { name: '200 % zoom of 1280 × 1024', width: 640, height: 512, zoom: 2 },
  { name: '400 % zoom of 1280 × 1024', width: 320, height: 256, zoom: 4 },
  { name: 'text twice as large on a phone', width: 390, height: 844, text: 32 },
  { name: 'text twice as large at 1280 pixels', width: 1280, height: 900, text: 32 },
  { name: 'text twice as large at 2560 pixels', width: 2560, height: 1300, text: 32 },
  { name: 'text spaced out on a phone', width: 390, height: 844, head: SPACED },

  { name: 'text spaced out at 1200 pixels', width: 1200, height: 900, head: SPACED },
];

function openIn({ width, height, zoom = 1, text = 16, head = '' }: View, language: string): Promise<OpenedPage> {
  return open({
    query: `lang=${language}&at=2026-01-01&transparent=false`,
    width,
    height,
    head,
    // nothing moves, so that there is nothing to wait for
    context: { deviceScaleFactor: zoom, reducedMotion: 'reduce' },
    async prepare(page) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    },
  });
}

/** Scrolls to the last match as a visitor would, and fails if something covers it. */
const reach = (page: Page, selector: string) => page.locator(selector).last().click({ trial: true });

const CASES = VIEWS.flatMap((view) => LANGUAGES.map((language) => ({ name: view.name, view, language })));

test.each(casesOf(CASES))(
  'with $name, in $language, everything fits and can be reached, closed and open',
  async ({ view, language }) => {
    const { page } = await openIn(view, language);
    await hydrated(page);
    const found: string[] = [];
    const look = async (state: string) =>
      found.push(...(await layoutProblems(page)).map((problem) => `${state}: ${problem}`));
    await look('closed');
    const width = (view.width * 16) / (view.text ?? 16);
    // in the row from 900 pixels on, elsewhere in the overlay
    const hasButtons = width >= 900;
    const hasOverlay = width < 1200;
    expect(await page.isVisible(LANGUAGE_BUTTON)).toBe(hasButtons);
    expect(await page.isVisible(BURGER)).toBe(hasOverlay);
    if (hasButtons) {
      await page.click(LANGUAGE_BUTTON);
      await look('languages open');
      await reach(page, '#portico-panel-language a');
      await page.keyboard.press('Escape');
    }
    if (hasOverlay) await page.click(BURGER);
    for (const id of SECTION_IDS) {
      const { button, panel } = section(id);
      await page.click(button);
      await look(`${id} open`);
      await reach(page, `${panel} a`);
      if (hasOverlay) await page.click(button);
    }
    if (hasOverlay) {
      if (!hasButtons) {
        await reach(page, '.portico-menu .portico-language-list a');
        await reach(page, '.portico-menu__actions > a');
      }
      await page.click(BURGER);
      if (hasButtons) await reach(page, '.portico-header__actions > a');
    }
    if (await unfoldFooter(page)) await look('footer unfolded');
    await reach(page, '[data-portico="footer"] .portico-footer__columns a');
    expect(found).toEqual([]);
  },
);
