/** Compact and minimal headers and footers: everything fits, works and stays where it is. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { DESKTOP, PHONE, useBrowser } from '../../../support/browser.ts';
import { casesOf } from '../../../support/cases.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { still } from '../../../support/still.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';
import { violationsOf } from '../../fixtures/violations.ts';

const { open, service } = useBrowser();
const SIZES = ['compact', 'minimal'] as const;
const BUTTON = '.portico-language-menu__button';
const PANEL = '#portico-panel-language';

const CASES = casesOf(
  SIZES.flatMap((size) => LANGUAGES.flatMap((lang) => [320, 900, DESKTOP].map((width) => ({ size, lang, width })))),
);

test.each(CASES)('the $size size has one row in which everything fits: $lang, $width', async (row) => {
  const { size, lang, width } = row;
  const { page } = await open({ width, query: `lang=${lang}&size=${size}&transparent=false&skipTo=main` });
  expect((await page.locator('[data-portico="header"]').boundingBox())?.height).toBe(64);
  expect(await layoutProblems(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await layoutProblems(page)).toEqual([]);
});

test.each([PHONE, DESKTOP])('at %i pixels, nothing shifts while the page loads and languages open', async (width) => {
  const { page } = await open({
    width,
    query: 'size=compact&transparent=false&assets=omit',
    head: await tags(),
    prepare: (target) => target.addInitScript(recordShifts),
  });
  await openLanguages(page);
  await still(page);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
});

test.each(['none', 'shadow'])('the languages open and close from the keyboard, isolate=%s', async (isolate) => {
  const { page, messages } = await open({ query: `size=compact&isolate=${isolate}`, width: PHONE });
  await page.waitForSelector(`.portico-language-menu[data-portico-enhanced]`);
  await page.focus(BUTTON);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector(PANEL, { state: 'visible' });
  await page.keyboard.press('Escape');
  await page.waitForSelector(PANEL, { state: 'hidden' });
  expect(messages).toEqual([]);
});

const rootProperty = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key), name);

test.each(SIZES)('the page knows how high a %s header is', async (size) => {
  const { page, messages } = await open({ query: `size=${size}&transparent=false` });
  await expect.poll(() => rootProperty(page, '--portico-bottom')).toBe('64px');
  expect(await rootProperty(page, '--portico-offset')).toBe('62px');
  expect(messages).toEqual([]);
});

test.each([
  ['full', '104px', '64px'],
  ['compact', '64px', '62px'],
  ['minimal', '64px', '62px'],
])('before the script runs, the style sheet says how high a %s header is', async (size, bottom, offset) => {
  const { page } = await open({
    query: `size=${size}&transparent=false`,
    prepare: (target) => target.route('**/chrome/assets/loader-*', (route) => route.abort()),
  });
  expect(await rootProperty(page, '--portico-bottom')).toBe(bottom);
  expect(await rootProperty(page, '--portico-offset')).toBe(offset);
});

test('no state of a smaller header or footer has an accessibility violation', async () => {
  const found: string[] = [];
  for (const [size, theme] of [
    ['compact', 'dark'],
    ['minimal', 'light'],
  ] as const) {
    const { page } = await open({ query: `size=${size}&theme=${theme}&transparent=false&skipTo=main`, width: PHONE });
    if (size === 'compact') await openLanguages(page);
    found.push(...(await violationsOf(page)).map((violation) => `${size}, ${theme}: ${violation}`));
  }
  expect(found).toEqual([]);
});

async function openLanguages(page: Page) {
  await page.hover(BUTTON);
  await page.click(BUTTON);
  await page.waitForSelector(PANEL, { state: 'visible' });
}

const tags = async () => (await service().fetch('/chrome/head')).text();
