/** `/chrome/manifest.json`: the contract for machines, and a Podium podlet. */

import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { manifestJsonSchema } from '../../scripts/write-schemas.ts';
import { PARAMETERS } from '../../src/contract/parameters.ts';
import type { Manifest } from '../../src/manifest/schema.ts';
import { NOW, type TestOverrides, testApp } from '../support/app.ts';
import { TEST_ASSETS } from '../support/test-assets.ts';

const ask = async (query = '', overrides: TestOverrides = {}) => {
  const app = testApp(overrides);
  return (await (await app.request(`/chrome/manifest.json?${query}`)).json()) as Manifest;
};

const REAL_INTEGRITY = `sha256-${'A'.repeat(43)}=`;
const withIntegrity = (value: object): object =>
  JSON.parse(JSON.stringify(value), (key, entry) => (key === 'integrity' ? REAL_INTEGRITY : entry));

describe.each(['', 'fragment=footer', 'links=absolute'])('asked with %s', (query) => {
  test('it keeps to its published schema', async () => {
    const valid = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(manifestJsonSchema()));
    const manifest = withIntegrity(await ask(query));
    expect([valid(manifest), valid.errors]).toEqual([true, null]);
    expect(valid({ ...manifest, assets: 'none' })).toBe(false);
  });
});

test('every parameter is described, and its default is one of its values', async () => {
  const { parameters } = await ask();
  expect(parameters.map(({ name }) => name)).toEqual([...PARAMETERS]);
  for (const { values, pattern, default: standard } of parameters) {
    expect([values, pattern].filter((kind) => kind !== undefined)).toHaveLength(1);
    if (values) expect(values).toContain(standard);
    if (pattern && standard !== null) expect(standard).toMatch(new RegExp(pattern));
  }
});

test('every described value is taken without a notice', async () => {
  const app = testApp();
  const { parameters } = await ask();
  expect(parameters.flatMap(({ values = [] }) => values).length).toBeGreaterThan(10);
  for (const { name, values = [] } of parameters)
    for (const value of values) {
      const { headers } = await app.request(`/chrome/header?${name}=${value}`);
      expect([name, value, headers.get('portico-notice')]).toEqual([name, value, null]);
    }
});

test.each([
  ['', 'portico-header', 'header'],
  ['fragment=footer', 'portico-footer', 'footer'],
  ['amp;fragment=footer', 'portico-footer', 'footer'],
  ['fragment=nothing', 'portico-header', 'header'],
])('asked with "%s" it is the podlet %s', async (query, name, content) => {
  const manifest = await ask(query);
  expect(manifest).toMatchObject({ name, content, version: '1.2.3+test' });
  expect(manifest.css).toMatchObject([{ value: 'assets/chrome-0.css' }]);
  expect(manifest.js).toMatchObject([{ value: 'assets/loader-0.js', type: 'module' }]);
});

test('its own parameter is no unknown one', async () => {
  const { headers } = await testApp().request('/chrome/manifest.json?fragment=footer');
  expect(headers.get('portico-notice')).toBeNull();
});

test('the fallback holds no announcement, which could outlive its window', async () => {
  const app = testApp();
  const fallback = (await ask('lang=de&theme=light')).fallback.replace('https://chrome.example.com', '');
  const shown = await (await app.request('/chrome/header')).text();
  const kept = await (await app.request(fallback)).text();
  expect(shown).toContain('data-portico-announcement');
  expect(kept).not.toContain('data-portico-announcement');
  expect(kept).toMatch(/^<header [^>]*lang="de" data-theme="light".*<\/header>$/s);
});

test('it names every asset that hosts load, with its integrity and its size', async () => {
  const { assets } = await ask();
  expect(assets.find(({ name }) => name === 'islands')).toEqual({
    name: 'islands',
    path: '/chrome/assets/islands-0.js',
    ...TEST_ASSETS.islands,
  });
  expect(assets.map(({ file }) => file)).toContain('teaser-blog-0.svg');
});

test('it names the files of earlier releases that are still served', async () => {
  const release = {
    version: '2',
    builtAt: NOW,
    assets: TEST_ASSETS,
    earlier: [{ file: 'chrome-9.css', integrity: 'sha256-9', lastCurrent: '2026-06-01T00:00:00.000Z' }],
  };
  expect((await ask('', { release })).earlierAssets).toEqual([
    { path: '/chrome/assets/chrome-9.css', ...release.earlier[0] },
  ]);
});

test('with absolute links every address is on the service', async () => {
  const manifest = await ask('links=absolute');
  const addresses = [manifest.content, manifest.fallback, ...manifest.css.map(({ value }) => value)];
  for (const address of addresses) expect(address).toMatch(/^https:\/\/chrome\.example\.com\/chrome\//);
  expect(manifest.contentSecurityPolicy.directives['script-src']).toEqual(['https://chrome.example.com']);
});

test('the content boundary of each language is its next start or end, or the new year', async () => {
  const { nextContentBoundary } = await ask('', { now: Date.UTC(2024, 8, 1) });
  expect(nextContentBoundary).toMatchObject({ ja: '2024-10-09T00:00:00.000Z', en: '2025-01-01T00:00:00.000Z' });
});

test('no cache keeps it across the nearest boundary of any language', async () => {
  const now = Date.UTC(2024, 9, 8, 23, 59, 30);
  const response = await testApp({ now }).request('/chrome/manifest.json');
  const [maxAge = 0, , ifError = 0] = (response.headers.get('cache-control')?.match(/\d+/g) ?? []).map(Number);
  expect(maxAge).toBeGreaterThan(0);
  expect(maxAge + ifError).toBeLessThan(30);
});
