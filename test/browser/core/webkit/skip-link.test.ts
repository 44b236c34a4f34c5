/** The link that skips the header, for hosts that set `skipTo`. */

import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../../support/browser.ts';

const { open } = useBrowser();
const LINK = '[data-portico-part="skip-link"]';
const MAIN = `<main id="content" tabindex="-1"><h1>Title</h1><a id="first" href="#x">First</a><div style="height:3000px"></div></main>`;

describe.each(['none', 'shadow'])('with isolate=%s', (isolate) => {
  test.each([true, false])(
    'the link is the first stop, is visible with the focus and leads to the content (scripts: %s)',
    async (scripts) => {
      const { page } = await open({ query: `skipTo=content&isolate=${isolate}`, main: MAIN, scripts });
      const seen = () => page.locator(LINK).evaluate((link) => link.getBoundingClientRect().width > 20);
      expect(await seen()).toBe(false);
      await page.keyboard.press('Tab');
      expect(await page.locator(LINK).evaluate((link) => link.matches(':focus'))).toBe(true);
      expect(await seen()).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).hash).toBe('#content');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('first');
    },
  );
});

test('the link is visible on a scrolled page too', async () => {
  const { page } = await open({ query: 'skipTo=content', main: MAIN });
  await page.evaluate(() => scrollTo(0, 1_500));
  await page.focus(LINK);
  const box = await page.locator(LINK).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box && (await page.evaluate(({ x, y }) => document.elementFromPoint(x + 10, y + 10)?.textContent, box))).toBe(
    'Skip to content',
  );
});
