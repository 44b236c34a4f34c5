/** The files of the Studio's page: few bytes at first, the rest on demand, and no request for what has not changed. */

import { expect, test } from 'vitest';
import { brotliBytes } from '../../scripts/brotli-bytes.ts';
import { bundleStudioPage } from '../../scripts/bundle-code.ts';
import { testStudio } from '../support/studio.ts';

/** In bytes, compressed. */
const MOST_AT_FIRST = 150_000;

test('the first script stays within its budget, and pages are loaded when they are opened', async () => {
  const { modules, entry, imported } = await bundleStudioPage();
  const texts = new Map(modules.map(({ file, text }) => [file, text]));
  const sizes = await Promise.all([entry, ...imported].map(async (file) => brotliBytes(texts.get(file) ?? '')));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(MOST_AT_FIRST);
  const pages = modules.filter(({ file }) => /-page-[A-Z0-9]+\.js$/.test(file)).map(({ file }) => file);
  expect(pages).toHaveLength(10);
  expect(imported.filter((file) => pages.includes(file))).toEqual([]);
});

test('the page names the modules that its script imports, so that they are loaded together', async () => {
  const html = await (await testStudio()('/')).text();
  expect(html).toContain('<script type="module" src="/studio/studio-0.js"></script>');
  expect(html).toContain('<link rel="modulepreload" href="/studio/chunk-0.js">');
});

test('browsers keep files for a year, but not what is missing', async () => {
  const found = await testStudio()('/studio/studio-0.js');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const fetchAsset = async () => new Response(null, { status: 404 });
  expect((await testStudio({ fetchAsset })('/studio/gone.js')).headers.get('cache-control')).toBeNull();
});
