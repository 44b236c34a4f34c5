/** The longest texts of all languages, and doubled texts, are shown in full at every width in every state. */

import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  BURGER,
  DEADLINE,
  hydrated,
  OVERLAY,
  openOverlay,
  SECTION_IDS,
  section,
  sharedBrowser,
} from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { PSEUDO_LANGUAGES, writePseudoLanguages } from '../../support/pseudo-languages.ts';
import { useBuild } from '../../support/use-build.ts';
import { layoutProblems } from '../fixtures/layout-problems.ts';
import { unfoldFooter } from '../fixtures/unfold-footer.ts';

const NARROW = [320, 390, 768, 900, 1199];
const WIDE = [1200, 1440, 1920];
const HEIGHT = 900;
const LANGUAGE_BUTTON = '.portico-language-menu__button';

const service = useBuild(writePseudoLanguages);

/** Opens a page in a pseudo-language; `look` adds its layout problems to `found`. */
async function open(language: string) {
  const browser = await sharedBrowser();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  onTestFinished(() => page.close());
  page.setDefaultTimeout(DEADLINE);
  const [header, footer] = await Promise.all(
    ['header', 'footer'].map(async (name) => (await service().fetch(`/chrome/${name}?lang=${language}`)).text()),
  );
  const url = `${service().origin}/host`;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Long texts</title></head>
<body style="margin:0">${header}<main style="height:1000px"></main>${footer}</body></html>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(url);
  await hydrated(page);
  const found: string[] = [];
  const look = async (state: string) =>
    found.push(...(await layoutProblems(page)).map((problem) => `${state}: ${problem}`));
  return { page, found, look };
}

async function boxOf(page: Page, selector: string) {
  const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

/** Opens the language selector of the bar, where there is one, and closes it again. */
async function lookAtLanguages(page: Page, look: (state: string) => Promise<unknown>, width: number) {
  const isInBar = width >= 900;
  expect(await page.isVisible(LANGUAGE_BUTTON)).toBe(isInBar);
  if (!isInBar) return;
  await page.click(LANGUAGE_BUTTON);
  await page.waitForSelector('.portico-language-menu__panel', { state: 'visible' });
  await look(`${width}, languages`);
  await page.keyboard.press('Escape');
}

const casesAt = (widths: readonly number[]) =>
  casesOf(
    Object.entries(PSEUDO_LANGUAGES).flatMap(([language, kind]) => widths.map((width) => ({ language, kind, width }))),
  );
const NARROW_CASES = casesAt(NARROW);
const WIDE_CASES = casesAt(WIDE);

/** The widths of the cases of a language: at least one. */
function widthsOf(language: string, cases: typeof NARROW_CASES): readonly number[] {
  const widths = cases.flatMap((one) => (one.language === language ? one.width : []));
  expect(widths.length).toBeGreaterThan(0);
  return widths;
}

describe.each(Object.entries(PSEUDO_LANGUAGES))('in place of %s, the %s texts', (language) => {
  test('are shown in full below the desktop width, and the overlay starts where the header ends', async () => {
    const { page, found, look } = await open(language);
    for (const width of widthsOf(language, NARROW_CASES)) {
      await page.setViewportSize({ width, height: HEIGHT });
      await look(`${width}`);
      await lookAtLanguages(page, look, width);
      await openOverlay(page);
      await look(`${width}, overlay`);
      const header = await boxOf(page, '[data-portico="header"]');
      const overlay = await boxOf(page, OVERLAY);
      expect(overlay.top).toBeCloseTo(header.bottom, 0);
      for (const id of SECTION_IDS) {
        await page.click(section(id).button);
        await page.waitForSelector(section(id).panel, { state: 'visible' });
        await look(`${width}, ${id}`);
        await page.click(section(id).button);
      }
      await page.click(BURGER);
      await page.waitForSelector(OVERLAY, { state: 'hidden' });
      if (await unfoldFooter(page)) await look(`${width}, footer unfolded`);
    }
    expect(found).toEqual([]);
  });

  test('are shown in full on the desktop, and panels end within the window, below the row', async () => {
    const { page, found, look } = await open(language);
    for (const width of widthsOf(language, WIDE_CASES)) {
      await page.setViewportSize({ width, height: HEIGHT });
      await look(`${width}`);
      await lookAtLanguages(page, look, width);
      for (const id of SECTION_IDS) {
        await page.click(section(id).button);
        await page.waitForSelector(section(id).panel, { state: 'visible' });
        await look(`${width}, ${id}`);
        const row = await boxOf(page, '.portico-header__inner');
        const panel = await boxOf(page, section(id).panel);
        expect(panel.top).toBeCloseTo(row.bottom, 0);
        expect(panel.bottom).toBeLessThan(HEIGHT);
      }
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  });
});

test('the navigation and the buttons share the desktop row: doubled texts take two lines at most', async () => {
  const { page } = await open('de');
  await page.setViewportSize({ width: 1200, height: HEIGHT });
  expect(await page.textContent(section('NAV_PRODUCT').button)).toBe('Produkt Produkt');
  const items = page.locator('.portico-nav__list > li');
  const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
});
