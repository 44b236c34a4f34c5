/** The second level of a site: everything fits and stays where it is, menus open, and the current link is in view. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  type HostPageOptions,
  hydrated,
  OVERLAY,
  openOverlay,
  openSection,
  PHONE,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { casesOf } from '../../../support/cases.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { boxOf, ELSEWHERE } from '../../../support/pointer.ts';
import { push } from '../../../support/push.ts';
import { still } from '../../../support/still.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';
import { violationsOf } from '../../fixtures/violations.ts';

const { open, service } = useBrowser();
const LEVEL = '[data-portico-part="second-level"]';
const HEADER = '[data-portico="header"]';
const learning = section('SECOND_LEVEL.4');
const overlaySection = section('SECOND_LEVEL');
const CASES = casesOf(['en', 'de', 'ja'].flatMap((lang) => [320, 900, 1200, 2560].map((width) => ({ lang, width }))));

/** With the style sheet in the head: browsers may show what is before one in the body without styles. */
async function openDocs({ query = '', head = '', ...host }: HostPageOptions = {}) {
  const tags = await (await service().fetch('/chrome/head?site=docs')).text();
  return open({ query: `site=docs&transparent=false&assets=omit${query}`, head: tags + head, ...host });
}

const openHydrated = async (options: HostPageOptions = {}) => {
  const host = await openDocs(options);
  await host.page.waitForSelector(`${LEVEL} [data-portico-enhanced]`);
  await still(host.page);
  return host;
};

/** Whether an element is in the window from its start to its end. */
const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });

const rootStyle = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key), name);

test.each(CASES)(
  'everything fits and nothing shifts, closed, open and scrolled: $lang, $width',
  async ({ lang, width }) => {
    const { page } = await openHydrated({
      query: `&lang=${lang}`,
      width,
      prepare: (target) => target.addInitScript(recordShifts),
    });
    expect((await boxOf(page, HEADER)).height).toBe(132);
    expect(await layoutProblems(page)).toEqual([]);
    // the text of the title starts where the logo does
    const padding = 8;
    if (width >= 900)
      expect((await boxOf(page, `${LEVEL} a >> nth=0`)).x + padding).toBe(
        (await boxOf(page, '.portico-logo >> nth=0')).x,
      );
    await openSection(page, learning);
    expect(await layoutProblems(page)).toEqual([]);
    const row = await boxOf(page, LEVEL);
    expect((await boxOf(page, learning.panel)).y).toBe(row.y + row.height + (width < 1200 ? 0 : 8));
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 600));
    await still(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  },
);

describe.each([PHONE, 900, DESKTOP])('at %i pixels', (width) => {
  test('the page knows how high both rows are, before the script has run and after it', async () => {
    const { page } = await openDocs({ width, until: 'commit' });
    await page.waitForSelector(HEADER);
    // as soon as the style sheet has loaded
    await expect
      .poll(async () => [await rootStyle(page, '--portico-bottom'), await rootStyle(page, '--portico-offset')])
      .toEqual(['132px', '92px']);
    await page.waitForSelector(`${LEVEL} [data-portico-enhanced]`);
    expect([await rootStyle(page, '--portico-bottom'), await rootStyle(page, '--portico-offset')]).toEqual([
      '132px',
      '92px',
    ]);
  });

  test('both rows stay in view, and scroll away in a low window', async () => {
    const { page } = await openHydrated({ width });
    await page.evaluate(() => scrollTo(0, 900));
    await still(page);
    expect((await boxOf(page, LEVEL)).y).toBe(52);
    await page.setViewportSize({ width, height: 400 });
    await page.evaluate(() => scrollTo(0, 1_200));
    await still(page);
    expect((await boxOf(page, LEVEL)).y + 40).toBeLessThanOrEqual(0);
  });

  test.each([true, false])('a menu opens on hover and on focus, with scripts: %s', async (scripts) => {
    const { page } = await (scripts ? openHydrated : openDocs)({ width, scripts });
    expect(await page.isVisible(learning.panel)).toBe(false);
    await page.hover(learning.button);
    await page.waitForSelector(learning.panel, { state: 'visible' });
    await page.mouse.move(ELSEWHERE.x / 4, ELSEWHERE.y);
    await page.waitForSelector(learning.panel, { state: 'hidden' });
    await page.focus(learning.button);
    // focus by a script counts as that of a keyboard only after a key
    await page.keyboard.press('Shift');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector(learning.panel, { state: 'visible' });
  });
});

test('a menu closes with Escape, which returns the focus, and with a press outside', async () => {
  const { page, messages } = await openHydrated();
  await page.focus(learning.button);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector(learning.panel, { state: 'visible' });
  await page.waitForFunction(
    (link) => document.activeElement?.matches(link),
    `${learning.panel} a`.replace(/ >>.*/, ''),
  );
  expect(await page.getAttribute(learning.button, 'aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await page.waitForSelector(learning.panel, { state: 'hidden' });
  expect(await page.locator(learning.button).evaluate((button) => button === document.activeElement)).toBe(true);
  await openSection(page, learning);
  await page.mouse.click(ELSEWHERE.x, ELSEWHERE.y);
  await page.waitForSelector(learning.panel, { state: 'hidden' });
  expect(messages).toEqual([]);
});

test('in the row above, arrow keys pass the section that only the overlay shows', async () => {
  const { page } = await openHydrated();
  await page.focus(section('NAV_PRODUCT').button);
  await page.keyboard.press('Home');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    await page.textContent(section('NAV_DEVELOPERS').button),
  );
});

test('a panel of the row above covers the second level', async () => {
  const { page } = await openHydrated();
  await openSection(page, section('NAV_DEVELOPERS'));
  await still(page);
  const covers = await page.evaluate((selector) => {
    const { x, y } = document.querySelector(`${selector} a`)?.getBoundingClientRect() ?? new DOMRect();
    return document
      .elementFromPoint(x + 20, y + 24)
      ?.closest('[data-portico-part="panel"]')
      ?.getAttribute('data-portico-id');
  }, LEVEL);
  expect(covers).toBe('NAV_DEVELOPERS');
  expect(await layoutProblems(page)).toEqual([]);
});

test.each(['none', 'shadow'])(
  'on a phone, the current link is in view, and stays there when the page changes, isolate=%s',
  async (isolate) => {
    const { page } = await openHydrated({ query: `&isolate=${isolate}&path=/docs/libraries`, width: 320 });
    const current = `${LEVEL} .portico-section > [aria-current]`;
    await expect.poll(() => isInView(page, current)).toBe(true);
    expect(await isInView(page, `${LEVEL} a >> nth=0`)).toBe(false);
    await page.evaluate(() => scrollTo(0, 500));
    await push(page, '/docs');
    await expect.poll(() => isInView(page, `${LEVEL} a >> nth=0`)).toBe(true);
    await push(page, '/docs/articles');
    await expect.poll(() => isInView(page, learning.button)).toBe(true);
    expect(await page.getAttribute(learning.button, 'data-portico-current')).toBe('true');
    expect(await page.evaluate(() => scrollY)).toBe(500);
  },
);

test('in the overlay, the second level is the first section', async () => {
  const { page } = await openHydrated({ width: PHONE });
  await hydrated(page);
  await openOverlay(page);
  await openSection(page, overlaySection);
  expect(await page.locator(`${overlaySection.panel} a`).count()).toBe(6);
  expect((await boxOf(page, OVERLAY)).y).toBe(92);
  expect(await page.isVisible(learning.button)).toBe(false);
});

test('a compact header has everything in view at any width', async () => {
  const { page } = await openHydrated({ query: '&size=compact&lang=de' });
  for (const width of [320, PHONE, 900, DESKTOP]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => [width, (await boxOf(page, HEADER)).height]).toEqual([width, width < 900 ? 104 : 64]);
    await openSection(page, learning);
    expect([width, await layoutProblems(page)]).toEqual([width, []]);
    await page.keyboard.press('Escape');
    await page.waitForSelector(learning.panel, { state: 'hidden' });
  }
});

test('the second level is not printed', async () => {
  const { page } = await openHydrated();
  await page.emulateMedia({ media: 'print' });
  expect(await page.isVisible(`${LEVEL} a >> nth=0`)).toBe(false);
});

test('no state has an accessibility violation', async () => {
  const found: string[] = [];
  for (const [theme, width] of [
    ['dark', PHONE],
    ['light', DESKTOP],
  ] as const) {
    const { page } = await openHydrated({ query: `&theme=${theme}&skipTo=main&path=/docs/api`, width });
    found.push(...(await violationsOf(page)));
    await openSection(page, learning);
    found.push(...(await violationsOf(page)).map((violation) => `${theme}, ${width}: ${violation}`));
  }
  expect(found).toEqual([]);
});

test.each(['none', 'active'] as const)(
  'the current link alone is underlined, with forced colours: %s',
  async (forcedColors) => {
    const { page } = await openHydrated({ query: '&path=/docs/api', context: { forcedColors } });
    const lines = await page
      .locator(`${LEVEL} .portico-section > :is(a, button)`)
      .evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry).textDecorationLine));
    expect(lines).toEqual(['none', 'none', 'underline', 'none', 'none']);
  },
);
