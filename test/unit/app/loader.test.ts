/** `/chrome/loader.js`: the stable address of the loader. */

import { expect, test } from 'vitest';
import { NOW, testApp } from '../../support/app.ts';
import { attribute, withAttribute } from '../../support/markup.ts';
import { TEST_ASSETS } from '../../support/test-assets.ts';

const js = async () => new Response('', { headers: { 'content-type': 'text/javascript' } });

test('it exports what the loader in the head exports', async () => {
  const app = testApp();
  const [script] = withAttribute(await (await app.request('/chrome/head')).text(), 'type', 'module');
  const text = await (await app.request('/chrome/loader.js')).text();
  const [, from = ''] = /^export \* from '([^']+)';\n$/.exec(text) ?? [];
  const base = 'https://chrome.example.com/chrome/loader.js';
  expect(new URL(from, base).pathname).toBe(script && attribute(script, 'src'));
});

test('it has the headers of elements.js: any origin may load it, and it is checked for a new release soon', async () => {
  const elements = { ...TEST_ASSETS.elements, file: 'elements-0123456789.js' };
  const release = { version: '1.2.3+test', builtAt: NOW, assets: { ...TEST_ASSETS, elements } };
  const app = testApp({ fetchAsset: js, release });
  const { status, headers } = await app.request('/chrome/loader.js');
  const ofElements = await app.request('/chrome/elements.js');
  expect([status, [...headers]]).toEqual([200, [...ofElements.headers]]);
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    link: '</chrome/licenses.txt>; rel="license"',
  });
});

test('it needs neither the deployed files nor the bucket', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  const { status } = await testApp({ fetchAsset: broken, readBucket: broken }).request('/chrome/loader.js');
  expect(status).toBe(200);
});
