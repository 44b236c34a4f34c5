/** Menus, footer and labels that are published without a deploy. */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fileMenus } from '../../../packages/studio/src/entries/file-menus.ts';
import { COMPANY } from '../../../src/company.ts';
import { menusSchema, type PublishedMenus } from '../../../src/content/menu-schema.ts';
import { resolveContent } from '../../../src/content/resolve-content.ts';
import { withPublished } from '../../../src/content/with-published.ts';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { elementsOf, textOf } from '../../support/markup.ts';
import { inEveryLanguage, publishedApp } from '../../support/publications.ts';

const SITES = ['main', ...Object.keys(COMPANY.links.sites ?? {})];

async function shown(menus: PublishedMenus, route = 'header?lang=en') {
  const { request, events } = publishedApp({ ...menus });
  return { markup: await (await request(`/chrome/${route}`)).text(), events };
}

/** Name and address of every link. */
function linksOf(markup: string): string[] {
  return elementsOf(markup)
    .filter(({ tagName }) => tagName === 'a')
    .map((element) => `${textOf(element)} ${element.attrs.find(({ name }) => name === 'href')?.value}`);
}

test.each(LANGUAGES)('publishing the files’ menus in %s unchanged changes nothing on any site', (language) => {
  const menus = fileMenus(COMPANY, language);
  expect(Object.keys(menus.links).length).toBeGreaterThan(50);
  const messages = { ...inEveryLanguage({})[language], announcements: [] };
  const images = { names: [], origins: [] };
  for (const site of SITES) {
    const before = resolveContent(COMPANY, site, language, { messages, images });
    const published = { ...messages, ...menus };
    const locales = withPublished(COMPANY, language, published);
    const after = resolveContent(locales, site, language, { messages: published, images });
    const withoutOwnLabels = ({ labels, ...content }: typeof after) => ({
      ...content,
      labels: Object.fromEntries(Object.entries(labels).filter(([name]) => !name.startsWith('actions.'))),
    });
    expect(withoutOwnLabels(after)).toEqual(before);
  }
});

test('a link has the published name, description and address in menu and footer, and only in its language', async () => {
  const links = { guides: { name: 'All guides', description: 'Step by step.', link: '/all-guides' } };
  const header = await shown({ links });
  expect(linksOf(header.markup)).toContainEqual(expect.stringMatching(/^All guides.* \/all-guides$/));
  expect(linksOf((await shown({ links }, 'footer?lang=en')).markup)).toContain('All guides /all-guides');
  expect(header.events.filter(({ name }) => name === 'part-failed')).toEqual([]);
});

test('a published link can lead to a phone number, and keeps the command of the files', () => {
  const { docs } = COMPANY.links.links;
  if (!docs) throw new Error('the files have this link');
  const links = { ...COMPANY.links.links, docs: { ...docs, command: 'open-docs' } };
  const published = { ...inEveryLanguage({}).en, links: { docs: { name: 'Call us', link: 'tel:112' } } };
  const files = withPublished({ ...COMPANY, links: { ...COMPANY.links, links } }, 'en', published);
  expect(files.links.links.docs).toMatchObject({ url: 'tel:112', command: 'open-docs' });
  expect(v.is(v.object(menusSchema), { links: published.links })).toBe(true);
});

test('a published link is shown in a language that the files exclude', () => {
  const { guides } = COMPANY.links.links;
  if (!guides) throw new Error('the files have this link');
  const german = { ...COMPANY.links.links, guides: { ...guides, only: ['de'] as Language[] } };
  const files = { ...COMPANY, links: { ...COMPANY.links, links: german } };
  const published = { ...inEveryLanguage({}).en, links: { guides: { name: 'All guides', link: '/all-guides' } } };
  const idsIn = (company: typeof COMPANY) => JSON.stringify(resolveContent(company, 'main', 'en'));
  expect(idsIn(withPublished(files, 'en', published))).toContain('"id":"guides","name":"All guides"');
  expect(idsIn(files)).not.toContain('"id":"guides"');
});

describe('lists', () => {
  test('the items of the menu are shown in the published order, without those that the list lacks', async () => {
    const { markup } = await shown({ lists: { navigation: ['NAV_PRICING', 'NAV_PRODUCT'] } });
    const ids = [...markup.matchAll(/data-portico-id="([^"]+)"/g)].map(([, id]) => id);
    expect([...new Set(ids)].filter((id) => id?.startsWith('NAV_'))).toEqual(['NAV_PRICING', 'NAV_PRODUCT']);
  });

  test('a link that was added to a list is shown there', async () => {
    const links = { 'trust-center': { name: 'Trust center', link: 'https://trust.example.com/' } };
    const lists = { 'NAV_PRODUCT.platform': ['trust-center', 'extensibility'], legal: ['trust-center', 'privacy'] };
    expect(linksOf((await shown({ links, lists })).markup)).toContain('Trust center https://trust.example.com/');
    const footer = linksOf((await shown({ links, lists }, 'footer?lang=en')).markup);
    expect(footer.filter((link) => link.startsWith('Trust center'))).toEqual([
      'Trust center https://trust.example.com/',
    ]);
  });

  test('a new panel has its title, columns and links', async () => {
    const { markup } = await shown({
      texts: { 'titles.partners': 'Partners', 'titles.find-partner': 'Find a partner' },
      lists: {
        navigation: ['partners', 'NAV_PRICING'],
        partners: ['find-partner'],
        'partners.find-partner': ['community'],
      },
    });
    expect(markup).toContain('data-portico-id="partners"');
    expect(markup).toMatch(/>Partners</);
    expect(markup).toContain('Find a partner');
  });

  test('the second level of a site is shown in the published order', async () => {
    const { markup } = await shown(
      { lists: { 'second-level.docs': ['docs-api', 'docs-quickstarts'] } },
      'header?lang=en&site=docs',
    );
    expect(markup.indexOf('/docs/api')).toBeGreaterThan(0);
    expect(markup.indexOf('/docs/api')).toBeLessThan(markup.indexOf('/docs/quickstarts'));
  });

  test('unknown names are omitted', async () => {
    const { markup, events } = await shown({
      lists: {
        navigation: ['constructor', 'NAV_PRICING', 'gone'],
        footer: ['__proto__x', 'company'],
        legal: ['toString'],
      },
    });
    expect(markup).not.toContain('constructor');
    expect(events.filter(({ name }) => name === 'part-failed')).toEqual([]);
  });
});

test('labels and titles are replaced, with their placeholders filled in', async () => {
  const { markup } = await shown({ texts: { 'labels.login': 'Sign in to {brand}', 'titles.product': 'Platform' } });
  expect(markup).toContain('>Platform<');
  expect(markup).toMatch(/Sign in to [^{]/);
});

test('a button has the published text and address', async () => {
  const { markup } = await shown({ links: { 'actions.sign-up': { name: 'Try it free', link: '/try' } } });
  expect(linksOf(markup).some((link) => link.startsWith('Try it free /try'))).toBe(true);
});

test('unreadable parts of menus are omitted, and the rest is shown', async () => {
  const { markup } = await shown({
    links: { guides: { name: 'Fine', link: '/fine' }, events: { name: '<b>', link: 'javascript:alert(1)' } },
    texts: { 'titles.product': '' },
  });
  expect(markup).toContain('Fine');
  expect(markup).not.toContain('javascript:');
  expect(markup).toContain('Product');
});
