/** What a router does to the custom elements: it changes their language while the visitor keeps theme and pointer. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hoverOpen, hydrated, section, useBrowser } from '../../../support/browser.ts';
import { openElementPage, shown } from '../../../support/element-page.ts';
import { boxOf, middle } from '../../../support/pointer.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();

const setOnBoth = (page: Page, name: string, value: string) =>
  page.evaluate(
    ([attribute, text]) => {
      for (const element of document.querySelectorAll('portico-header, portico-footer'))
        element.setAttribute(`${attribute}`, `${text}`);
    },
    [name, value],
  );

const inLanguage = async (page: Page, language: string) => {
  for (const name of ['header', 'footer'])
    await page.waitForSelector(`portico-${name} > ${name}[lang="${language}"]`, { state: 'attached' });
};

const themes = (page: Page) =>
  page
    .locator('[data-portico]')
    .evaluateAll((roots) => roots.map((root) => root instanceof HTMLElement && root.dataset.theme));

const openWith = async (headerAttributes: string, footerAttributes = headerAttributes) => {
  const { page } = await openElementPage(browser, {
    body: `<portico-header lang="en" transparent="false" ${headerAttributes}></portico-header>
<main id="main" style="height: 3000px"></main><portico-footer lang="en" ${footerAttributes}></portico-footer>`,
  });
  await shown(page);
  await shown(page, 'footer');
  return page;
};

test('another language keeps the theme that the page has set, and another theme replaces it', async () => {
  const page = await openWith('theme="light"', '');
  await page.evaluate(() => {
    for (const root of document.querySelectorAll<HTMLElement>('[data-portico]')) root.dataset.theme = 'auto';
  });
  await setOnBoth(page, 'lang', 'de');
  await inLanguage(page, 'de');
  expect(await themes(page)).toEqual(['auto', 'auto']);
  await setOnBoth(page, 'theme', 'dark');
  await expect.poll(() => themes(page)).toEqual(['dark', 'dark']);
});

declare global {
  interface Window {
    opened: string[];
  }
}

/** Records what opens in the German header, before and after its script runs. Refers to nothing outside itself. */
function watchMenus(button: string) {
  window.opened = [];
  const look = () => {
    const root = document.querySelector('header[lang="de"]');
    const panel = (root?.shadowRoot ?? root)?.querySelector(button)?.nextElementSibling;
    if (panel && panel.getBoundingClientRect().height > 0) window.opened.push(`${panel.id}, shown`);
    requestAnimationFrame(look);
  };
  look();
  document.addEventListener('portico:toggle', (event) => {
    const { id, open } = (event as CustomEvent<{ id: string; open: boolean }>).detail;
    if (open) window.opened.push(`${id}, opened`);
  });
}

test.each([
  { isolate: 'none', ...section('NAV_PRODUCT') },
  { isolate: 'shadow', button: '.portico-language-menu__button', panel: '.portico-language-menu__panel' },
])(
  'with isolate=$isolate, another language opens no menu under a pointer until it moves',
  async ({ isolate, button, panel }) => {
    const page = await openWith(`isolate="${isolate}"`);
    await hydrated(page);
    await hoverOpen(page, { button, panel });
    await page.evaluate(watchMenus, button);
    await setOnBoth(page, 'lang', 'de');
    await inLanguage(page, 'de');
    await hydrated(page);
    // headless Chromium does not notice what comes under a resting pointer; with a window, it dispatches this
    await page
      .locator(button)
      .evaluate(({ parentElement }) =>
        parentElement?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })),
      );
    await still(page);
    expect(await page.evaluate(() => window.opened)).toEqual([]);
    const { x, y } = middle(await boxOf(page, button));
    let step = 2;
    const isOpenOnceMoved = async () => {
      // on a busy machine, the browser may merge a single movement with the rest before it
      step = -step;
      await page.mouse.move(x + step, y + 1);
      return page.isVisible(panel);
    };
    await expect.poll(isOpenOnceMoved).toBe(true);
  },
);
