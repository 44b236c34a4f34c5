/** The files of the Studio's page: few bytes at first, the rest on demand, and no request for what has not changed. */

import { expect, test } from 'vitest';
import { pictureBucket } from '../../../../test/support/picture-bucket.ts';
import { testStudio } from '../../../../test/support/studio.ts';
import { brotliBytes } from '../../../cli/src/brotli-bytes.ts';
import { bundleStudioPage } from '../../../cli/src/bundle-code.ts';
import { PAGES } from '../../src/contract/pages.ts';
import { studioFileKey } from '../../src/files/files.ts';

/** In bytes, compressed. */
const MAX_INITIAL_BYTES = 130_000;

/** Of a page, with the first script. */
const MAX_FILES = 10;

const { modules, entry, parts } = await bundleStudioPage('/studio/file-worker.js');
const { main = [] } = parts;

test('the first script stays within its budget, and pages are loaded when they are opened', async () => {
  const texts = new Map(modules.map(({ file, text }) => [file, text]));
  const sizes = await Promise.all(main.map(async (file) => brotliBytes(texts.get(file) ?? '')));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(main).toContain(entry);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(MAX_INITIAL_BYTES);
  const pages = modules.filter(({ file }) => /-page-[A-Z0-9]+\.js$/.test(file)).map(({ file }) => file);
  expect(pages).toHaveLength(Object.keys(PAGES).length);
  expect(main.filter((file) => pages.includes(file))).toEqual([]);
});

test('each page consists of few files', () => {
  for (const { module } of Object.values(PAGES)) {
    const own = parts[module] ?? [];
    expect(own.filter((file) => file.startsWith(module))).toHaveLength(1);
    expect(new Set([...main, ...own]).size).toBeLessThanOrEqual(MAX_FILES);
  }
  expect(new Set([...main, ...(parts['message-list-page'] ?? [])]).size).toBeLessThanOrEqual(4);
});

test('the document names the scripts of its page and the first requests, so that they load together', async () => {
  const html = await (await testStudio()('/cards')).text();
  expect(html).toContain('<script type="module" src="/studio/studio-0.js"></script>');
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="\/studio\/(.*)">/g)].map(([, file]) => file);
  expect(preloaded).toEqual(['chunk-0.js', 'cards-page-0.js', 'chunk-1.js']);
  for (const path of ['session', 'draft', 'versions/latest']) {
    expect(html).toContain(`<link rel="preload" as="fetch" crossorigin href="/api/${path}">`);
  }
});

test('the document lists the files of each part, without those that it loads itself', async () => {
  const html = await (await testStudio()('/')).text();
  expect(html).toContain(
    '<script type="application/json" id="studio-parts">{"cards-page":["/studio/cards-page-0.js","/studio/chunk-1.js"]}</script>',
  );
});

test('files of earlier releases are served from the bucket, where a deploy has put them', async () => {
  const fetchAsset = async () => new Response(null, { status: 404 });
  const { files, readBucket } = pictureBucket();
  const bytes = new TextEncoder().encode('export {};');
  files.set(studioFileKey('commands-OLD.js'), { bytes, customMetadata: {} });
  files.set('chrome-0123456789.js', { bytes, customMetadata: {} });
  files.set(studioFileKey('page.html'), { bytes, customMetadata: {} });
  const ask = testStudio({ fetchAsset, preview: { readBucket } });
  const found = await ask('/studio/commands-OLD.js');
  expect(await found.text()).toBe('export {};');
  expect(found.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(found.headers.get('x-content-type-options')).toBe('nosniff');
  for (const missing of ['commands-OLDER.js', 'page.html', 'chrome-0123456789.js', '../chrome-0123456789.js', '']) {
    expect((await ask(`/studio/${missing}`)).status).toBe(404);
  }
});

test('browsers keep files for a year, but not what is missing', async () => {
  const found = await testStudio()('/studio/studio-0.js');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const fetchAsset = async () => new Response(null, { status: 404 });
  expect((await testStudio({ fetchAsset })('/studio/gone.js')).headers.get('cache-control')).toBeNull();
});
