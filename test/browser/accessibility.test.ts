/** No barrier that axe finds in header and footer, with each menu open, in both themes. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SCHEMES } from '../../src/contract/parameters.ts';
import { BURGER, hydrated, PHONE, section, useBrowser } from '../support/browser.ts';

const { open } = useBrowser();
const SECTION_IDS = ['NAV_DEVELOPERS', 'NAV_DOCUMENTATION', 'NAV_PRODUCT', 'NAV_SOLUTIONS'];
const MAIN = '<main id="main"><h1>A page of the host</h1></main>';

async function barriers(page: Page): Promise<string[]> {
  // transitions would be caught halfway
  await page.waitForTimeout(300);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ include: [['[data-portico]']] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

describe.each(SCHEMES)('in the %s theme', (theme) => {
  const query = `theme=${theme}&transparent=false`;

  test('on a desktop, closed and with each section open', async () => {
    const { page } = await open({ query, main: MAIN });
    await hydrated(page);
    expect(await barriers(page)).toEqual([]);
    for (const id of SECTION_IDS) {
      await page.click(section(id).button);
      expect([id, await barriers(page)]).toEqual([id, []]);
    }
    await page.click('.portico-language-menu__button');
    expect(await barriers(page)).toEqual([]);
  });

  test('on a phone, closed and in the overlay with each section open', async () => {
    const { page } = await open({ query, main: MAIN, width: PHONE });
    await hydrated(page);
    expect(await barriers(page)).toEqual([]);
    await page.click(BURGER);
    for (const id of SECTION_IDS) {
      await page.click(section(id).button);
      expect([id, await barriers(page)]).toEqual([id, []]);
    }
  });
});
