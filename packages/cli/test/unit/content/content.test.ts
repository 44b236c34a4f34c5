import { access } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../../src/company.ts';
import { resolveContent } from '../../../../../src/content/resolve-content.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../../../src/contract/site.ts';
import { columnsOf, contentFor, footerColumnsOf } from '../../../../../test/support/content.ts';

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

describe.each(LANGUAGES)('in %s', (language) => {
  const content = contentFor(language);
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
        {},
        {},
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

  test('no placeholders are left except language, year and the text of the buttons', () => {
    const left = JSON.stringify({ ...content, teasers: [...content.teasers] }).match(/\{[a-zA-Z]+\}/g);
    expect([...new Set(left)]).toEqual(['{language}', '{year}', '{text}']);
  });

  test('every image of a teaser exists', async () => {
    const posts = [...content.teasers.values()].map((teaser) =>
      teaser.kind === 'card' ? teaser.card : teaser.fallback,
    );
    for (const name of posts.flatMap((post) => post?.image ?? [])) {
      await access(new URL(`../../../../../test/company/images/${name}.svg`, import.meta.url));
    }
    expect(posts.some((post) => post?.image)).toBe(true);
  });

  test('no two links of a column lead to the same page', () => {
    const columns = columnsOf(content).filter((column) => column.kind === 'links');
    expect(columns.length).toBeGreaterThan(0);
    for (const column of columns) {
      const urls = [...column.links, ...column.secondList].map(({ url }) => url);
      expect(new Set(urls).size).toBe(urls.length);
    }
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
