import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { BURGER, DESKTOP, openSection, PHONE, SECTION_IDS, section, useBrowser } from '../../../support/browser.ts';
import { casesOf } from '../../../support/cases.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { boxOf } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';
import { unfoldFooter } from '../../fixtures/unfold-footer.ts';

const { openHydrated } = useBrowser();
const WIDTHS = [320, 390, 768, 900, 1199, 1200, 1440, 1920];

const CASES = casesOf(LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width }))));

test.each(LANGUAGES)('in %s everything fits, closed and open', async (language) => {
  const widths = CASES.flatMap((one) => (one.language === language ? one.width : []));
  expect(widths.length).toBeGreaterThan(0);
  const { page } = await openHydrated({
    query: `lang=${language}&at=2026-01-01`,
    context: { reducedMotion: 'reduce' },
  });
  const found: string[] = [];
  const heights: { width: number; height: number }[] = [];
  const look = async (state: string) =>
    found.push(...(await layoutProblems(page)).map((problem) => `${state}: ${problem}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${width}`);
    heights.push({ width, height: Math.floor((await boxOf(page, '[data-portico="header"]')).height) });
    if (width < 1200) await page.click(BURGER);
    for (const id of SECTION_IDS) {
      await openSection(page, section(id));
      await look(`${width}, ${id} open`);
      if (width < 1200) await page.click(section(id).button);
    }
    if (width < 1200) await page.click(BURGER);
    else await page.keyboard.press('Escape');
    if (await unfoldFooter(page)) await look(`${width}, footer unfolded`);
  }
  expect(found).toEqual([]);
  // an announcement has one line, or two on a phone
  expect(heights.filter(({ width, height }) => height !== 104 && (width >= 768 || height > 115))).toEqual([]);
});

describe.each([PHONE, 900, DESKTOP])('at %i pixels', (width) => {
  test('nothing shifts while the page loads, hydrates and is scrolled', async () => {
    const { page } = await openHydrated({ width, prepare: (target) => target.addInitScript(recordShifts) });
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForSelector('[data-portico="header"][data-portico-scrolled]');
    await still(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForSelector('[data-portico="header"]:not([data-portico-scrolled])');
    await still(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
});
