/** Headers that are removed or changed by others, scripts of two releases, images that do not load, and words that are wider than the page. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, hoverOpen, OVERLAY, PHONE, pageHeld, section, useBrowser } from '../../../support/browser.ts';
import { changed } from '../../../support/changed.ts';
import { openHolding } from '../../../support/hold-back.ts';
import { still } from '../../../support/still.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';

const { open, openHydrated } = useBrowser();
const product = section('NAV_PRODUCT');

test('with the loaders of two releases on one page, only one starts the header', async () => {
  const others: string[] = [];
  const { page, messages } = await openHydrated({
    width: PHONE,
    header: (html) => html + changed(html.match(/<script[^>]*><\/script>/)?.[0] ?? '', '/chrome/assets/', '/other/'),
    prepare: (target) =>
      target.route('**/other/*', async (route) => {
        const url = route.request().url();
        others.push(url);
        await route.fulfill({ response: await route.fetch({ url: changed(url, '/other/', '/chrome/assets/') }) });
      }),
  });
  await still(page);
  expect(others).toEqual([expect.stringContaining('/other/loader-')]);
  await page.click(BURGER);
  for (const visible of [true, false, true]) {
    await page.click(product.button);
    await page.waitForSelector(product.panel, { state: visible ? 'visible' : 'hidden' });
    // a second script would change it back
    await still(page);
    expect(await page.isVisible(product.panel)).toBe(visible);
  }
  expect(await page.isVisible(OVERLAY)).toBe(true);
  expect(messages).toEqual([]);
});

test('a copied menu that cannot be hydrated opens on hover, although its list says that scripts have it', async () => {
  const { page, messages } = await open({
    header: (html) =>
      changed(
        changed(html, 'data-portico-island="menu"', 'data-portico-island="menus"'),
        'class="portico-nav__list"',
        'class="portico-nav__list" data-portico-enhanced="true"',
      ),
  });
  await expect.poll(() => messages.join()).toContain('a menu works as without scripts');
  await hoverOpen(page, product);
});

test('if its image does not load, a card is shown without it', async () => {
  const { page } = await openHydrated({ prepare: (target) => target.route('**/*.svg', (route) => route.abort()) });
  await hoverOpen(page, product);
  await page.waitForFunction(() => !document.querySelector('[data-portico-id="NAV_PRODUCT"] img'));
  expect(await page.isVisible(`${product.panel} .portico-teaser__title`)).toBe(true);
});

/** Unbreakable, or with few places to break it. */
const LONG = `${'Rindfleischetikettierung'.repeat(6)} https://www.example.com/${'resources/webinars-2027/'.repeat(7)}?utm=bar`;

test('a long word and a long address in the bar, the overlay and cards break, and the page stays as wide', async () => {
  const { page } = await openHydrated({ width: 320, context: { reducedMotion: 'reduce' } });
  const places = await page.evaluate((long) => {
    const found = document.querySelectorAll(
      ':is([data-portico-part="announcement"] span, .portico-teaser > span, .portico-link__name, .portico-column__title)',
    );
    const texts = [...found].filter((element) => element.childElementCount === 0);
    for (const element of texts) element.textContent = long;
    return texts.length;
  }, LONG);
  expect(places).toBeGreaterThan(10);
  const found: string[] = [];
  const look = async (state: string) =>
    found.push(...(await layoutProblems(page)).map((problem) => `${state}: ${problem}`));
  const name = (words: string) =>
    page.evaluate((one) => {
      for (const button of document.querySelectorAll('.portico-section__button')) button.firstChild?.replaceWith(one);
    }, words);
  await name(LONG);
  await page.click(BURGER);
  // the buttons are so high that their middle may be below the window
  await page.evaluate((button) => document.querySelector<HTMLElement>(button)?.click(), product.button);
  await page.waitForSelector(product.panel, { state: 'visible' });
  await look('overlay');
  await page.click(BURGER);
  // in wider windows, they are in one row
  await name('Product');
  for (const width of [320, PHONE, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${width}`);
  }
  expect(found).toEqual([]);
});

describe('when an extension changes the header before the script takes over', () => {
  /** The header with the elements that were in it, before and after; `act` changes it. */
  async function afterChange(act: () => void, width: number) {
    const { page, messages, release } = await openHolding(open, '**/islands-*.js', { width, query: 'site=docs' });
    await page.evaluate(act);
    const before = await elements(page);
    release();
    // links of languages lead to the page by then
    await page.waitForFunction(() => document.querySelector('[data-portico-part="dismiss"]:not([hidden])'));
    await still(page);
    return { page, messages, before };
  }

  /** Names, ids and texts, without what the script sets. */
  const elements = (page: Page) =>
    page
      .locator('[data-portico="header"] *')
      .evaluateAll((found) =>
        found.map((one) => `${one.localName} ${one.id} ${one.childElementCount || one.textContent}`),
      );

  const FOREIGN = [
    {
      name: 'an element put first into the overlay',
      act: () => document.querySelector('.portico-menu')?.prepend(document.createElement('div')),
    },
    {
      name: 'an element put first into a section',
      act: () => document.querySelector('.portico-nav__list > :has(button)')?.prepend(document.createElement('button')),
    },
    {
      name: 'an item in the list',
      act: () => document.querySelector('.portico-nav__list > :nth-child(2)')?.after(document.createElement('li')),
    },

    {
      name: 'a missing part of the overlay',
      act: () => document.querySelector('.portico-menu__languages')?.remove(),
    },
  ];

  test.each(FOREIGN)('$name leaves the navigation as it was, and it works as without scripts', async ({ act }) => {
    const { page, messages, before } = await afterChange(act, 1440);
    expect(await elements(page)).toEqual(before);
    expect(messages.filter((message) => message.startsWith('warning: Portico:'))).toHaveLength(1);
    expect(await page.locator('.portico-nav__list[data-portico-enhanced]').count()).toBe(1);
    await hoverOpen(page, product);
    await page.setViewportSize({ width: PHONE, height: 800 });
    await page.mouse.move(200, 700);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'visible' });
  });

  const HARMLESS = [
    {
      name: 'comments and texts',
      act: () => {
        for (const parent of document.querySelectorAll('[data-portico-island], .portico-menu, .portico-nav__list'))
          parent.prepend(document.createComment('note'), ' ');
      },
    },

    {
      name: 'texts wrapped by a translator',
      act: () => {
        for (const text of document.querySelectorAll('.portico-header__inner :is(a, button, span):not(:has(*))')) {
          const font = document.createElement('font');
          font.append(...text.childNodes);
          text.append(font);
        }
      },
    },
  ];

  test.each(HARMLESS)('the script takes over a header with $name', async ({ act }) => {
    const { page, messages } = await afterChange(act, PHONE);
    const links = await page.locator('[data-portico="header"] a').count();
    expect(links).toBeGreaterThan(40);
    await page.click(BURGER);
    await pageHeld(page);
    expect(messages).toEqual([]);
  });
});
