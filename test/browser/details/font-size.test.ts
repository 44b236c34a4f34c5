/** A larger font size that visitors have set in their browser enlarges the chrome, whatever the host sets on its root. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { boxOf } from '../../support/pointer.ts';

const { openHydrated } = useBrowser();

const HOSTS = [
  { host: 'with a root font size of 15 pixels', head: '<style>html { font-size: 15px }</style>' },
  { host: 'with a root font size of 125%', head: '<style>html { font-size: 125% }</style>' },
  { host: 'with a root font size of 62.5%', head: '<style>html { font-size: 62.5%; --portico-rem: 1rem }</style>' },
];

const CASES = HOSTS.flatMap(({ host, head }) =>
  ['none', 'shadow'].flatMap((isolate) => [600, DESKTOP].map((width) => ({ host, isolate, width, head }))),
);

/** Heights and font sizes in pixels, in a browser whose default font size is `text`. */
async function sizesWith(text: number, { head, isolate, width }: (typeof CASES)[number]) {
  const { page } = await openHydrated({
    query: `isolate=${isolate}&at=2026-01-01&seed=1&transparent=false`,
    width,
    head,
    async prepare(target) {
      const devtools = await target.context().newCDPSession(target);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    },
  });
  const sizes = {
    bar: (await boxOf(page, '.portico-bar')).height,
    row: (await boxOf(page, '.portico-header__inner')).height,
    logo: await fontSizeOf(page, '.portico-logo__name'),
    announcement: await fontSizeOf(page, '.portico-announcement__link'),
    footer: await fontSizeOf(page, '.portico-footer-link'),
  };
  await page.context().close();
  return sizes;
}

const fontSizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test.each(casesOf(CASES))(
  '$host, isolate=$isolate, at $width pixels: 20 instead of 16 pixels enlarge everything by a quarter',
  async (one) => {
    const usual = await sizesWith(16, one);
    expect(usual).toEqual({ bar: 40, row: 64, logo: 20, announcement: 13, footer: 14 });
    expect(await sizesWith(20, one)).toEqual({ bar: 50, row: 80, logo: 25, announcement: 16.25, footer: 17.5 });
  },
);
