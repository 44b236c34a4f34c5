/** Second level, breadcrumbs and places of sites in Arabic and Hebrew: they are mirrored, fit and can be reached. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, DESKTOP, hydrated, openSection, PHONE, section, useBrowser } from '../../../support/browser.ts';
import { boxOf } from '../../../support/pointer.ts';
import { addRightToLeft } from '../../../support/right-to-left.ts';
import { besideHeader } from '../../../support/slots.ts';
import { still } from '../../../support/still.ts';
import { useBuild } from '../../../support/use-build.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';

const browser = useBrowser();
const service = useBuild(addRightToLeft);

const LEVEL = '[data-portico-part="second-level"]';
const CRUMBS = '[data-portico-part="breadcrumbs"]';
const LOGO = '.portico-header__inner .portico-logo';
const learning = section('SECOND_LEVEL.4');

/** Of a page of the site `docs`: the last title starts and ends with Latin letters. */
const PAGES = {
  ar: ['/docs التوثيق', '/docs/api واجهات API', '/docs/libraries JWT وتدوير رموز Refresh'],
  he: ['/docs תיעוד', '/docs/api ממשקי API', '/docs/libraries JWT וסבב של אסימוני Refresh'],
} as const;

interface Options {
  readonly lang: keyof typeof PAGES;
  readonly site: 'docs' | 'community';
  readonly width: number;
  readonly isolate?: string;
}

async function open({ lang, site, width, isolate = 'none' }: Options): Promise<Page> {
  const isDocs = site === 'docs';
  const parameters = new URLSearchParams({ lang, site, isolate, transparent: 'false', seed: '1', skipTo: 'main' });
  if (isDocs) {
    parameters.set('path', '/docs/libraries');
    parameters.set('breadcrumbs', PAGES[lang].join('\n'));
  }
  const { page } = await browser.open({
    service: service(),
    query: parameters.toString(),
    width,
    context: { reducedMotion: 'reduce' },
    // the colours of content are the host's; a scroll bar would be on the left
    document: (header, footer) => `<!doctype html><html lang="${lang}" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>A page of the host</title><link rel="icon" href="data:,">
<style>html { scrollbar-width: none } a, button, summary { background: none; color: inherit }</style></head>
<body style="margin:0">${header}${isDocs ? '' : besideHeader()}<main id="main"><h1>Acme</h1></main>${footer}</body></html>`,
  });
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('body > [data-portico-fill]'));
  await still(page);
  return page;
}

/** Where an element starts and ends, in whole pixels, counted from the right edge of the window. */
async function fromRight(page: Page, selector: string) {
  const window = await page.evaluate(() => innerWidth);
  const { x, width } = await boxOf(page, selector);
  return { start: Math.round(window - x - width), end: Math.round(window - x) };
}

const startsOf = (page: Page, selectors: readonly string[]) =>
  Promise.all(selectors.map(async (selector) => (await fromRight(page, selector)).start));

const isAscending = (values: readonly number[]) =>
  values.every((value, index) => value > (values[index - 1] ?? Number.NEGATIVE_INFINITY));

/** As far as the page scrolls sideways, to the left and to the right. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() =>
    [-100, 200].map((left) => {
      scrollBy(left, 0);
      return scrollX;
    }),
  );

describe.each([
  { lang: 'ar', width: PHONE, isolate: 'none' },
  { lang: 'he', width: 900, isolate: 'shadow' },
  { lang: 'ar', width: DESKTOP, isolate: 'shadow' },
] as const)('$lang at $width pixels, with isolate=$isolate', (options) => {
  const { width } = options;

  test('second level and breadcrumbs start at the right, and everything fits', async () => {
    const page = await open({ ...options, site: 'docs' });
    expect(await layoutProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([0, 0]);
    const logo = (await fromRight(page, LOGO)).start;
    const entries = [0, 1, 2, 3].map((index) => `${LEVEL} .portico-section > a >> nth=${index}`);
    expect(isAscending(await startsOf(page, entries))).toBe(true);
    // phones show only the page above
    const crumbs = (width < 600 ? [1] : [0, 1, 2]).map((index) => `${CRUMBS} a >> nth=${index}`);
    expect(await startsOf(page, crumbs.slice(0, 1))).toEqual([logo]);
    expect(isAscending(await startsOf(page, crumbs))).toBe(true);
    if (width >= 900) expect(await startsOf(page, entries.slice(0, 1))).toEqual([logo - 8]);

    await openSection(page, learning);
    expect(await layoutProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([0, 0]);
    const panel = await fromRight(page, learning.panel);
    expect(panel.start).toBeGreaterThanOrEqual(0);
    expect(panel.end).toBeLessThanOrEqual(width);
    // from 1200 pixels on it drops down from its button
    const expected = width >= 1200 ? (await fromRight(page, learning.button)).start : 0;
    expect(panel.start).toBe(expected);
  });

  test('places follow from the right, and everything fits', async () => {
    const page = await open({ ...options, site: 'community' });
    expect(await layoutProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([0, 0]);
    const row = width < 900 ? ['account'] : ['search', 'tools', 'account'];
    const places = [LOGO, ...row.map((name) => `[data-portico-slot="${name}"]`)];
    expect(isAscending(await startsOf(page, places))).toBe(true);
    const logo = (await fromRight(page, LOGO)).start;
    // below 1200 pixels, the burger is at the end, 11 pixels beyond the edge
    const last = width >= 1200 ? '[data-portico-slot="account"]' : BURGER;
    expect((await fromRight(page, last)).end).toBe(width - logo + (width >= 1200 ? 0 : 11));
    expect(await startsOf(page, ['[data-portico-slot="local"]', '#fill-local'])).toEqual([logo, logo]);
  });
});

test('on a phone, the current link is scrolled into view', async () => {
  const page = await open({ lang: 'ar', site: 'docs', width: 320 });
  const { start, end } = await fromRight(page, `${LEVEL} .portico-section > [aria-current]`);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeLessThanOrEqual(320);
  expect((await startsOf(page, [`${LEVEL} a >> nth=0`]))[0]).toBeLessThan(0);
});
