/** Breadcrumbs below the header: nothing shifts, they are in nobody's way, and the keyboard reaches them. */

import { expect, test } from 'vitest';
import { DESKTOP, type HostPageOptions, hydrated, PHONE, section, useBrowser } from '../../../support/browser.ts';
import { casesOf } from '../../../support/cases.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { boxOf } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';
import { violationsOf } from '../../fixtures/violations.ts';

const { open, service } = useBrowser();
const ROW = '[data-portico-part="breadcrumbs"]';
const PAGES = encodeURIComponent(
  ['/docs Documentation', '/docs/api API reference', '/docs/api/tokens Rotate and revoke refresh tokens'].join('\n'),
);

/** With the style sheet in the head, as browsers may show what is before one in the body without styles. */
async function openPage({ query = '', ...host }: HostPageOptions = {}) {
  const head = await (await service().fetch('/chrome/head?site=docs')).text();
  return open({
    query: `site=docs&transparent=false&assets=omit&path=/docs/api&breadcrumbs=${PAGES}${query}`,
    head,
    prepare: (page) => page.addInitScript(recordShifts),
    ...host,
  });
}

const CASES = casesOf(
  [320, PHONE, 900, DESKTOP].flatMap((width) => ['', '&size=compact', '&lang=ja'].map((query) => ({ width, query }))),
);

test.each(CASES)('nothing shifts or covers the page, at $width with "$query"', async ({ width, query }) => {
  const { page } = await openPage({ width, query });
  await hydrated(page);
  await still(page);
  const row = await boxOf(page, ROW);
  const header = await boxOf(page, '[data-portico="header"]');
  expect(row.y).toBe(header.y + header.height);
  expect((await boxOf(page, '#main')).y).toBeGreaterThanOrEqual(row.y + row.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await layoutProblems(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForSelector(ROW, { state: 'hidden' });
  await still(page);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test.each(casesOf([PHONE, 900, 1200, DESKTOP].flatMap((width) => ['en', 'de', 'ja'].map((lang) => ({ width, lang })))))(
  'in $lang, at $width pixels, the page is at most 160 pixels below an announcement',
  async ({ width, lang }) => {
    const { page } = await openPage({ width, query: `&lang=${lang}&at=2026-01-01&seed=1` });
    await hydrated(page);
    await still(page);
    expect(await page.isVisible('[data-portico-part="announcement"]')).toBe(true);
    expect((await boxOf(page, '#main')).y).toBeLessThanOrEqual(160);
  },
);

test('on a phone, they are a link to the page above', async () => {
  const { page } = await openPage({ width: PHONE });
  expect(await page.locator(`${ROW} a:visible`).allTextContents()).toEqual(['API reference']);
});

test('the Tab key reaches them after the second level, also in a page that is scrolled', async () => {
  const { page } = await openPage();
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForSelector(ROW, { state: 'hidden' });
  await page.focus(section('SECOND_LEVEL.4').button);
  // shown with the next frame
  await page.waitForSelector(ROW, { state: 'visible' });
  const focused = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.textContent));
  }
  expect(focused).toEqual(['Documentation', 'API reference', 'Rotate and revoke refresh tokens']);
  await still(page);
  const { y, height } = await boxOf(page, `${ROW} a >> nth=2`);
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(900);
});

test('without scripts they are shown too, and scroll away with the header', async () => {
  const { page } = await openPage({ scripts: false });
  expect(await page.isVisible(`${ROW} a >> nth=2`)).toBe(true);
  const { y } = await boxOf(page, ROW);
  expect((await boxOf(page, '#main')).y).toBeGreaterThan(y);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await boxOf(page, ROW)).y).toBeLessThan(0);
});

test('no state has an accessibility violation', async () => {
  for (const [theme, width] of [
    ['dark', PHONE],
    ['light', DESKTOP],
  ] as const) {
    const { page } = await openPage({ width, query: `&theme=${theme}&skipTo=main` });
    await hydrated(page);
    expect(await violationsOf(page), `${theme}, ${width}`).toEqual([]);
  }
});
