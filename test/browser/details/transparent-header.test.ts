/** A transparent header at the top of the page: every text is legible over whatever the page shows behind it. */

import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { DESKTOP, type HostPageOptions, PHONE, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';
import { hideTexts, illegible, textsIn } from '../fixtures/legibility.ts';

const { openHydrated } = useBrowser();
const HEADER = '.portico-header:has(> .portico-bar)';

/** A sunset with clouds: as bright as a page's first section gets, and different everywhere. */
const PHOTO = `radial-gradient(60px 20px at 12% 40px, #ffe9d0, transparent), radial-gradient(90px 30px at 48% 76px, #ffd9b8, transparent),
  radial-gradient(70px 24px at 85% 24px, #fff, transparent), linear-gradient(#f0b26c, #e4775c 480px, #2b2145)`;
const BEHIND = ['#fff', '#000', PHOTO];

async function transparent(theme: string, host: HostPageOptions) {
  const { page } = await openHydrated({
    main: '<main id="main" style="height: 3000px"></main>',
    query: `lang=en&at=2026-01-01&seed=1&theme=${theme}`,
    ...host,
  });
  await still(page);
  return page;
}

describe.each(COLOR_SCHEMES)('with the theme %s', (theme) => {
  test.each([
    { width: PHONE, count: 3 },
    { width: 900, count: 7 },
    { width: DESKTOP, count: 14 },
  ])('at $width pixels, every text has a contrast of at least 4.5', async ({ width, count }) => {
    const page = await transparent(theme, { width });
    const texts = await textsIn(page, HEADER);
    expect(texts.map(({ text }) => text)).toHaveLength(count);
    await hideTexts(page, HEADER);
    for (const background of BEHIND) expect(await illegible(page, texts, background, 4.5)).toEqual([]);
  });
});

test('the page shows through the row, and all of it without the scrim', async () => {
  const page = await transparent('dark', { head: '<style>body { background: #fff }</style>' });
  const shown = async () => {
    const picture = await page.screenshot({ clip: { x: 0, y: 100, width: 1, height: 1 } });
    return PNG.sync.read(picture).data[0];
  };
  // 61 % of the surface, whose red is 11
  expect(Math.abs(Number(await shown()) - 106)).toBeLessThan(3);
  await page.addStyleTag({ content: ':root { --portico-scrim: none }' });
  expect(await shown()).toBe(255);
});

test('the scrim ends with the header, or fades out over the section beneath it', async () => {
  const page = await transparent('dark', { head: '<style>body { background: #fff }</style>' });
  const at = async (y: number) =>
    PNG.sync.read(await page.screenshot({ clip: { x: 0, y, width: 1, height: 1 } })).data[0];
  expect(await at(104)).toBe(255);
  await page.addStyleTag({ content: 'body { --portico-overlap: 1 }' });
  // half of 60 %
  expect(Math.abs(Number(await at(132)) - 182)).toBeLessThan(3);
  expect(await at(160)).toBe(255);
});
