/** The header of a scrolled page: its surface lets a little of the page through, and its text stays easy to read. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { BURGER, DESKTOP, type HostPageOptions, hydrated, OVERLAY, PHONE, useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { lowestContrast, pixelContrast } from '../../support/pixel-contrast.ts';
import { boxOf } from '../../support/pointer.ts';
import { still } from '../../support/still.ts';

const { open } = useBrowser();
const HEADER = '.portico-header:has(> .portico-bar)';
const ROW = '.portico-header__inner';
/** What is drawn on the surface of the row: the primary button has a surface of its own. */
const TEXTS = ['.portico-logo', '.portico-section__button', '.portico-section__link', '.portico-action--quiet'].map(
  (text) => `${ROW} ${text}:visible`,
);

const STRIPES = 'repeating-linear-gradient(90deg, #000 0 4px, #fff 4px 8px)';
const NOISE = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><filter id="n"><feTurbulence type="turbulence" baseFrequency=".012 .03" numOctaves="4" seed="7"/><feColorMatrix values="3 0 0 0 -.4 0 3 0 0 -.4 0 0 3 0 -.4 0 0 0 0 1"/></filter><rect width="600" height="600" filter="url(#n)"/></svg>',
)}")`;
const BEHIND = ['#000', '#fff', '#f00', '#0f0', '#00f', '#ff0', STRIPES, NOISE];

async function scrolled(host: HostPageOptions = {}) {
  const { page } = await open({ main: '<main id="main" style="height:3000px"></main>', ...host });
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForSelector(`${HEADER}[data-portico-scrolled]`);
  await still(page);
  return page;
}

const lay = (page: Page, background: string) =>
  page.evaluate((value) => {
    document.body.style.background = value;
  }, background);

/** How opaque the surface of the header is: 0 to 1. */
const opacityOf = (page: Page) =>
  page.locator(HEADER).evaluate((header) => {
    const { backgroundColor } = getComputedStyle(header);
    const [, alpha = '1'] = /(?:\/|^rgba\(.*,)\s*([\d.]+)\)$/.exec(backgroundColor) ?? [];
    return Number(alpha);
  });

const SURFACES = COLOR_SCHEMES.flatMap((theme) =>
  ['none', 'shadow'].flatMap((isolate) =>
    [true, false].flatMap((transparent) => [PHONE, DESKTOP].map((width) => ({ theme, isolate, transparent, width }))),
  ),
);

test.each(casesOf(SURFACES))(
  '$theme, isolate=$isolate, transparent=$transparent, at $width pixels: the surface is 85 % opaque',
  async ({ width, ...parameters }) => {
    const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, `${value}`]));
    expect(await opacityOf(await scrolled({ width, query: `${query}` }))).toBe(0.85);
  },
);

describe.each(COLOR_SCHEMES)('with the theme %s', (theme) => {
  test.each([PHONE, DESKTOP])('at %i pixels, the row has a contrast of at least 7 over anything', async (width) => {
    const page = await scrolled({ width, query: `theme=${theme}&transparent=false` });
    const texts = await Promise.all(
      TEXTS.map((text) =>
        page.locator(text).evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, width: across, height } = element.getBoundingClientRect();
            return { color: getComputedStyle(element).color, box: { x, y, width: across, height } };
          }),
        ),
      ),
    );
    expect(texts.flat().length).toBe(width === PHONE ? 1 : 8);
    await page.addStyleTag({ content: `${ROW} * { color: transparent !important; fill: transparent !important }` });
    for (const background of BEHIND) {
      await lay(page, background);
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height: 64 } });
      for (const { color, box } of texts.flat())
        expect(lowestContrast(picture, color, box), `${color} over ${background}`).toBeGreaterThanOrEqual(7);
    }
  });
});

test.each([
  { width: 844, height: 390 },
  { width: 667, height: 331 },
])('on a phone of $width × $height pixels, it takes at most a fifth of the height', async ({ width, height }) => {
  const page = await scrolled({ width, height });
  const { y, height: ofHeader } = await boxOf(page, HEADER);
  expect((y + ofHeader) / height).toBeLessThanOrEqual(0.2);
  expect(y + ofHeader).toBeGreaterThan(40);
});

test('what is behind is blurred', async () => {
  const page = await scrolled({ query: 'theme=light' });
  await lay(page, STRIPES);
  const { x, width } = await boxOf(page, '.portico-logo >> nth=0');
  // in the gutter, and in the page below
  const clip = { x: x - 30, y: 8, width: 24, height: 40 };
  expect(width).toBeGreaterThan(0);
  expect(pixelContrast(await page.screenshot({ clip: { ...clip, y: 200 } })).ratio).toBe(21);
  expect(pixelContrast(await page.screenshot({ clip })).ratio).toBeLessThan(1.05);
});

describe('the surface is opaque', () => {
  const PREFERENCES: readonly { readonly name: string; readonly context: BrowserContextOptions }[] = [
    { name: 'more contrast', context: { contrast: 'more' } },
    { name: 'forced colours', context: { forcedColors: 'active' } },
  ];

  test.each(PREFERENCES)('with $name', async ({ context }) => {
    expect(await opacityOf(await scrolled({ context }))).toBe(1);
  });

  test('with reduced transparency', async () => {
    const page = await scrolled({
      async prepare(target) {
        const devtools = await target.context().newCDPSession(target);
        await devtools.send('Emulation.setEmulatedMedia', {
          features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
        });
      },
    });
    expect(await opacityOf(page)).toBe(1);
  });

  test.each([true, false])(
    'while something in the header has the keyboard focus, transparent=%s',
    async (transparent) => {
      const page = await scrolled({ query: `transparent=${transparent}` });
      await page.keyboard.press('Tab');
      await page.focus('[data-portico="header"] .portico-logo');
      await still(page);
      expect(await page.evaluate(() => scrollY)).toBe(600);
      expect(await opacityOf(page)).toBe(1);
    },
  );

  test('while the overlay is open', async () => {
    const page = await scrolled({ width: PHONE, query: '' });
    // a click of the driver may scroll the page first
    await page.locator(BURGER).evaluate((burger: HTMLElement) => burger.click());
    await page.waitForSelector(OVERLAY, { state: 'visible' });
    await still(page);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    expect(await opacityOf(page)).toBe(1);
  });
});
