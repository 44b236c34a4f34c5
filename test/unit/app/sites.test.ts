/** The parameter `site`: what a site of the company has of its own, and what it inherits. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../src/company.ts';
import { fileContent } from '../../../src/content/content-for.ts';
import type { Language } from '../../../src/contract/language.ts';
import { SECOND_LEVEL_ID } from '../../../src/contract/markup.ts';
import { testApp } from '../../support/app.ts';
import { FILES_CONTENT, headerUrlsOf } from '../../support/content.ts';
import { attribute, elementsOf, partsOf, textOf, withAttribute } from '../../support/markup.ts';

const app = testApp();
const answerTo = (name: string, query: string) => app.request(`/chrome/${name}?${query}`);
const markupOf = async (name: string, query: string) => (await answerTo(name, query)).text();
const hrefsOf = (markup: string) =>
  elementsOf(markup).flatMap((element) => (element.tagName === 'a' ? [attribute(element, 'href')] : []));
const currentOf = (markup: string) =>
  withAttribute(markup, 'aria-current', 'page').map((element) => attribute(element, 'href'));
const idsOf = (markup: string) =>
  withAttribute(markup, 'data-portico-id').flatMap((element) => attribute(element, 'data-portico-id') ?? []);

test('a site has the menu items that it names, in its order, and its own', async () => {
  const ids = idsOf(await markupOf('header', 'site=docs')).filter((id) => !id.startsWith(SECOND_LEVEL_ID));
  expect(new Set(ids)).toEqual(new Set(['NAV_DEVELOPERS', 'NAV_PRODUCT', 'NAV_PRICING']));
  expect(idsOf(await markupOf('header', 'site=community'))[0]).toBe('NAV_COMMUNITY');
});

test('a site has the footer columns and buttons that it names', async () => {
  const { titles } = COMPANY.dictionaries.en;
  const named = ['documentation', 'developers', 'support-center', 'company'].map((title) => titles[title]);
  const columns = FILES_CONTENT.contentFor({ site: 'docs', language: 'en' }).footer.columns;
  expect(columns.map((column) => column?.title)).toEqual(named);
  expect(partsOf(await markupOf('footer', 'site=docs'), 'column')).toHaveLength(named.length);
  expect(partsOf(await markupOf('header', 'site=docs'), 'sign-up')).not.toEqual([]);
  expect(partsOf(await markupOf('header', 'site=docs'), 'contact-sales')).toEqual([]);
  expect(partsOf(await markupOf('header', 'site=community'), 'sign-up')).toEqual([]);
});

test('a site inherits everything that it does not name from the main site', async () => {
  const columnsOf = async (query: string) => partsOf(await markupOf('footer', query), 'column').map(textOf);
  expect(await columnsOf('site=community')).toEqual(await columnsOf(''));
  expect(await markupOf('header', 'site=main')).toBe(await markupOf('header', ''));
});

test('theme and languages of a site are defaults, which a page may change', async () => {
  expect(await markupOf('header', 'site=docs')).toContain('data-theme="light"');
  expect(await markupOf('header', 'site=docs&theme=dark')).toContain('data-theme="dark"');
  const offered = (markup: string) => new Set(withAttribute(markup, 'hreflang').map((link) => attribute(link, 'lang')));
  expect(offered(await markupOf('header', 'site=docs'))).toEqual(new Set(['de', 'en', 'ja']));
  expect(offered(await markupOf('header', 'site=docs&languages=fr,en'))).toEqual(new Set(['en', 'fr']));
});

test('links to other origins can have the prefix of the language, also without a path', () => {
  const { links } = COMPANY;
  const podcast = { url: '{developer}/podcast?a=1', localized: true } as const;
  const [, ...others] = links.navigation;
  const home = { id: 'NAV_HOME', title: 'developers', url: '{developer}/', localized: true };
  const company = {
    ...COMPANY,
    links: {
      ...links,
      links: { ...links.links, podcast },
      navigation: [...links.navigation.slice(0, 1), home, ...others],
    },
  };
  const urlsIn = (language: Language) =>
    headerUrlsOf(fileContent(company).contentFor({ site: 'main', language })).filter((url) =>
      /^https:\/\/developer\.example\.com(\/de)?(\/podcast|\/?$)/.test(url),
    );
  expect(urlsIn('de')).toContain('https://developer.example.com/de/podcast?a=1');
  expect(urlsIn('de')).toContain('https://developer.example.com/de');
  expect(urlsIn('en')).toContain('https://developer.example.com/podcast?a=1');
});

describe('a site with an origin of its own', () => {
  const ORIGIN = 'https://community.example.com';

  test('links to the main site with its origin, and to its own pages in other languages without', async () => {
    const header = await markupOf('header', 'site=community&path=/topics');
    const languages = withAttribute(header, 'hreflang').map((link) => attribute(link, 'href'));
    expect(new Set(languages)).toEqual(
      new Set(['/topics', '/de/topics', '/fr/topics', '/es/topics', '/pt/topics', '/jp/topics']),
    );
    const others = hrefsOf(header).filter((href) => !languages.includes(href));
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter((href) => !href?.startsWith('https://'))).toEqual([]);
    expect(others).toContain('https://www.example.com/');
    expect(others).toContain('https://www.example.com/docs/api');
  });

  test('has absolute language links if all links are', async () => {
    const header = await markupOf('header', 'site=community&path=/topics&links=absolute');
    expect(new Set(withAttribute(header, 'hreflang').map((link) => attribute(link, 'href')))).toEqual(
      new Set(['', '/de', '/fr', '/es', '/pt', '/jp'].map((prefix) => `${ORIGIN}${prefix}/topics`)),
    );
  });

  test('leads to its own login, unless the page names another', async () => {
    const login = async (query: string) => {
      const [link] = partsOf(await markupOf('header', query), 'login');
      return link && attribute(link, 'href');
    };
    expect(await login('site=community')).toBe(`${ORIGIN}/login`);
    expect(await login('site=community&loginLink=/enter')).toBe('/enter');
    expect(await login('site=community&loginLink=/enter&links=absolute')).toBe(`${ORIGIN}/enter`);
  });

  test.each([
    ['site=community&path=/', [`${ORIGIN}/`]],
    ['site=community&path=/pricing/', []],
    ['path=/', []],
    ['site=docs&path=/pricing/', ['/pricing/']],
    ['site=docs&path=/platform/extensibility/', ['/platform/extensibility']],
  ])('%s marks %j', async (query, expected) => {
    expect([...new Set(currentOf(await markupOf('header', query)))].filter((href) => href !== '/')).toEqual(expected);
  });

  test('says so on header and footer, for scripts', async () => {
    for (const name of ['header', 'footer']) {
      const [root] = withAttribute(await markupOf(name, 'site=community'), 'data-portico');
      expect(root && attribute(root, 'data-portico-site')).toBe(ORIGIN);
      expect(await markupOf(name, 'site=docs')).not.toContain('data-portico-site');
    }
  });
});
