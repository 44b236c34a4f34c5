/** The chrome fits every width in every language, and nothing shifts. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { BURGER, DESKTOP, hydrated, PHONE, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';
import { casesOf } from '../../../support/cases.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { still } from '../../../support/still.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';
import { unfoldFooter } from '../../fixtures/unfold-footer.ts';

const { open } = useBrowser();
const WIDTHS = [320, 390, 768, 900, 1199, 1200, 1440, 1920];

const CASES = casesOf(LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width }))));

test.each(LANGUAGES)('in %s everything fits, closed and open', async (language) => {
  const widths = CASES.flatMap((one) => (one.language === language ? one.width : []));
  expect(widths.length).toBeGreaterThan(0);
  const { page } = await open({ query: `lang=${language}&at=2026-01-01`, context: { reducedMotion: 'reduce' } });
  await hydrated(page);
  const found: string[] = [];
  const look = async (state: string) =>
    found.push(...(await layoutProblems(page)).map((problem) => `${state}: ${problem}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${width}`);
    expect((await page.locator('[data-portico="header"]').boundingBox())?.height).toBe(104);
    if (width < 1200) await page.click(BURGER);
    for (const id of SECTION_IDS) {
      await page.click(section(id).button);
      await page.waitForSelector(section(id).panel, { state: 'visible' });
      await look(`${width}, ${id} open`);
      if (width < 1200) await page.click(section(id).button);
    }
    if (width < 1200) await page.click(BURGER);
    else await page.keyboard.press('Escape');
    if (await unfoldFooter(page)) await look(`${width}, footer unfolded`);
  }
  expect(found).toEqual([]);
});

describe.each([PHONE, 900, DESKTOP])('at %i pixels', (width) => {
  test('nothing shifts while the page loads, hydrates and is scrolled', async () => {
    const { page } = await open({ width, prepare: (target) => target.addInitScript(recordShifts) });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForSelector('[data-portico="header"][data-portico-scrolled]');
    await still(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForSelector('[data-portico="header"]:not([data-portico-scrolled])');
    await still(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
});

test.each([0, 4])('with a gutter of %i pixels, the page does not scroll sideways', async (gutter) => {
  const head = `<style>:root { --portico-gutter: ${gutter}px } body { margin: 0 }</style>`;
  const { page } = await open({ head, context: { reducedMotion: 'reduce' } });
  await hydrated(page);
  const overflows: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { clientWidth, scrollWidth } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { clientWidth, scrollWidth };
    });
    if (scrollWidth > clientWidth) overflows.push(`${scrollWidth} in ${width}`);
  }
  expect(overflows).toEqual([]);
});

test('with --portico-rem, a host with a root font size of 62.5% gets the same sizes', async () => {
  const usual = await open();
  const small = await open({ head: '<style>:root { font-size: 62.5%; --portico-rem: 1rem }</style>' });
  const heights = async (page: Page) => [
    (await page.locator('[data-portico="header"]').boundingBox())?.height,
    (await page.locator('[data-portico="footer"]').boundingBox())?.height,
  ];
  expect(await heights(small.page)).toEqual(await heights(usual.page));
});
