/** `/chrome/manifest.json`: the contract for programs, and a Podium podlet. */

import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { manifestJsonSchema } from '../../../packages/cli/src/write-schemas.ts';
import type { Manifest } from '../../../src/manifest/schema.ts';
import { parametersReadBy } from '../../../src/request/parameters.ts';
import { type TestOverrides, testApp } from '../../support/app.ts';
import { TEST_ASSETS } from '../../support/test-assets.ts';

const fetchManifest = async (query = '', overrides: TestOverrides = {}) => {
  const app = testApp(overrides);
  return (await (await app.request(`/chrome/manifest.json?${query}`)).json()) as Manifest;
};

const REAL_INTEGRITY = `sha256-${'A'.repeat(43)}=`;
const withIntegrity = (value: object): object =>
  JSON.parse(JSON.stringify(value), (key, entry) => (key === 'integrity' ? REAL_INTEGRITY : entry));

test.each(['', 'fragment=footer', 'links=absolute'])(
  'with the query "%s" it complies with its schema',
  async (query) => {
    const valid = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(manifestJsonSchema()));
    const manifest = withIntegrity(await fetchManifest(query));
    expect([valid(manifest), valid.errors]).toEqual([true, null]);
    expect(valid({ ...manifest, assets: 'none' })).toBe(false);
  },
);

test('every parameter of the fragments is described, in the order of the table', async () => {
  const { parameters } = await fetchManifest();
  expect(parameters.map(({ name }) => name)).toEqual(parametersReadBy('all'));
  for (const { description } of parameters) expect(description).toMatch(/^\S.*\.$/);
});

test.each([
  ['', 'portico-header', 'header'],
  ['fragment=footer', 'portico-footer', 'footer'],
  ['amp;fragment=footer', 'portico-footer', 'footer'],
  ['fragment=nothing', 'portico-header', 'header'],
])('with the query "%s", it is the podlet %s', async (query, name, content) => {
  const manifest = await fetchManifest(query);
  expect(manifest).toMatchObject({ name, content, version: '1.2.3+test' });
  expect(manifest.css).toMatchObject([{ value: 'assets/chrome-0.css' }]);
  expect(manifest.js).toMatchObject([{ value: 'assets/loader-0.js', type: 'module' }]);
});

test('the fallback has no announcement', async () => {
  const app = testApp();
  const fallback = (await fetchManifest('lang=de&theme=light')).fallback.replace('https://chrome.example.com', '');
  const shown = await (await app.request('/chrome/header')).text();
  const fallbackMarkup = await (await app.request(fallback)).text();
  expect(shown).toContain('data-portico-announcement');
  expect(fallbackMarkup).not.toContain('data-portico-announcement');
  expect(fallbackMarkup).toMatch(/^<header [^>]*lang="de" data-theme="light".*<\/header>$/s);
});

test('it lists every asset that hosts load, with integrity and size', async () => {
  const { assets } = await fetchManifest();
  expect(assets.find(({ name }) => name === 'islands')).toEqual({
    name: 'islands',
    path: '/chrome/assets/islands-0.js',
    ...TEST_ASSETS.islands,
  });
  expect(assets.map(({ file }) => file)).toContain('teaser-blog-0.svg');
});

test('copies of fetch-chrome.mjs and the deploy script of 0.3.0 can read it: earlier files are an empty list', async () => {
  const manifest = await fetchManifest();
  expect(manifest.earlierAssets).toEqual([]);
  // it rejects other extensions
  expect(manifest.assets.length).toBeGreaterThan(5);
  for (const { file } of manifest.assets) expect(file).toMatch(/\.(css|js|svg|json)$/);
});

test('with absolute links, every address is on the service', async () => {
  const manifest = await fetchManifest('links=absolute');
  const addresses = [manifest.content, manifest.fallback, ...manifest.css.map(({ value }) => value)];
  for (const address of addresses) expect(address).toMatch(/^https:\/\/chrome\.example\.com\/chrome\//);
  expect(manifest.contentSecurityPolicy.directives['script-src']).toEqual(['https://chrome.example.com']);
});

test('it expires before the nearest boundary of any language', async () => {
  const now = Date.UTC(2024, 9, 8, 23, 59, 30);
  const response = await testApp({ now }).request('/chrome/manifest.json');
  const [maxAge = 0, , ifError = 0] = (response.headers.get('cache-control')?.match(/\d+/g) ?? []).map(Number);
  expect(maxAge).toBeGreaterThan(0);
  expect(maxAge + ifError).toBeLessThan(30);
});

test('the content boundary of each language is the next start or end of an announcement, or the new year', async () => {
  const { nextContentBoundary } = await fetchManifest('', { now: Date.UTC(2024, 8, 1) });
  expect(nextContentBoundary).toMatchObject({ ja: '2024-10-09T00:00:00.000Z', en: '2025-01-01T00:00:00.000Z' });
});
