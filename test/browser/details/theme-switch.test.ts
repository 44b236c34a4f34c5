/** A page that changes its theme by a class, and has header and footer follow, as docs/customizing.md describes. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSection, section, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';

const { openHydrated } = useBrowser();
const guide = await readFile(new URL('../../../docs/customizing.md', import.meta.url), 'utf8');
const [recipe] = /<script>\n[^`]*classList\.contains\('dark'\)[^`]*<\/script>/.exec(guide) ?? [];
if (!recipe?.includes('data-portico')) throw new Error('docs/customizing.md has no script');

const PARTS = [
  '.portico-bar',
  '.portico-section__button',
  '.portico-panel',
  '.portico-link',
  '.portico-action--primary',
];

/** A page with an open menu, whose class is that theme at first. */
async function opened(theme: string, isolate: string): Promise<Page> {
  const { page } = await openHydrated({
    query: `transparent=false&isolate=${isolate}&theme=${theme}&at=2026-01-01`,
    head: `<script>document.documentElement.className = '${theme}'</script>${recipe}`,
  });
  await openSection(page, section('NAV_PRODUCT'));
  await still(page);
  await page.evaluate((parts) => {
    window.lookOf = () =>
      [...document.querySelectorAll('[data-portico]')].flatMap((root) =>
        [...(root.shadowRoot ?? root).querySelectorAll(`${parts}, .portico-footer-link`)].flatMap((element) => {
          // styles of what is closed follow when it opens; a panel laid out ahead is transparent
          if (!element.checkVisibility({ opacityProperty: true })) return [];
          const { color, backgroundColor, boxShadow, colorScheme } = getComputedStyle(element);
          return `${element.className}: ${color} on ${backgroundColor}, ${boxShadow}, ${colorScheme}`;
        }),
      );
  }, PARTS.join());
  return page;
}

declare global {
  interface Window {
    /** The colours of surfaces, texts and edges of header and footer. */
    lookOf: () => string[];
  }
}

/** Changes the class of the page, and returns the looks of the frames that follow, each once. */
const switched = (page: Page, theme: string) =>
  page.evaluate(async (wanted) => {
    document.documentElement.className = wanted;
    const looks = new Set<string>();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      looks.add(JSON.stringify(window.lookOf()));
    }
    return [...looks].map((look) => JSON.parse(look) as string[]);
  }, theme);

test.each([
  { from: 'light', to: 'dark', isolate: 'none' },
  { from: 'dark', to: 'light', isolate: 'shadow' },
])('from $from to $to, every frame has the theme of the page, isolate=$isolate', async ({ from, to, isolate }) => {
  const expected = await (await opened(to, isolate)).evaluate(() => window.lookOf());
  expect(expected.length).toBeGreaterThan(10);
  const page = await opened(from, isolate);
  expect(await page.evaluate(() => window.lookOf())).not.toEqual(expected);
  expect(await switched(page, to)).toEqual([expected]);
});
