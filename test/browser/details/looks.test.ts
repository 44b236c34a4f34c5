/**
 * Compares the chrome with the pictures in `references/`. `UPDATE_REFERENCES=1` updates them: look at them before you
 * commit them.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BURGER, openOverlay, section, useBrowser } from '../../support/browser.ts';
import { pixelContrast } from '../../support/pixel-contrast.ts';
import { perceptibleDifference } from '../../support/pixel-difference.ts';
import { boxOf } from '../../support/pointer.ts';
import { still } from '../../support/still.ts';

const { openHydrated } = useBrowser();

/** In per cent of the pixels: enough for another version of the browser, and less than a change of the design. */
const TOLERANCE = 0.3;

/** A web font, so that every machine draws the same letters. */
const FONT = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const HEAD = `<style>
  @font-face { font-family: "Reference"; src: url("/reference.woff2"); font-weight: 100 900 }
  [data-portico] { --portico-font: "Reference" }
</style>`;
const MAIN = '<main id="main" style="height: 700px; background: #7d86a5"></main>';

interface Look {
  readonly name: string;
  readonly query: string;
  readonly width: number;
  readonly show: (page: Page) => Promise<unknown>;
}

const openMenu = async (page: Page, id: string) => {
  await page.click(section(id).button);
  await page.hover(`${section(id).panel} .portico-link >> nth=1`);
};

const LOOKS: readonly Look[] = [
  {
    name: 'menu-dark',
    query: 'lang=en&theme=dark&seed=looks',
    width: 1440,
    show: (page) => openMenu(page, 'NAV_PRODUCT'),
  },
  {
    name: 'menu-light',
    query: 'lang=de&theme=light&transparent=false',
    width: 1200,
    show: (page) => openMenu(page, 'NAV_SOLUTIONS'),
  },
  {
    name: 'overlay-dark',
    query: 'lang=en&theme=dark',
    width: 390,
    show: async (page) => {
      await page.click(BURGER);
      await page.click(section('NAV_DEVELOPERS').button);
    },
  },
  {
    name: 'footer-light',
    query: 'lang=fr&theme=light',
    width: 900,
    show: (page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
  },
];

test.for(LOOKS)('$name looks like its reference', async ({ name, query, width, show }, { skip }) => {
  const { page } = await openHydrated({
    query: `${query}&at=2026-06-01T00:00:00Z`,
    width,
    height: 800,
    head: HEAD,
    main: MAIN,
    context: { reducedMotion: 'reduce' },
    prepare: async (target) => {
      const body = await readFile(FONT);
      await target.route('**/reference.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body }));
    },
  });
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  await still(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  const reference = new URL(`../references/${name}.png`, import.meta.url);
  if (process.env.UPDATE_REFERENCES) {
    await mkdir(new URL('.', reference), { recursive: true });
    await writeFile(reference, picture);
    skip('the reference is written');
  }
  const { percent } = perceptibleDifference(await readFile(reference), picture);
  expect(
    percent,
    `${name}.png differs; if the change is intended: UPDATE_REFERENCES=1 npx vitest run --project browser-details looks`,
  ).toBeLessThanOrEqual(TOLERANCE);
});

test('the end of the overlay fades over what it cuts, and over nothing else', async () => {
  const { page } = await openHydrated({ width: 320, height: 500, query: 'theme=light' });
  await openOverlay(page);
  const list = page.locator('.portico-menu__scroller');
  await list.evaluate((scroller) => {
    const range = document.createRange();
    range.selectNodeContents(scroller.querySelectorAll('.portico-section__button')[3] as Element);
    scroller.scrollTop += range.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
  });
  await still(page);
  const { y, height } = await boxOf(page, '.portico-menu__scroller');
  const contrastAbove = async (end: number) =>
    pixelContrast(await page.screenshot({ clip: { x: 0, y: end - 12, width: 200, height: 12 } })).ratio;
  expect(await contrastAbove(y + height)).toBeLessThan(3);
  await list.evaluate((scroller) => scroller.scrollBy(0, 40));
  await still(page);
  expect(await contrastAbove(y + height - 40)).toBeGreaterThan(10);
});
