/** Language links on pages that declare their other languages with `<link rel="alternate" hreflang>`. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hoverOpen, hydrated, OVERLAY, openOverlay, PHONE, useBrowser } from '../support/browser.ts';

const { open, service } = useBrowser();
const BUTTON = '.portico-language-menu__button';
const SELECTOR = { button: BUTTON, panel: '.portico-language-menu__list' };

const alternate = (language: string, href: string, more = '') =>
  `<link rel="alternate" hreflang="${language}" href="${href}" ${more}>`;

/** The visible language links of an opened list, with `~` for the origin of the page. */
const linksIn = async (page: Page, list = '.portico-language-menu__list') => {
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
  const host = await open({ query, head });
  await hydrated(host.page);
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
  ['a region in other letters', alternate('DE-at', '/at'), { en: '~/page/', de: '~/at' }],
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
  const { page } = await open({ query: 'path=/page/', main: `<main id="main">${alternate('de', '/fake')}</main>` });
  await hydrated(page);
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
    await page.waitForSelector('.portico-language-menu__list', { state: 'hidden' });
    await page.evaluate(() => document.querySelector('link[rel="alternate"]')?.setAttribute('href', '/moved'));
    await page.hover(BUTTON);
    await expect.poll(() => linksIn(page)).toEqual({ de: '~/moved', en: '~/page/' });
  });
});

test('the list in the overlay follows too', async () => {
  const { page } = await open({ width: PHONE, query: 'path=/page/&isolate=shadow', head: alternate('de', '/seite') });
  await hydrated(page);
  await openOverlay(page);
  expect(await linksIn(page, `${OVERLAY} .portico-language-list`)).toEqual({ de: '~/seite', en: '~/page/' });
});
