import { expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../../support/browser.ts';
import { boxOf, middle } from '../../support/pointer.ts';

const { open } = useBrowser();
const LINK = '[data-portico-part="announcement"]';

const openIn = async (language: string, width: number) =>
  (await open({ query: `lang=${language}&at=2026-01-01&seed=1&transparent=false`, width })).page;

test('the link is as high as the bar, and can be pressed at its edges', async () => {
  const page = await openIn('en', DESKTOP);
  for (const width of [320, PHONE, 900, DESKTOP]) {
    await page.setViewportSize({ width, height: 900 });
    const link = await boxOf(page, LINK);
    expect(link, `${width}`).toMatchObject({ y: 0, height: 40 });
    for (const y of [1, 39]) {
      const hit = await page.evaluate(
        ([x, top, selector]) => Boolean(document.elementFromPoint(x, top)?.closest(selector)),
        [middle(link).x, y, LINK] as const,
      );
      expect(hit, `${width}, ${y}`).toBe(true);
    }
  }
});
