/** Language links on pages that declare their other languages with `<link rel="alternate" hreflang>`. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type HostPageOptions, hoverOpen, useBrowser } from '../../../support/browser.ts';

const { openHydrated, service } = useBrowser();
const BUTTON = '.portico-language-menu__button';
const SELECTOR = { button: BUTTON, panel: '.portico-language-menu__panel' };

const alternate = (language: string, href: string, more = '') =>
  `<link rel="alternate" hreflang="${language}" href="${href}" ${more}>`;

/** The visible language links of an opened list, with `~` for the origin of the page. */
const linksIn = async (page: Page, list = '.portico-language-menu__panel') => {
  const links = await page
    .locator(`${list} a`)
    .evaluateAll((all) =>
      all
        .filter((link) => (link as HTMLElement).offsetWidth > 0)
        .map((link) => [(link as HTMLAnchorElement).lang, (link as HTMLAnchorElement).href]),
    );
  return Object.fromEntries(links.map(([language, href]) => [language, href?.replace(service().origin, '~')]));
};

async function opened(head: string, query = 'lang=en&path=/page/') {
  const host = await openHydrated({ query, head });
  await hoverOpen(host.page, SELECTOR);
  return host;
}

const BY_PATH = {
  de: '~/de/page/',
  en: '~/page/',
  fr: '~/fr/page/',
  es: '~/es/page/',
  pt: '~/pt/page/',
  ja: '~/jp/page/',
};

test('they lead where the page says, and the other languages are omitted', async () => {
  const { page, messages } = await opened(
    alternate('de', 'https://example.de/seite') + alternate('en', '/here') + alternate('x-default', '/choose'),
  );
  expect(await linksIn(page)).toEqual({ de: 'https://example.de/seite', en: '~/here' });
  expect(messages).toEqual([]);
});

test('the current language stays, if the page does not declare itself', async () => {
  const { page } = await opened(alternate('fr', 'fr/page'));
  expect(await linksIn(page)).toEqual({ en: '~/page/', fr: '~/fr/page' });
});

test.each([
  ['a region', alternate('pt-BR', '/br'), { en: '~/page/', pt: '~/br' }],

  ['a region before the language', alternate('de-AT', '/at') + alternate('de', '/de'), { en: '~/page/', de: '~/de' }],
])('%s counts', async (_, head, expected) => {
  const { page } = await opened(head);
  expect(await linksIn(page)).toEqual(expected);
});

test.each([
  [
    'only the language of the page',
    alternate('en', '/here') + alternate('x-default', '/'),
    { ...BY_PATH, en: '~/page/' },
  ],
  [
    'no language',
    alternate('', '/a') + alternate('-', '/b') + alternate('"]', '/c') + alternate('deutsch', '/d'),
    BY_PATH,
  ],
  ['other protocols', alternate('de', 'javascript:alert(1)') + alternate('fr', 'ftp://example.com/'), BY_PATH],
  ['feeds', alternate('de', '/feed', 'type="application/rss+xml"'), BY_PATH],
  ['addresses that are none', alternate('de', 'https://') + alternate('fr', 'http://['), BY_PATH],
])('%s: the links follow the path', async (_, head, expected) => {
  const { page, messages } = await opened(head);
  expect(await linksIn(page)).toEqual(expected);
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test('links in the body, where visitors write, do not count', async () => {
  const { page } = await openHydrated({
    query: 'path=/page/',
    main: `<main id="main">${alternate('de', '/fake')}</main>`,
  });
  await hoverOpen(page, SELECTOR);
  expect(await linksIn(page)).toEqual(BY_PATH);
});

describe('after a client-side navigation', () => {
  test('they follow the head that the framework changes later, and the path where it declares none', async () => {
    const { page } = await opened(alternate('de', '/first'));
    await page.mouse.move(700, 860);
    await page.evaluate(() => history.pushState(null, '', '/second/'));
    await page.evaluate(() => {
      document.querySelector('link[rel="alternate"]')?.remove();
    });
    await page.hover(BUTTON);
    await expect.poll(() => linksIn(page)).toMatchObject({ de: '~/de/second/', ja: '~/jp/second/' });
    await page.mouse.move(700, 860);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('link'), { rel: 'alternate', hreflang: 'ja', href: '/third' });
      document.head.append(link);
    });
    await page.hover(BUTTON);
    await expect.poll(() => linksIn(page)).toEqual({ en: '~/second/', ja: '~/third' });
  });

  test('they follow attributes that change in place, when the menu opens', async () => {
    const { page } = await opened(alternate('de', '/first'));
    await page.mouse.move(700, 860);
    await page.waitForSelector('.portico-language-menu__panel', { state: 'hidden' });
    await page.evaluate(() => document.querySelector('link[rel="alternate"]')?.setAttribute('href', '/moved'));
    await page.hover(BUTTON);
    await expect.poll(() => linksIn(page)).toEqual({ de: '~/moved', en: '~/page/' });
  });
});

describe('the query and hash of the page', () => {
  const onSearch = async (options: HostPageOptions = {}) => {
    const { page } = await openHydrated({ url: `${service().origin}/pricing/?plan=team`, ...options });
    // a router changes them after the page was loaded
    await page.evaluate(() => history.replaceState(null, '', '?plan=team&seats=5#end'));
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
      addEventListener('auxclick', (event) => event.preventDefault());
    });
    return page;
  };
  const GERMAN = '.portico-language-menu__panel a[lang=de]';
  const href = (page: Page) => page.locator(GERMAN).evaluate((link) => (link as HTMLAnchorElement).href);
  const shown = async (page: Page) => {
    await hoverOpen(page, SELECTOR);
  };

  test.each([
    ['the mouse', async (page: Page) => page.click(GERMAN)],
    ['the middle button, in a new tab', async (page: Page) => page.click(GERMAN, { button: 'middle' })],
    ['the context menu', async (page: Page) => page.click(GERMAN, { button: 'right' })],
    [
      'the keyboard',
      async (page: Page) => {
        await page.focus(GERMAN);
        await page.keyboard.press('Enter');
      },
    ],
    [
      'assistive technology',
      async (page: Page) => page.locator(GERMAN).evaluate((link) => (link as HTMLElement).click()),
    ],
  ])('are kept by a language link that is followed with %s', async (_, act) => {
    const page = await onSearch();
    await shown(page);
    await act(page);
    expect(await href(page)).toBe(`${service().origin}/de/pricing/?plan=team&seats=5#end`);
  });

  test('are those of the moment, and do not follow the visitor to another page', async () => {
    const page = await onSearch();
    await shown(page);
    await page.click(GERMAN);
    await page.evaluate(() => {
      history.pushState(null, '', '/about?tab=2');
      document.querySelector('main')?.append('');
    });
    await expect.poll(() => href(page)).toBe(`${service().origin}/de/about`);
    await page.mouse.move(700, 860);
    await shown(page);
    await page.click(GERMAN);
    expect(await href(page)).toBe(`${service().origin}/de/about?tab=2`);
  });

  test.each([
    ['the page declares', { head: alternate('de', '/seite') }, '/seite'],
    ['is on another origin', { query: 'links=absolute' }, 'https://www.example.com/de'],
  ])('are not added to a language link that %s', async (_, options, expected) => {
    const page = await onSearch(options);
    await shown(page);
    await page.click(GERMAN);
    expect(await href(page)).toBe(new URL(expected, service().origin).href);
  });
});
