/** The second level of a site: everything fits and stays where it is, menus open, and the current link is in view. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BURGER,
  DESKTOP,
  type HostPageOptions,
  hydrated,
  OVERLAY,
  openOverlay,
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
const LIST = `${LEVEL} ul >> nth=0`;
const learning = section('SECOND_LEVEL.4');
const overlaySection = section('SECOND_LEVEL');
const CASES = casesOf(
  ['en', 'de', 'ja'].flatMap((lang) =>
    ['light', 'dark'].flatMap((theme) =>
      [320, PHONE, 900, 1200, DESKTOP, 2560].map((width) => ({ lang, theme, width })),
    ),
  ),
);

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

test.each(CASES)('everything fits, closed and open: $lang, $theme, $width', async ({ lang, theme, width }) => {
  const { page } = await openHydrated({ query: `&lang=${lang}&theme=${theme}`, width });
  expect((await boxOf(page, HEADER)).height).toBe(152);
  expect(await layoutProblems(page)).toEqual([]);
  // the text of the title starts where the logo does
  const padding = 8;
  if (width >= 900)
    expect((await boxOf(page, `${LEVEL} a >> nth=0`)).x + padding).toBe(
      (await boxOf(page, '.portico-logo >> nth=0')).x,
    );
  await page.click(learning.button);
  await page.waitForSelector(learning.panel, { state: 'visible' });
  expect(await layoutProblems(page)).toEqual([]);
  const row = await boxOf(page, LEVEL);
  expect((await boxOf(page, learning.panel)).y).toBe(row.y + row.height);
});

const LOADED = casesOf(
  [PHONE, 900, DESKTOP].flatMap((width) =>
    ['', '&transparent=true', '&announcement=omit&languageSelector=false', '&size=compact'].map((query) => ({
      width,
      query,
    })),
  ),
);

test.each(LOADED)(
  'nothing shifts while the page loads, a menu opens and the page is scrolled: $width, "$query"',
  async ({ width, query }) => {
    const { page } = await openHydrated({
      query: `${query}&path=/docs/articles`,
      width,
      prepare: (target) => target.addInitScript(recordShifts),
    });
    await page.click(learning.button);
    await page.waitForSelector(learning.panel, { state: 'visible' });
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
      .toEqual(['152px', '112px']);
    await page.waitForSelector(`${LEVEL} [data-portico-enhanced]`);
    expect([await rootStyle(page, '--portico-bottom'), await rootStyle(page, '--portico-offset')]).toEqual([
      '152px',
      '112px',
    ]);
  });

  test('both rows stay in view, and scroll away in a low window', async () => {
    const { page } = await openHydrated({ width });
    await page.evaluate(() => scrollTo(0, 900));
    await still(page);
    expect((await boxOf(page, LEVEL)).y).toBe(64);
    await page.setViewportSize({ width, height: 400 });
    await page.evaluate(() => scrollTo(0, 1_200));
    await still(page);
    expect((await boxOf(page, LEVEL)).y + 48).toBeLessThanOrEqual(0);
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
  await page.click(learning.button);
  await page.waitForSelector(learning.panel, { state: 'visible' });
  await page.mouse.click(ELSEWHERE.x, ELSEWHERE.y);
  await page.waitForSelector(learning.panel, { state: 'hidden' });
  expect(messages).toEqual([]);
});

test('arrow keys move from entry to entry', async () => {
  const { page } = await openHydrated();
  await page.focus(`${LEVEL} a >> nth=0`);
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe(await page.textContent(`${LEVEL} a >> nth=1`));
  await page.keyboard.press('End');
  expect(await focused()).toBe(await page.textContent(learning.button));
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
  await page.click(section('NAV_DEVELOPERS').button);
  await page.waitForSelector(section('NAV_DEVELOPERS').panel, { state: 'visible' });
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

describe.each(['none', 'shadow'])('on a phone, with isolate=%s', (isolate) => {
  test('the current link is in view, and stays there when the page changes', async () => {
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
  });
});

test('on a page that was loaded without a path, the current link is marked and in view', async () => {
  const { page } = await openHydrated({ width: 320, url: `${service().origin}/docs/libraries` });
  const current = page.locator(`${LEVEL} [aria-current]`);
  await expect.poll(() => current.count()).toBe(1);
  await expect.poll(() => isInView(page, `${LEVEL} [aria-current]`)).toBe(true);
});

test('what the visitor has scrolled stays where it is while the page changes elsewhere', async () => {
  const { page } = await openHydrated({ query: '&path=/docs', width: 320 });
  await push(page, '/docs/api');
  await expect.poll(() => page.locator(`${LEVEL} [aria-current]`).count()).toBe(1);
  const scroll = (left?: number) =>
    page.locator(LIST).evaluate((list, to) => {
      if (to !== undefined) list.scrollLeft = to;
      return list.scrollLeft;
    }, left);
  await scroll(0);
  await page.evaluate(() => document.querySelector('main')?.append('more'));
  await still(page);
  expect(await scroll()).toBe(0);
});

describe('in the overlay', () => {
  test.each([true, false])('the second level is the first section, with scripts: %s', async (scripts) => {
    const { page } = await (scripts ? openHydrated : openDocs)({ width: PHONE, scripts });
    if (scripts) await hydrated(page);
    await openOverlay(page);
    await (scripts ? page.click(overlaySection.button) : page.hover(overlaySection.button));
    await page.waitForSelector(overlaySection.panel, { state: 'visible' });
    expect(await page.locator(`${overlaySection.panel} a`).count()).toBe(6);
    expect((await boxOf(page, OVERLAY)).y).toBe(104);
    expect(await page.isVisible(learning.button)).toBe(false);
  });

  test('the focus cycles without the row that the overlay covers', async () => {
    const { page } = await openHydrated({ width: 900 });
    await hydrated(page);
    await openOverlay(page);
    const onBurger = () => page.locator(BURGER).evaluate((burger) => burger === document.activeElement);
    await page.focus('.portico-header__actions > a >> nth=-1');
    await page.keyboard.press('Tab');
    await expect.poll(onBurger).toBe(true);
  });

  test('a desktop shows the second level only once', async () => {
    const { page } = await openHydrated();
    expect(await page.isVisible(overlaySection.button)).toBe(false);
  });
});

test('a compact header has everything in view at any width', async () => {
  const { page } = await openHydrated({ query: '&size=compact&lang=de' });
  for (const width of [320, PHONE, 900, DESKTOP]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => [width, (await boxOf(page, HEADER)).height]).toEqual([width, width < 900 ? 112 : 64]);
    await page.click(learning.button);
    await page.waitForSelector(learning.panel, { state: 'visible' });
    expect([width, await layoutProblems(page)]).toEqual([width, []]);
    await page.keyboard.press('Escape');
    await page.waitForSelector(learning.panel, { state: 'hidden' });
  }
});

test('the title of a site fits beside the logo at any width', async () => {
  const { page } = await open({ query: 'site=community&size=compact&transparent=false&lang=de' });
  for (const width of [320, PHONE, 900, DESKTOP]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => [width, (await boxOf(page, HEADER)).width]).toEqual([width, width]);
    expect([width, (await boxOf(page, HEADER)).height]).toEqual([width, 64]);
    expect((await boxOf(page, '.portico-header__site-link')).width).toBeGreaterThan(50);
  }
});

test('text of twice the size scrolls sideways, and the page does not', async () => {
  const { page } = await openHydrated({ width: PHONE, head: '<style>:root { --portico-rem: 1.25rem }</style>' });
  await page.click(learning.button);
  await page.waitForSelector(learning.panel, { state: 'visible' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
});

test('the second level is not printed', async () => {
  const { page } = await openHydrated();
  await page.emulateMedia({ media: 'print' });
  expect(await page.isVisible(`${LEVEL} a >> nth=0`)).toBe(false);
});

test('no state has an accessibility violation', async () => {
  const found: string[] = [];
  for (const theme of ['dark', 'light'])
    for (const width of [PHONE, DESKTOP])
      for (const size of ['full', 'compact']) {
        const query = `&theme=${theme}&size=${size}&skipTo=main&path=/docs/api`;
        const { page } = await openHydrated({ query, width });
        found.push(...(await violationsOf(page)));
        await page.click(learning.button);
        await page.waitForSelector(learning.panel, { state: 'visible' });
        found.push(...(await violationsOf(page)).map((violation) => `${theme}, ${width}, ${size}: ${violation}`));
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
