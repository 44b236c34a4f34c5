/** Sites in the draft: how their settings are checked, published in all languages, described and taken back. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { contentWith } from '../../../../src/content/content-for.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { unchangingContent } from '../../../../src/publication/content-source.ts';
import { parseDocument } from '../../../../src/publication/parse-document.ts';
import { testApp } from '../../../../test/support/app.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { MenusAnswer, Session } from '../../src/contract/api.ts';
import type { EntryContent } from '../../src/contract/draft.ts';
import { menusOf } from '../../src/entries/file-menus.ts';
import { menuOutline } from '../../src/entries/menu-outline.ts';

const once = (text: string): EntryContent => ({ kind: 'text', languages: { en: { text } } });
const everywhere = <Fields>(fields: Fields) => Object.fromEntries(LANGUAGES.map((language) => [language, fields]));
const title = (text: string) => ({ kind: 'text', languages: everywhere({ text }) }) as EntryContent;
const list = (...names: string[]) =>
  ({ kind: 'list', languages: everywhere({ entries: names.join('\n') }) }) as EntryContent;

/** A header as the service shows it once it has read the document. */
async function headerWith(document: string, query: string): Promise<Response> {
  const content = contentWith(COMPANY, parseDocument(document, COMPANY, Date.now()), { names: [], origins: [] });
  return testApp({ contents: unchangingContent({ ...content, mode: 'published' }) }).request(`/chrome/header?${query}`);
}

async function studioWithShop() {
  const api = await studioInProcess();
  const home = await api.add('sites.shop.home', once('{support}/shop'));
  await api.add('titles.sites.shop', title('Shop'));
  await api.add('second-level.shop', list('guides'));
  return { api, home };
}

test('a new site is edited once, and published in all languages', async () => {
  const { api } = await studioWithShop();
  await api.add('sites.shop.theme', once('light'));
  const { changes } = await api.check();
  for (const language of LANGUAGES) {
    expect(changes.flatMap((change) => (change.language === language ? [change.text] : []))).toEqual([
      ...(language === 'en' ? ['The site “Shop” is new, at {support}/shop.'] : []),
      'The name of the site “Shop” is “Shop”.',
      ...(language === 'en' ? ['“Theme” of Shop is “Light”.'] : []),
      '“Second row” in the header of Shop shows “Guides” too.',
    ]);
  }
  await api.publish();
  const document = api.document() ?? '';
  for (const language of LANGUAGES) {
    const { texts } = JSON.parse(document).languages[language];
    expect(texts['sites.shop.home'], language).toBe('{support}/shop');
  }
  const response = await headerWith(document, 'site=shop&lang=ja');
  expect(response.headers.get('portico-notice')).toBeNull();
  expect(await response.text()).toMatch(/data-theme="light".*portico-second-level/s);
});

test('a message may be limited to a new site without a warning, and changes name it', async () => {
  const { api } = await studioWithShop();
  const content = messageContent();
  if (content.kind !== 'announcement') throw new Error('no announcement');
  const limited = Object.fromEntries(
    Object.entries(content.languages).map(([language, fields]) => [language, { ...fields, sites: 'shop' }]),
  );
  await api.add('sale', { ...content, languages: limited });
  const { warnings, changes } = await api.check();
  expect(warnings.filter(({ warning }) => warning === 'site-unknown')).toEqual([]);
  expect(changes.map(({ text }) => text)).toContainEqual(expect.stringMatching(/on Shop/));
});

test('a site that is removed is named, and its pages get the main site', async () => {
  const { api } = await studioWithShop();
  await api.publish();
  const { entries } = await api.draft();
  for (const entry of entries.filter(({ id }) => id.includes('shop'))) {
    await api.change(entry, { ...entry.content, languages: {} } as EntryContent);
  }
  expect((await api.check()).changes.map(({ text }) => text)).toEqual(['The site “Shop” is removed.']);
  await api.publish();
  const response = await headerWith(api.document() ?? '', 'site=shop');
  expect(response.headers.get('portico-notice')).toBe('site;used="main"');
});

test('a setting of a site in the files is described, and taken back', async () => {
  const api = await studioInProcess();
  const entry = await api.add('sites.docs.languages', once('en, fr'));
  await api.add('sites.docs.login', once('main'));
  await api.add('sites.docs.slots', once('search, tools'));
  await api.add('sites.community.breadcrumbs', once('yes'));
  expect((await api.check()).changes.map(({ text }) => text)).toEqual([
    '“Languages” of Documentation is “English and French” instead of “German, English and Japanese”.',
    '“Login button” of Documentation is “The main site’s login page” instead of “None”.',
    '“Places for the site’s own content” of Documentation is “Search and Tools” instead of “Search and Account”.',
    '“Breadcrumbs” of Community is “Shown” instead of “Not shown”.',
  ]);
  await api.publish();
  await api.change(entry, { kind: 'text', languages: {} });
  expect((await api.check()).changes.map(({ text }) => text)).toEqual([
    '“Languages” of Documentation is the original again.',
  ]);
});

test('the main site has settings as other sites do', async () => {
  const api = await studioInProcess();
  await api.add('sites.main.search', once('/search?q='));
  await api.add('sites.main.slots', once('search'));
  expect((await api.check()).changes.map(({ text }) => text)).toEqual([
    '“Search form” of the main site is “/search?q=” instead of “None”.',
    '“Places for the site’s own content” of the main site is “Search” instead of “None”.',
  ]);
});

describe('what cannot be published is said in the field:', () => {
  test.each([
    [
      'sites.docs.home',
      'https://evil.example.net/',
      'must be a path, or an address on one of https://www.example.com, ',
    ],
    ['sites.docs.home', 'docs', 'must be a path'],
    ['sites.docs.home', '{gone}/', 'brand.json has no origin "gone"'],
    ['sites.docs.login', 'https://evil.example.net/', 'must be a path'],
    ['sites.docs.languages', 'en, xx', 'has “xx”, but must be one of'],
    ['sites.docs.languages', 'none', 'must have a language'],
    ['sites.docs.slots', 'sidebar', 'has “sidebar”, but must be one of'],
    ['sites.docs.search', '/docs/search', 'must end with the name of the field, as in /search/?q='],
    ['sites.docs.search', 'https://evil.example.net/?q=', 'must be a path'],
    ['sites.docs.theme', 'purple', 'is not a valid value for this setting'],
    ['sites.docs.banner', 'wide', 'is not a site setting'],
    ['sites.main.home', '/', 'is not a site setting'],
  ])('%s %s', async (place, text, reason) => {
    const api = await studioInProcess();
    const saved = await api.put(place, once(text));
    expect(saved.body.problems).toEqual([expect.objectContaining({ field: 'text', language: 'en' })]);
    expect(saved.body.problems[0]?.reason).toContain(reason);
  });

  test.each([
    ['sites.docs.login', 'https://login.example.com/docs'],
    ['sites.docs.home', 'https://support.example.com/docs'],
    ['sites.docs.home', '{developer}/docs'],
  ])('but not %s %s', async (place, text) => {
    const api = await studioInProcess();
    const saved = await api.put(place, once(text));
    expect(saved.body.problems).toEqual([]);
  });
});

test('the page knows the settings of the files, and where a login may be', async () => {
  const api = await studioInProcess();
  const { body: menus } = await api.call<MenusAnswer>('GET', 'menus');
  const texts = Object.entries(menus.languages.fr.texts).filter(([place]) => place.startsWith('sites.community.'));
  expect(Object.fromEntries(texts)).toEqual({
    'sites.community.home': '{community}/',
    'sites.community.theme': 'dark',
    'sites.community.languages': LANGUAGES.join(', '),
    'sites.community.login': '{community}/login',
    'sites.community.slots': 'banner, search, account, tools, local',
    'sites.community.search': 'none',
    'sites.community.breadcrumbs': 'no',
  });
  const { body: session } = await api.call<Session>('GET', 'session');
  expect(session.brand.loginOrigins).toEqual(COMPANY.brand.loginOrigins);
});

test('a site without a second row or columns of its own is offered them', () => {
  const { tree, languages } = menusOf(COMPANY);
  const offersOf = (edited: Parameters<typeof menuOutline>[1]) =>
    menuOutline({ tree, texts: languages.en }, edited)
      .filter(({ site }) => site?.id === 'community')
      .flatMap(({ offers }) => offers.map(({ place }) => place));
  expect(offersOf({})).toContain('second-level.community');
  expect(offersOf({ lists: { 'second-level.community': [] } })).not.toContain('second-level.community');
});
