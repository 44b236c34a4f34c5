/** Headers and footers of companies that have other menus, buttons and networks than the sample company. */

import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { fileContent } from '../../../src/content/content-for.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { staticContent } from '../../../src/publication/content-source.ts';
import { testApp } from '../../support/app.ts';
import { dictionaryOf, GLOBEX_FILES, globex } from '../../support/globex.ts';

type Files = Readonly<Record<string, unknown>>;

async function fragmentOf(name: 'header' | 'footer', query = '', files: Files = {}): Promise<string> {
  const app = testApp({ contents: staticContent(fileContent(globex(files))) });
  const response = await app.request(`/chrome/${name}?${query}`);
  expect([response.status, response.headers.get('Portico-State')]).toEqual([200, 'fresh']);
  return response.text();
}

const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value);
const partsOf = (html: string) => valuesOf(html, 'data-portico-part');
const linkTree = (changes: object) => ({ 'links.json': { ...GLOBEX_FILES['links.json'], ...changes } });
const button = (id: string, look: string, more = {}) => ({ id, look, text: 'start', url: `/${id}`, ...more });

test('menu items have the company’s ids and all of its columns', async () => {
  const html = await fragmentOf('header');
  const ids = ['platform', 'stories', 'data', 'mixed', 'names', 'Only_One'];
  expect(valuesOf(html, 'data-portico-id')).toEqual([...ids.flatMap((id) => [id, id]), 'prices']);
  expect(valuesOf(html, 'id')).toContain('portico-panel-only-one');
  const panels = html.split('portico-panel__columns').slice(1);
  expect(panels.map((panel) => panel.match(/class="portico-column[ "]/g)?.length)).toEqual([4, 4, 2, 2, 4, 1]);
});

test('a footer has the company’s networks in its order, and no empty parts', async () => {
  const html = await fragmentOf('footer');
  expect(partsOf(html)).toEqual(['column', 'column', 'social', 'copyright']);
  expect([...html.matchAll(/href="https:\/\/(\w+)\.example\/globex"/g)].map(([, name]) => name)).toEqual([
    'youtube',
    'mastodon',
    'bluesky',
    'discord',
    'rss',
  ]);
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
  const bare = await fragmentOf(
    'footer',
    '',
    linkTree({ footer: { columns: [{ title: 'names', links: ['alerts-1'] }] } }),
  );
  expect(partsOf(bare)).toEqual(['column', 'copyright']);
});

test.each([
  ['none', [], [], []],
  ['one', [button('start', 'primary')], ['start'], ['start']],
  [
    'three',
    [button('start', 'primary'), button('talk', 'quiet'), button('demo', 'secondary')],
    ['demo', 'talk', 'start'],
    ['start', 'demo', 'talk'],
  ],
])('with %s of the buttons, they are in the row and in the overlay', async (_, actions, row, overlay) => {
  const html = await fragmentOf('header', '', linkTree({ actions }));
  const [start = '', end = ''] = html.split('portico-menu__actions');
  expect(html.includes('portico-header__actions')).toBe(row.length > 0);
  const [inOverlay = '', inRow = ''] = end.split('portico-header__actions');
  const buttonsIn = (part: string) => partsOf(part).filter((name) => name !== 'sentinel' && name !== 'burger');
  expect([buttonsIn(inOverlay), buttonsIn(inRow)]).toEqual([overlay, row]);
  expect(start).not.toContain('portico-action');
});

test('a button is tracked as the company configured it', async () => {
  const actions = [button('a', 'primary', { tracking: 'from=chrome&what={text}' }), button('b', 'quiet')];
  const html = await fragmentOf('header', '', linkTree({ actions }));
  expect(html).toContain('href="/a?from=chrome&amp;what=start%20a%20trial"');
  expect(html).toContain('href="/b"');
});

test('without a text there is no login link, and with nothing in the bar there is no bar', async () => {
  expect(partsOf(await fragmentOf('header'))).not.toContain('login');
  expect(partsOf(await fragmentOf('header', 'announcement=omit'))).toContain('bar');
  const html = await fragmentOf('header', 'announcement=omit&languages=en');
  expect(partsOf(html)).not.toContain('bar');
  expect(parseFragment(html).childNodes.length).toBeGreaterThan(0);
});

test('a logo that contains the name stands alone, and still names the link', async () => {
  const named = await fragmentOf('header');
  expect(named).toContain('<span class="portico-logo__name">Globex</span>');
  const brand = { ...GLOBEX_FILES['brand.json'], nameInLogo: true };
  const html = await fragmentOf('header', '', { 'brand.json': brand });
  expect(html).not.toContain('portico-logo__name');
  expect(html).toContain('aria-label="Globex home"');
});

test.each(['#contact', 'mailto:help@globex.example?subject=Hello%20you', 'tel:+49-30-1234', 'tel:112;ext=5'])(
  'a link, an item and a button can lead to %s',
  async (url) => {
    const { links, navigation } = GLOBEX_FILES['links.json'];
    const files = linkTree({
      links: { ...links, 'pipelines-1': { url } },
      navigation: [...navigation, { id: 'help', title: 'names', url }],
      actions: [button('start', 'primary', { url })],
    });
    const href = url.replace('&', '&amp;');
    expect(valuesOf(await fragmentOf('footer', 'links=absolute', files), 'href')).toContain(href);
    const header = valuesOf(await fragmentOf('header', 'links=absolute', files), 'href');
    // item, and button in row and overlay
    expect(header.filter((value) => value === href).length).toBeGreaterThanOrEqual(3);
  },
);

test('a link, an item and a button say their command', async () => {
  const { links, navigation } = GLOBEX_FILES['links.json'];
  const files = linkTree({
    links: { ...links, 'pipelines-1': { url: '/privacy', command: 'cookie-settings' } },
    navigation: [...navigation, { id: 'help', title: 'names', url: '/help', command: 'help' }],
    actions: [button('start', 'primary', { command: 'chat' })],
  });
  expect(await fragmentOf('footer', '', files)).toContain('href="/privacy" data-portico-command="cookie-settings"');
  const commands = valuesOf(await fragmentOf('header', '', files), 'data-portico-command');
  expect(new Set(commands)).toEqual(new Set(['cookie-settings', 'help', 'chat']));
});

test('pages and sites without these parameters have the company’s defaults', async () => {
  const sites = {
    help: { title: 'stories', home: '/help' },
    night: { title: 'stories', home: '/night', theme: 'dark' },
  };
  const files = {
    ...linkTree({ sites }),
    'brand.json': {
      ...GLOBEX_FILES['brand.json'],
      defaults: { theme: 'light', transparent: false, announcement: 'omit' },
    },
  };
  const themeAndGround = async (query: string) => {
    const html = await fragmentOf('header', query, files);
    return [...valuesOf(html, 'data-theme'), ...valuesOf(html, 'data-portico-transparent')];
  };
  expect(await themeAndGround('')).toEqual(['light', 'false']);
  expect(await themeAndGround('site=help')).toEqual(['light', 'false']);
  expect(await themeAndGround('site=night')).toEqual(['dark', 'false']);
  expect(await themeAndGround('theme=auto&transparent=true')).toEqual(['auto', 'true']);
  expect(partsOf(await fragmentOf('header', '', files))).not.toContain('announcement');
  expect(partsOf(await fragmentOf('header', 'announcement=include', files))).toContain('announcement');
});

test('the main site has a theme, languages, a login link, places, search, breadcrumbs and a second row of its own', async () => {
  const main = {
    theme: 'light',
    languages: ['en', 'de'],
    login: '/in',
    slots: ['search', 'account'],
    search: { action: '/find', name: 'text' },
    breadcrumbs: true,
    secondLevel: ['alerts-1'],
  };
  const sites = { main, help: { title: 'stories', home: '/help' } };
  const withLabels = (language: string) => {
    const { labels, ...dictionary } = dictionaryOf(language);
    return { ...dictionary, labels: { ...labels, login: 'Log in', search: 'Find', breadcrumbs: 'You are here' } };
  };
  const dictionaries = LANGUAGES.map((language) => [`${language}.json`, withLabels(language)]);
  const files = { ...linkTree({ sites }), ...Object.fromEntries(dictionaries) };
  const query = `breadcrumbs=${encodeURIComponent('/a A page')}`;
  const html = await fragmentOf('header', query, files);
  expect(valuesOf(html, 'data-theme')).toContain('light');
  expect(new Set(valuesOf(html, 'hreflang'))).toEqual(new Set(['en', 'de']));
  expect(html).toMatch(/href="\/in"[^>]* data-portico-part="login"|data-portico-part="login"[^>]* href="\/in"/);
  expect(valuesOf(html, 'data-portico-slot')).toEqual(['search', 'account']);
  expect(html).toMatch(/<form[^>]* action="\/find"[^>]*>.*?name="text"/s);
  expect(partsOf(html)).toContain('breadcrumbs');
  expect(/<nav class="portico-second-level.*?<\/nav>/s.exec(html)?.[0]).toMatch(/>Globex<.*>Alerts-1</s);
  const help = await fragmentOf('header', `site=help&${query}`, files);
  expect(valuesOf(help, 'data-theme')).toContain('dark');
  expect(valuesOf(help, 'data-portico-slot')).toEqual([]);
  expect(help).not.toContain('portico-second-level');
});
