/** Header and footer with the menus that someone is editing. */

import { expect, test } from 'vitest';
import { testPreview } from '../../../../test/support/preview.ts';

const request = testPreview();

const post = (body: unknown) =>
  request('/preview/menus', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('the header has them in the language, and no announcement', async () => {
  const menus = {
    links: { 'navigation.NAV_PRICING': { name: 'Tarife', link: '/de/tarife' } },
    texts: { 'titles.product': 'Plattform' },
    lists: { navigation: ['NAV_PRODUCT', 'NAV_PRICING'] },
  };
  const response = await post({ language: 'de', fragment: 'header', menus });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toMatch(/<header class="portico-header"[^>]* lang="de"/);
  expect(html).toContain('>Tarife<');
  expect(html).toContain('href="/de/tarife"');
  expect(html).toContain('Plattform');
  expect(html).not.toContain('NAV_DEVELOPERS');
  expect(html).not.toContain('data-portico-part="announcement"');
});

test('the header has buttons and sections that are new, on the main site and on others', async () => {
  const menus = {
    links: {
      'actions.demo': { name: 'Book a demo', link: '/demo', look: 'primary' },
      'actions.docs-only': { name: 'Open an issue', link: '/issues' },
      stories: { name: 'Stories', link: '/stories' },
    },
    texts: { 'titles.customers': 'Customers', 'titles.customers-links': 'What they say' },
    lists: {
      actions: ['demo'],
      'actions.docs': ['docs-only'],
      navigation: ['NAV_PRICING', 'customers'],
      customers: ['customers-links'],
      'customers.customers-links': ['stories'],
    },
  };
  const html = await (await post({ language: 'en', fragment: 'header', menus })).text();
  expect(html).toMatch(/<a class="portico-action portico-action--primary" href="\/demo"[^>]*>Book a demo/);
  expect(html).toMatch(/data-portico-id="customers"[\s\S]*What they say[\s\S]*href="\/stories"/);
  expect(html).not.toContain('Open an issue');
  const ofSite = await (await post({ language: 'en', site: 'docs', fragment: 'header', menus })).text();
  expect(ofSite).toMatch(/portico-action--secondary"[^>]*>Open an issue/);
  expect(ofSite).not.toContain('Book a demo');
});

test('the footer has networks that are new, and those of the files with another address', async () => {
  const links = {
    'social.video': { name: 'Videos', link: 'https://youtube.example/acme', icon: 'youtube' },
    'social.code-host': { name: 'Code', link: 'https://git.example/acme' },
    'social.unknown': { name: 'Without an icon', link: 'https://x.example' },
  };
  const lists = { social: ['video', 'code-host', 'unknown'] };
  const html = await (await post({ language: 'en', fragment: 'footer', menus: { links, lists } })).text();
  expect(html).toMatch(/href="https:\/\/youtube\.example\/acme"[\s\S]*?Videos/);
  expect(html).toMatch(/href="https:\/\/git\.example\/acme"[\s\S]*?Code/);
  expect(html).not.toContain('Without an icon');
});

test('the footer has them, also with texts that cannot be published', async () => {
  const links = { privacy: { name: '<b>Privacy</b>', link: '/privacy' } };
  const html = await (await post({ language: 'en', fragment: 'footer', menus: { links } })).text();
  expect(html).toContain('&lt;b>Privacy&lt;/b>');
});

test('the header of a site has its second row', async () => {
  const lists = { 'second-level.docs': ['docs-api'] };
  const second = async (menus: object) => {
    const html = await (await post({ language: 'en', site: 'docs', fragment: 'header', menus })).text();
    return html.slice(html.indexOf('data-portico-part="second-level"'));
  };
  expect(await second({})).toContain('Quickstarts');
  expect(await second({ lists })).toContain('APIs');
  expect(await second({ lists })).not.toContain('Quickstarts');
});

test.each([
  ['nothing', 'x'],
  ['another fragment', { language: 'en', fragment: 'head', menus: {} }],
  [
    'an address that runs a script',
    { language: 'en', fragment: 'footer', menus: { links: { privacy: { name: 'x', link: 'javascript:alert(1)' } } } },
  ],
])('%s is rejected', async (_, body) => {
  expect((await post(body)).status).toBe(400);
});
