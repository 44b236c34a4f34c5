/** Sites and their settings that are published without a deploy. */

import { describe, expect, test } from 'vitest';
import type { PublishedMenus } from '../../../src/content/menu-schema.ts';
import { NOW, testApp } from '../../support/app.ts';
import { attribute, partsOf, textOf, withAttribute } from '../../support/markup.ts';
import { inEveryLanguage, publicationOf } from '../../support/publications.ts';
import { TEST_ASSETS } from '../../support/test-assets.ts';

const NEW_SITE = { texts: { 'sites.shop.home': '{support}/shop', 'titles.sites.shop': 'Shop' } } as const;

/** Publishes one after another, each as soon as it is read. */
function appWith(first: PublishedMenus) {
  let version = 0;
  let document = '';
  const publish = (menus: PublishedMenus) => {
    version += 1;
    const publishedAt = NOW + version * 1_000;
    document = JSON.stringify(publicationOf({ version, publishedAt, languages: inEveryLanguage(menus) }));
  };
  publish(first);
  const app = testApp({ readPublication: async () => document });
  app.clock.now = NOW + 60_000;
  const markup = async (query: string, name = 'header') => (await app.request(`/chrome/${name}?${query}`)).text();
  const publishLater = async (menus: PublishedMenus) => {
    publish(menus);
    app.clock.now += 10 * 60_000;
    await app.request('/chrome/head');
    await app.settle();
  };
  return { app, markup, publishLater };
}

const hrefsIn = (markup: string, part: string) => partsOf(markup, part).map((link) => attribute(link, 'href'));
const themeOf = (markup: string) => withAttribute(markup, 'data-theme').map((root) => attribute(root, 'data-theme'))[0];

test('a new site answers with its defaults, its origin and its second row, and loads the style sheet for rows', async () => {
  const { app, markup } = appWith({
    texts: {
      ...NEW_SITE.texts,
      'sites.shop.theme': 'light',
      'sites.shop.languages': 'en, de',
      'sites.shop.login': 'none',
      'sites.shop.slots': 'search, account',
      'sites.shop.search': '/shop/search?term=',
    },
    lists: {
      'second-level.shop': ['guides', 'learning'],
      'second-level.shop.learning': ['docs-articles'],
      'actions.shop': [],
      'navigation.shop': ['NAV_PRICING', 'NAV_PRODUCT'],
      'footer.shop': ['company'],
    },
  });
  const response = await app.request('/chrome/header?site=shop');
  expect(response.headers.get('portico-notice')).toBeNull();
  const header = await response.text();
  expect(themeOf(header)).toBe('light');
  expect(themeOf(await markup('site=shop&theme=dark'))).toBe('dark');
  expect(new Set(withAttribute(header, 'hreflang').map((link) => attribute(link, 'lang')))).toEqual(
    new Set(['en', 'de']),
  );
  expect(partsOf(header, 'login')).toEqual([]);
  expect(partsOf(header, 'sign-up')).toEqual([]);
  expect(header).toContain('data-portico-site="https://support.example.com"');
  expect(header).toContain('>Shop<');
  expect(header).toContain(TEST_ASSETS.siteStyles.file);
  expect(header).toContain('data-portico-slot="search"');
  expect(header).toMatch(/<form[^>]* action="[^"]*\/shop\/search"[^>]*>.*?name="term"/s);
  const ids = [...header.matchAll(/data-portico-id="(NAV_[^"]+)"/g)].map(([, id]) => id);
  expect([...new Set(ids)]).toEqual(['NAV_PRICING', 'NAV_PRODUCT']);
  expect(partsOf(await markup('site=shop', 'footer'), 'column').map(textOf)).toHaveLength(1);
  expect(await markup('site=shop&lang=fr')).toContain('>Shop<');
});

test('a site of the files keeps what was not published', async () => {
  const { markup } = appWith({ texts: { 'sites.docs.theme': 'dark', 'sites.community.login': 'main' } });
  const docs = await markup('site=docs');
  expect(themeOf(docs)).toBe('dark');
  expect(new Set(withAttribute(docs, 'hreflang').map((link) => attribute(link, 'lang')))).toEqual(
    new Set(['de', 'en', 'ja']),
  );
  expect(hrefsIn(await markup('site=community'), 'login')).toEqual(hrefsIn(await markup(''), 'login'));
});

test('a second row in one language appears in no other, and pages in all languages load its styles', async () => {
  const languages = inEveryLanguage({});
  languages.de.lists = { 'second-level.community': ['guides'] };
  languages.de.texts = { 'sites.community.slots': 'none' };
  const document = JSON.stringify(publicationOf({ version: 2, publishedAt: NOW, languages }));
  const app = testApp({ readPublication: async () => document });
  const [german, english] = await Promise.all(
    ['de', 'en'].map(async (lang) => (await app.request(`/chrome/header?site=community&lang=${lang}`)).text()),
  );
  expect(german).toContain('portico-second-level');
  expect(english).not.toContain('portico-second-level');
  for (const header of [german, english]) expect(header).toContain(TEST_ASSETS.siteStyles.file);
});

test('the manifest lists the new site, and its style sheet and places', async () => {
  const { app, publishLater } = appWith({});
  const manifest = async (query = '') => (await app.request(`/chrome/manifest.json?${query}`)).json();
  const sitesIn = ({ parameters }: { parameters: { name: string; values: string[] }[] }) =>
    parameters.find(({ name }) => name === 'site')?.values;
  expect(sitesIn(await manifest())).toEqual(['main', 'docs', 'community']);
  await publishLater({ texts: { ...NEW_SITE.texts, 'sites.shop.slots': 'tools' } });
  expect(sitesIn(await manifest())).toEqual(['main', 'docs', 'community', 'shop']);
  const { css, slots } = await manifest('site=shop');
  expect(css[0].value).toContain(TEST_ASSETS.siteStyles.file);
  expect(slots).toEqual(['tools']);
});

test('a site that is no longer published gets the main site, with a notice', async () => {
  const { app, markup, publishLater } = appWith(NEW_SITE);
  expect(await markup('site=shop&seed=a')).toContain('data-portico-site');
  await publishLater({});
  const response = await app.request('/chrome/header?site=shop&seed=a');
  expect(response.headers.get('portico-notice')).toBe('site;used="main"');
  expect((await response.text()) === (await markup('seed=a'))).toBe(true);
});

describe('unusable settings are omitted and reported:', () => {
  test.each([
    ['home', 'https://evil.example.net/'],
    ['home', '{gone}/'],
    ['home', '//evil.example.net/'],
    ['home', 'javascript:alert(1)'],
    ['login', 'https://evil.example.net/login'],
    ['theme', 'purple'],
    ['languages', 'xx'],
    ['breadcrumbs', 'perhaps'],
    ['search', '/docs/search'],
    ['search', 'https://evil.example.net/?q='],
  ])('%s %s', async (setting, text) => {
    const { app, markup } = appWith({ texts: { [`sites.docs.${setting}`]: text } });
    expect((await markup('site=docs&seed=a')) === (await appWith({}).markup('site=docs&seed=a'))).toBe(true);
    const [event] = app.events.filter(({ name }) => name === 'publication-incomplete');
    expect(JSON.stringify(event)).toContain(`en.texts.sites.docs.${setting}: `);
    expect(app.events.filter(({ name }) => name === 'part-failed')).toEqual([]);
  });

  test('a site without a home page', async () => {
    const { app } = appWith({
      texts: { 'sites.shop.theme': 'light', 'sites.other.home': 'https://evil.example.net/' },
    });
    for (const site of ['shop', 'other', 'constructor']) {
      const { headers } = await app.request(`/chrome/header?site=${site}`);
      expect(headers.get('portico-notice'), site).toBe('site;used="main"');
    }
  });

  test('what another release may have stored, without a report', async () => {
    const { app, markup } = appWith({
      texts: { 'sites.docs.banner': 'wide', 'sites.main.home': '{support}/', 'sites.docs.slots': 'search, sidebar' },
    });
    expect(await markup('site=docs')).toContain('data-portico-slot="search"');
    expect(await markup('')).not.toContain('data-portico-site');
    expect(app.events.filter(({ name }) => name === 'publication-incomplete')).toEqual([]);
  });
});

test('links of a footer column are not mistaken for the columns of a site with its name', async () => {
  const { markup } = appWith({
    texts: { ...NEW_SITE.texts, 'titles.shop': 'Shop' },
    lists: { footer: ['company', 'shop'], 'footer.shop': ['guides'] },
  });
  expect(partsOf(await markup('site=shop', 'footer'), 'column')).toHaveLength(2);
});

test('the main site gets settings and a second row of its own', async () => {
  const { markup } = appWith({
    texts: { 'sites.main.slots': 'search', 'sites.main.search': '/search?q=', 'sites.main.theme': 'light' },
    lists: { 'second-level.main': ['guides'] },
  });
  const header = await markup('');
  expect(themeOf(header)).toBe('light');
  expect(header).toContain('data-portico-slot="search"');
  expect(header).toContain(TEST_ASSETS.siteStyles.file);
  expect(header).toContain('portico-second-level');
  expect(await markup('site=community')).not.toContain('action="/search"');
});
