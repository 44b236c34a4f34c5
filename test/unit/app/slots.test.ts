/** Places of the header for content of hosts, and the search form of a site, in the answers of the service. */

import { expect, test } from 'vitest';
import { SLOTS } from '../../../src/contract/slot.ts';
import { testApp } from '../../support/app.ts';
import { TEST_ASSETS } from '../../support/test-assets.ts';

const header = async (query: string) => (await testApp().request(`/chrome/header?${query}`)).text();
const placesIn = (html: string) => [...html.matchAll(/ data-portico-slot="([^"]*)"/g)].map(([, name]) => name);

test('a header has the places that its site lists, in the order of the page', async () => {
  expect(placesIn(await header('site=community'))).toEqual(['banner', 'search', 'tools', 'account', 'local']);
  expect(placesIn(await header('site=docs'))).toEqual(['search', 'account']);
  expect(placesIn(await header('site=main'))).toEqual([]);
});

test('smaller headers have none', async () => {
  expect(placesIn(await header('site=community&size=compact'))).toEqual([]);
  expect(placesIn(await header('site=community&size=minimal'))).toEqual([]);
});

test('an isolated header has slots in its places', async () => {
  const html = await header('site=community&isolate=shadow');
  for (const name of SLOTS) expect(html).toContain(`data-portico-slot="${name}"><slot name="${name}"></slot></div>`);
});

test('only sites with places load the styles of places', async () => {
  expect(await header('site=community')).toContain(TEST_ASSETS.siteStyles.file);
  expect(await header('site=main')).not.toContain(TEST_ASSETS.siteStyles.file);
});

test.each([
  ['relative', 'lang=de', '/docs/search', 'Suchen'],
  ['absolute', 'lang=en&links=absolute', 'https://www.example.com/docs/search', 'Search'],
])('a search form leads where the content says, with %s links', async (_, query, action, label) => {
  const [form = ''] = /<form .*<\/form>/s.exec(await header(`site=docs&${query}`)) ?? [];
  expect(form).toContain(`role="search" action="${action}"`);
  expect(form).toContain(`type="search" name="q" aria-label="${label}" placeholder="${label}"`);
});

test('the manifest lists the places of a site, and its style sheet', async () => {
  const manifest = async (query: string) => (await testApp().request(`/chrome/manifest.json?${query}`)).json();
  expect((await manifest('site=community')).slots).toEqual(SLOTS);
  expect((await manifest('site=docs')).slots).toEqual(['search', 'account']);
  expect((await manifest('')).slots).toEqual([]);
  expect((await manifest('site=docs')).css[0].value).toContain(TEST_ASSETS.siteStyles.file);
  expect((await manifest('')).css[0].value).not.toContain(TEST_ASSETS.siteStyles.file);
});
