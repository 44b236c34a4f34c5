/** Arabic and Hebrew: the layout is mirrored, in pages of either direction, and texts and keys go the right way. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  type HostPageOptions,
  hydrated,
  openOverlay,
  openSection,
  PHONE,
  SECTION_IDS,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { boxOf, middle, openWithClock, pointAt, stopClock, walk } from '../../../support/pointer.ts';
import { addRightToLeft, RIGHT_TO_LEFT } from '../../../support/right-to-left.ts';
import { still } from '../../../support/still.ts';
import { useBuild } from '../../../support/use-build.ts';
import { statesAt, visitStates } from '../../fixtures/every-state.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';

const browser = useBrowser();
const service = useBuild(addRightToLeft);

interface PageOptions extends HostPageOptions {
  readonly lang: string;
  readonly isolate?: string;
  readonly theme?: string;
  /** Of the host's page. */
  readonly dir?: string;
}

/** Opens a page without scroll bars, which are on the left of some pages. */
function open({ lang, isolate = 'none', theme = 'dark', dir = 'rtl', ...host }: PageOptions) {
  return browser.open({
    service: service(),
    query: `lang=${lang}&isolate=${isolate}&theme=${theme}&transparent=false&seed=1&skipTo=main`,
    document: (header, footer) => `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>A page of the host</title><link rel="icon" href="data:,">
<style>html { scrollbar-width: none }</style></head>
<body style="margin:0">${header}<main id="main"><h1>Acme</h1></main>${footer}</body></html>`,
    ...host,
  });
}

async function opened(options: PageOptions): Promise<Page> {
  const { page } = await open(options);
  await hydrated(page);
  return page;
}

/** Where an element starts and ends, in whole pixels, counted from the right edge of the window. */
async function fromRight(page: Page, selector: string) {
  const { x, width } = await boxOf(page, selector);
  const window = await page.evaluate(() => innerWidth);
  return { start: Math.round(window - x - width), end: Math.round(window - x) };
}

/** Where elements start from the right, as they follow in the document. */
async function starts(page: Page, selector: string): Promise<number[]> {
  const all = page.locator(selector);
  const count = await all.count();
  expect(count).toBeGreaterThan(1);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => (await fromRight(page, `${selector} >> nth=${index}`)).start),
  );
}

const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other);

const LOGO = '.portico-header__inner .portico-logo';
const ROW = '.portico-nav__list > li';
const product = section('NAV_PRODUCT');
const developers = section('NAV_DEVELOPERS');

describe.each([
  { lang: 'ar', isolate: 'none', dir: 'ltr' },
  { lang: 'he', isolate: 'shadow', dir: 'rtl' },
])('$lang in a page of direction $dir, with isolate=$isolate', (options) => {
  test('on the desktop, the row starts at the right and ends at the left', async () => {
    const page = await opened({ ...options, width: DESKTOP });
    const edge = (await fromRight(page, LOGO)).start;
    expect(edge).toBe((DESKTOP - 1344) / 2 + 32);
    const row = await starts(page, ROW);
    expect([edge, ...row]).toEqual(ascending([edge, ...row]));
    expect(new Set(row).size).toBe(6);
    expect((await fromRight(page, '.portico-header__actions')).end).toBe(DESKTOP - edge);
    const tools = await starts(page, '.portico-bar__tools > *:not(.portico-island), .portico-language-menu');
    expect(tools).toHaveLength(2);
    expect(tools).toEqual(ascending(tools));
    await page.focus('.portico-skip-link');
    expect((await fromRight(page, '.portico-skip-link')).start).toBe(edge);
  });

  test('panels start at the right, below the logo, and their columns follow to the left', async () => {
    const page = await opened({ ...options, width: DESKTOP });
    const edge = (await fromRight(page, LOGO)).start;
    for (const id of SECTION_IDS) {
      await openSection(page, section(id));
      await still(page);
      expect((await fromRight(page, section(id).panel)).start).toBe(edge);
      const columns = await starts(page, `${section(id).panel} .portico-column`);
      expect(columns[0]).toBe(edge + 4);
      expect(columns).toEqual(ascending(columns));
      await page.keyboard.press('Escape');
    }
    await page.click('.portico-language-menu__button');
    await page.waitForSelector('.portico-language-menu__panel', { state: 'visible' });
    expect((await fromRight(page, '.portico-language-menu__panel')).end).toBe(DESKTOP - edge);
  });

  test.each([
    { width: PHONE, panel: 0 },
    { width: 900, panel: 295 },
  ])('at $width pixels, the burger is at the left, and titles start at the right', async ({ width, panel }) => {
    const page = await opened({ ...options, width });
    const edge = (await fromRight(page, LOGO)).start;
    const lines = '.portico-burger__lines';
    expect((await fromRight(page, lines)).end).toBeCloseTo(width - edge, 0);
    await openOverlay(page);
    await still(page);
    const title = await page.locator(product.button).evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return innerWidth - range.getBoundingClientRect().right;
    });
    expect(title).toBeCloseTo(edge, 0);
    await openSection(page, product);
    await still(page);
    const icon = await fromRight(page, `${product.panel} .portico-link .portico-icon >> nth=0`);
    expect(icon.start).toBe(edge + panel);
  });
});

test.each(RIGHT_TO_LEFT)(
  'in %s, the arrow keys move as the eye does, and Tab goes from right to left',
  async (lang) => {
    const page = await opened({ lang, dir: 'ltr' });
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-portico-id]')?.getAttribute('data-portico-id'));
    await page.focus(developers.button);
    const seen = [];
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
      seen.push(await focused());
    }
    expect(seen).toEqual(['NAV_DOCUMENTATION', 'NAV_PRODUCT', 'NAV_DOCUMENTATION', 'NAV_DEVELOPERS', 'NAV_BLOG']);
    await page.keyboard.press('Escape');
    await page.focus(LOGO);
    const places = [];
    for (let stop = 0; stop < 9; stop += 1) {
      places.push(await page.evaluate(() => innerWidth - (document.activeElement?.getBoundingClientRect().right ?? 0)));
      await page.keyboard.press('Tab');
    }
    // logo, six of the navigation, two buttons
    expect(places).toEqual(ascending(places));
    expect(new Set(places).size).toBe(9);
  },
);

test('in the overlay, the arrow keys move up and down as in any language', async () => {
  const page = await opened({ lang: 'ar', width: PHONE });
  await openOverlay(page);
  await page.focus(developers.button);
  await page.keyboard.press('ArrowDown');
  const next = page.locator(section('NAV_DOCUMENTATION').button);
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a diagonal to the far corner of a panel, across the neighbours, keeps it open', async () => {
  const { page } = await openWithClock(open as Parameters<typeof openWithClock>[0], { lang: 'ar' } as PageOptions);
  const button = await boxOf(page, developers.button);
  await pointAt(page, developers.button);
  await page.waitForSelector(developers.panel, { state: 'visible' });
  await stopClock(page);
  const panel = await boxOf(page, developers.panel);
  const corner = { x: panel.x + panel.width * 0.05, y: panel.y + 4 };
  expect([...(await walk(page, middle(button), corner, 24))]).toEqual(['NAV_DEVELOPERS']);
});

test.each([
  { lang: 'ar', width: 320, theme: 'dark' },
  { lang: 'he', width: 900, theme: 'light' },
  { lang: 'ar', width: 1200, theme: 'light' },
])(
  'in $lang, $theme, at $width pixels: every state is shown in full, without sideways scrolling',
  async ({ lang, width, theme }) => {
    const page = await opened({ lang, theme, width, context: { reducedMotion: 'reduce' } });
    const found: string[] = [];
    // the skip link covers the logo
    const states = statesAt(width).filter(({ name }) => name !== 'skip link focused');
    expect(states.length).toBeGreaterThan(5);
    await visitStates(page, states, async ({ name }) => {
      found.push(...(await layoutProblems(page)).map((problem) => `${name}: ${problem}`));
      const sideways = await page.evaluate(() => {
        scrollBy(-100, 0);
        scrollBy(100, 0);
        return scrollX;
      });
      expect(sideways).toBe(0);
    });
    expect(found).toEqual([]);
  },
);

test('arrows and icons that point are mirrored, others are not', async () => {
  const page = await opened({ lang: 'ar' });
  const arrow = page.locator('.portico-column__further >> nth=0');
  expect(await arrow.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('←');
  const mirrored = await page
    .locator('.portico-link > .portico-icon')
    .evaluateAll((icons) =>
      icons.flatMap((icon) =>
        getComputedStyle(icon).scale === 'none' ? [] : (icon.closest('a')?.getAttribute('href') ?? ''),
      ),
    );
  expect(mirrored).toEqual(['/ar/marketplace', '/ar/features/universal-login', '/ar/retail']);
});
