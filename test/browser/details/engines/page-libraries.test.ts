/** Libraries that snapshot, swap or restore a page: without an open overlay, no page is inert or locked. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BURGER, hydrated, OVERLAY, openOverlay, PHONE, pageHeld, useBrowser } from '../../../support/browser.ts';

const { openHydrated, service } = useBrowser();

const fileOf = (name: string) => readFileSync(new URL(`../../../../node_modules/${name}`, import.meta.url), 'utf8');

/** How a page loads each library. `swup` swaps the content only, so the header stays. */
const LIBRARIES = {
  htmx: { script: fileOf('htmx.org/dist/htmx.min.js'), body: 'hx-boost="true"' },
  turbo: { script: fileOf('@hotwired/turbo/dist/turbo.es2017-umd.js'), body: '' },
  swup: { script: `${fileOf('swup/dist/Swup.umd.js')};new Swup({ containers: ['#main'] })`, body: '' },
} as const;

const documentOf = (title: string, body: string, header: string, footer: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width,initial-scale=1"><script src="/library.js" defer></script></head>
<body style="margin:0" ${body}>${header}<main id="main" class="transition-main"><h1 id="${title}">${title}</h1>
<p style="height:2000px">Text</p></main>${footer}</body></html>`;

/** Opens a page, and serves every other page of the site, such as the one that `Pricing` leads to. */
async function opened({ script, body }: (typeof LIBRARIES)[keyof typeof LIBRARIES]) {
  const { page } = await openHydrated({
    width: PHONE,
    document: (header, footer) => documentOf('Home', body, header, footer),
    prepare: async (page) => {
      const [header = '', footer = ''] = await Promise.all(
        ['header', 'footer'].map(async (name) => (await service().fetch(`/chrome/${name}`)).text()),
      );
      await page.route('**/pricing/', (route) =>
        route.fulfill({
          headers: { 'content-type': 'text/html; charset=utf-8' },
          body: documentOf('Pricing', body, header, footer),
        }),
      );
      await page.route('**/library.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    },
  });
  return page;
}

/** What keeps a visitor from the page. */
const obstacles = (page: Page) =>
  page.evaluate(() => {
    const scrollers = [document.documentElement, document.body];
    const locked = scrollers.filter((element) => getComputedStyle(element).overflowY === 'hidden');
    return [...document.querySelectorAll('[inert], [data-portico-held]'), ...locked].map(({ tagName }) => tagName);
  });

/** Not `goBack`, which waits for a load that there is not. */
const goTo = (page: Page, step: 1 | -1) => page.evaluate((by) => setTimeout(() => history.go(by)), step);

const titled = (page: Page, title: string) => page.waitForSelector(`#${title}`);

test.each(Object.entries(LIBRARIES))(
  'with %s, a page left with the overlay open can be used after Back, and the overlay still holds and frees it',
  async (_, library) => {
    const page = await opened(library);
    await page.locator('.portico-nav__list a[href$="/pricing/"]').evaluate((link: HTMLElement) => link.click());
    await titled(page, 'Pricing');
    await hydrated(page);
    await openOverlay(page);
    await pageHeld(page);
    await goTo(page, -1);
    await titled(page, 'Home');
    await expect.poll(() => obstacles(page)).toEqual([]);
    await goTo(page, 1);
    await titled(page, 'Pricing');
    await hydrated(page);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await expect.poll(() => obstacles(page)).toEqual([]);
    await openOverlay(page);
    await pageHeld(page);
    await page.click(BURGER);
    await expect.poll(() => obstacles(page)).toEqual([]);
  },
);
