/** With text twice as large on a phone, titles stay in one line, and lines stay as thin as they are. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { hydrated, openOverlay, PHONE, useBrowser } from '../../support/browser.ts';
import { changedBox } from '../../support/pixel-difference.ts';
import { still } from '../../support/still.ts';

const { open } = useBrowser();

async function opened(text: number, query: string) {
  const { page } = await open({
    width: PHONE,
    query,
    context: { reducedMotion: 'reduce' },
    async prepare(target) {
      const devtools = await target.context().newCDPSession(target);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    },
  });
  await hydrated(page);
  return page;
}

test.each(LANGUAGES)('in %s, no title of the overlay breaks', async (language) => {
  const page = await opened(32, `lang=${language}`);
  await openOverlay(page);
  const titles = page.locator('.portico-section > :is(button, a)');
  expect(await titles.count()).toBe(6);
  const broken = await titles.evaluateAll((all) =>
    all.flatMap((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getClientRects().length > 1 ? [title.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
});

/** How thick the left side of the frame of an icon is drawn. */
async function strokeOf(page: Page): Promise<number> {
  const icon = page.locator('.portico-footer__social svg').nth(1);
  await icon.scrollIntoViewIfNeeded();
  await still(page);
  await icon.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await icon.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // a row of pixels between the letters and the corner, up to the middle
  const clip = { x: Math.floor(x), y: Math.round(y + height * 0.28), width: Math.round(width * 0.3), height: 1 };
  const drawn = await page.screenshot({ clip });
  await icon.evaluate((svg) => svg.setAttribute('style', 'visibility: hidden !important'));
  const box = changedBox(await page.screenshot({ clip }), drawn);
  return (box?.right ?? Number.NaN) - (box?.left ?? Number.NaN);
}

test('the strokes of icons do not get thicker', async () => {
  const [usual, large] = [await strokeOf(await opened(16, '')), await strokeOf(await opened(32, ''))];
  expect(usual).toBeGreaterThan(0);
  expect(large).toBeLessThanOrEqual(usual);
});
