/** The content of test/company in each language, as it is shown. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../../src/company.ts';
import { resolveContent } from '../../../../../src/content/resolve-content.ts';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../../../src/contract/site.ts';
import { contentFor, footerColumnsOf, footerUrlsOf, headerUrlsOf } from '../../../../../test/support/content.ts';

/** The content without its texts. */
function structureOf(language: 'es' | 'pt'): string {
  const { navigation, teasers, footer } = contentFor(language);
  const words = new Set(['name', 'title', 'secondTitle', 'text', 'description', 'label', 'epigraph']);
  const structure = { navigation, teasers: [...teasers], footer };
  return JSON.stringify(structure, (key, value) => (words.has(key) && typeof value === 'string' ? '' : value));
}

test('Portuguese has the structure of Spanish, with its own prefix', () => {
  expect(structureOf('pt').replaceAll('"/pt', '"/es')).toBe(structureOf('es'));
});

/** Where each kind of place in a menu leads, in every language; `LOCALIZED` with its prefix. */
const SHARED = [
  'https://developer.example.com/',
  'https://developer.example.com/events',
  'https://jwt.example.com/',
  '/docs',
  '/docs/api',
  'https://support.example.com/',
];
const LOCALIZED = [
  '/research-program',
  '/faqs',
  '/learn',
  '/platform/access-management',
  '/features/actions',
  '/marketplace',
  '/resources/videos/platform-introduction',
  '/startups',
  '/customers/',
  '/secure-smarter',
  '/pricing/',
  '/blog/',
];
const ONLY_TRANSLATED = ['/healthcare', '/media-publishing', '/public-sector', '/b2b-enterprise', '/b2e'];
const PREFIXES: Readonly<Record<Language, string>> = { en: '', ja: '/jp', de: '/de', fr: '/fr', es: '/es', pt: '/pt' };

describe.each(LANGUAGES)('in %s', (language) => {
  const content = contentFor(language);
  const prefix = PREFIXES[language];
  const prefixed = (paths: readonly string[]) => paths.map((path) => prefix + path);
  const sectionOf = (id: string) => content.navigation.find((item) => item.id === id);

  test('the header has four sections and two plain links', () => {
    expect(content.navigation.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'NAV_DEVELOPERS section',
      'NAV_DOCUMENTATION section',
      'NAV_PRODUCT section',
      'NAV_SOLUTIONS section',
      'NAV_PRICING link',
      'NAV_BLOG link',
    ]);
  });

  test('the footer has eight columns, and a pill at careers', () => {
    expect(content.footer.columns).toHaveLength(8);
    const labelled = footerColumnsOf(content).flatMap(({ links }) => links.filter(({ label }) => label !== null));
    expect(labelled.map(({ url }) => url.replace(/^\/(jp|[a-z]{2})\//, '/'))).toEqual(['/careers']);
    expect(content.footer.legal).toHaveLength(5);
  });

  test('the latest post is featured under Documentation, with a fallback post', () => {
    expect(sectionOf('NAV_DOCUMENTATION')).toMatchObject({
      columns: [
        { titleUrl: '/docs', bottomLink: { url: '/docs' } },
        { secondTitle: expect.any(String) },
        { kind: 'post', firstPost: { kind: 'blog', source: 'latest-post', fallback: { url: /blog/ } } },
      ],
    });
    expect(content.menuSources.map(({ id }) => id)).toEqual(['latest-post']);
  });

  test('the press releases are a source that no menu uses', () => {
    expect(content.teasers.get('press-releases')).toMatchObject({ kind: 'blog', fallback: null });
  });

  test('a report or the calculator is featured under Solutions', () => {
    const expected = language === 'en' || language === 'ja' ? 'identity-report' : 'roi-calculator';
    expect(sectionOf('NAV_SOLUTIONS')).toMatchObject({ columns: [{}, {}, { firstPost: { id: expected } }] });
    expect(content.teasers.has(expected === 'identity-report' ? 'roi-calculator' : 'identity-report')).toBe(false);
  });

  test('links of every kind lead to their paths, localized ones with the prefix of the language', () => {
    expect(headerUrlsOf(content)).toEqual(expect.arrayContaining([...SHARED, ...prefixed(LOCALIZED)]));
    expect(content.actions.map(({ url }) => url)).toEqual(prefixed(['/signup', '/contact-us']));
    const footer = footerUrlsOf(content);
    expect(footer).toEqual(
      expect.arrayContaining([...prefixed(['/about', '/privacy']), 'https://status.example.com/']),
    );
    expect(footer.at(-1)).toBe('https://github.com/example');
  });

  test('links for other languages are left out', () => {
    const urls = headerUrlsOf(content).filter((url) => ONLY_TRANSLATED.includes(url.slice(prefix.length)));
    expect(urls.toSorted()).toEqual(language === 'en' ? [] : prefixed(ONLY_TRANSLATED).toSorted());
  });

  test('no path has the prefix of another language', () => {
    const others = Object.values(PREFIXES).filter((other) => other !== '' && other !== prefix);
    const announced = [...content.announcements, ...content.defaultMessages].map(({ link }) => link);
    const foreign = [...headerUrlsOf(content), ...footerUrlsOf(content), ...announced].filter((url) =>
      others.some((other) => url === other || url.startsWith(`${other}/`)),
    );
    expect(foreign).toEqual([]);
  });

  test('no placeholders are left except language, year and the text of the buttons', () => {
    const left = JSON.stringify({ ...content, teasers: [...content.teasers] }).match(/\{[a-zA-Z]+\}/g);
    expect([...new Set(left)]).toEqual(['{language}', '{year}', '{text}']);
  });
});

describe('announcements', () => {
  const { en } = COMPANY.dictionaries;
  const message = { id: 'new', title: '{brand} is new', link: '{support}/new', description: 'd', cta: 'c', weight: 1 };
  const resolved = (brandName = COMPANY.brand.name) =>
    resolveContent(
      {
        ...COMPANY,
        brand: { ...COMPANY.brand, name: brandName },
        dictionaries: { ...COMPANY.dictionaries, en: { ...en, announcements: [message] } },
      },
      MAIN_SITE,
      'en',
    ).announcements[0];

  test('may name the brand, and link to an origin of the brand', () => {
    expect(resolved()).toMatchObject({ title: 'Acme is new', link: 'https://support.example.com/new' });
  });

  test('insert the name of the brand literally', () => {
    expect(resolved('A$&B')?.title).toBe('A$&B is new');
  });
});
