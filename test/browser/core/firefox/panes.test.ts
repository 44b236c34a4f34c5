/** The overlay from 900 to 1199 pixels: sections, and beside them the contents of one. */

import { expect, test } from 'vitest';
import { OVERLAY, openOverlay, section, useBrowser } from '../../../support/browser.ts';
import { boxOf } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';

const { openHydrated } = useBrowser();
const developers = section('NAV_DEVELOPERS');

test.each([900, 1199])(
  'at %i pixels, a section that is pressed replaces the contents beside the list',
  async (width) => {
    const { page } = await openHydrated({ width, height: 800 });
    await openOverlay(page);
    for (const { button, panel } of [section('NAV_SOLUTIONS'), section('NAV_PRODUCT'), developers]) {
      await page.click(button);
      await page.waitForSelector(panel, { state: 'visible' });
      await still(page);
      const shown = page.locator(`${OVERLAY} .portico-panel`);
      expect(await shown.evaluateAll((panels) => panels.filter(({ clientHeight }) => clientHeight > 0).length)).toBe(1);
      const [pressed, contents] = [await boxOf(page, button), await boxOf(page, panel)];
      expect(contents.x).toBeGreaterThan(pressed.x + pressed.width);
      expect(contents.y).toBeLessThanOrEqual((await boxOf(page, developers.button)).y);
    }
  },
);

test('the first section is open with the overlay, and stays open when its button is pressed', async () => {
  const { page } = await openHydrated({ width: 1000, height: 800 });
  expect(await page.getAttribute(developers.button, 'aria-expanded')).toBe('false');
  await openOverlay(page);
  await page.waitForSelector(developers.panel, { state: 'visible' });
  await page.click(developers.button);
  await still(page);
  expect(await page.getAttribute(developers.button, 'aria-expanded')).toBe('true');
});
