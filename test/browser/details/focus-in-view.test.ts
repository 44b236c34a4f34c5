/** The focus is visible at every stop of the Tab key (WCAG 2.4.3, 2.4.7, 2.4.11). */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, DESKTOP, OVERLAY, SECTION_IDS, section, useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { problemsOf, type Stop, walkFocus } from '../fixtures/walk-focus.ts';

const { openHydrated } = useBrowser();
const SECTIONS = SECTION_IDS.map(section);
/** As in docs/customizing.md. */
const HEAD = '<style>html { scroll-padding-top: var(--portico-offset, 64px) }</style>';
const LINKS = Array.from({ length: 12 }, (_, index) => `<p><a href="#end">Link ${index}</a></p>`);
const MAIN = `<main id="main">${LINKS.join('<div style="height: 300px"></div>')}<p id="end">The end</p></main>`;

interface View {
  readonly width: number;
  readonly height: number;
}

const VIEWS: readonly View[] = [
  { width: 320, height: 800 },
  { width: 320, height: 256 },
  { width: 900, height: 800 },
  { width: DESKTOP, height: 800 },
  { width: DESKTOP, height: 256 },
];

async function opened(view: View, isolate = 'none') {
  const { page } = await openHydrated({
    ...view,
    query: `transparent=false&skipTo=main&isolate=${isolate}`,
    head: HEAD,
    main: MAIN,
    // otherwise transitions would be checked halfway
    context: { reducedMotion: 'reduce' },
  });
  return page;
}

const names = (stops: readonly Stop[]) => stops.map(({ name }) => name);
const places = (stops: readonly Stop[]) => [...new Set(stops.map(({ where }) => where))];

async function walkBoth(page: Page) {
  // into each panel that drops down
  const forwards = await walkFocus(page, 'Tab', async ({ name }) => {
    const isOverlay = await page.isVisible(BURGER);
    if (name.includes('portico-section__button') && !isOverlay) await page.keyboard.press('Enter');
  });
  const backwards = await walkFocus(page, 'Shift+Tab');
  return { forwards, backwards, problems: [...problemsOf(forwards), ...problemsOf(backwards)] };
}

describe.each(casesOf(VIEWS))('at $width × $height pixels', (view) => {
  test('the focus is always in view, forwards and backwards', async () => {
    const page = await opened(view);
    const { forwards, backwards, problems } = await walkBoth(page);
    expect(problems).toEqual([]);
    expect(places(forwards)).toEqual(['header', 'host', 'footer']);
    expect(places(backwards)).toEqual(['footer', 'host', 'header']);
  });
});

describe.each(casesOf(VIEWS.filter(({ width }) => width < DESKTOP)))(
  'at $width × $height pixels, in the overlay',
  (view) => {
    test.each([false, true])(
      'the focus is always in view, and never leaves the header (sections open: %s)',
      async (unfolded) => {
        const page = await opened(view);
        await page.evaluate(() => scrollTo(0, 1_500));
        await page.focus(BURGER);
        await page.keyboard.press('Enter');
        await page.waitForSelector(OVERLAY, { state: 'visible' });
        if (unfolded) for (const { button } of SECTIONS) await page.press(button, 'Enter');
        await page.focus(BURGER);
        const { forwards, backwards, problems } = await walkBoth(page);
        expect(problems).toEqual([]);
        expect(places([...forwards, ...backwards])).toEqual(['header']);
        // from 900 pixels on, one pane replaces another
        expect(forwards.length > 60).toBe(unfolded && view.width < 900);
      },
    );
  },
);

test.each(casesOf(VIEWS.filter(({ width }) => width === DESKTOP)))(
  'at $width × $height pixels, closed sections have no stops',
  async (view) => {
    const page = await opened(view);
    const stops = await walkFocus(page, 'Tab', () => page.keyboard.press('Escape'));
    expect(names(stops.filter(({ where }) => where === 'header'))).toHaveLength(14);
    expect(problemsOf(stops)).toEqual([]);
  },
);
