/** Header and footer with the menus that someone is editing. */

import { expect, test } from 'vitest';
import { testPreview } from '../support/preview.ts';

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
