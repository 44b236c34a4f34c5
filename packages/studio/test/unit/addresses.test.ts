/** Addresses that people type into the Studio. */

import { expect, test } from 'vitest';
import { testStudio } from '../../../../test/support/studio.ts';
import { PAGES } from '../../src/contract/pages.ts';

const ask = testStudio();

test.each([
  ['/menus/', '/menus'],
  ['/Timeline', '/timeline'],
  ['/HISTORY//?version=2', '/history?version=2'],
  ['/messages', '/'],
  ['/Messages/?q=a%20b', '/?q=a%20b'],
  ['/Messages/Announcement/Spring-Webinar/', '/messages/announcement/spring-webinar'],
  ['/publish/1/', '/publish/1'],
  ['/preview/', '/preview'],
])('%s leads to %s', async (address, meant) => {
  const answer = await ask(address, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`http://localhost:8787${meant}`);
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/messages/nonsense/spring',
  '/messages/announcement',
  '/menus/footer',
  '//example.com/',
  '/%2F%2Fexample.com',
  '/toString',
  '/index.html',
])('%s is the Studio’s page, without a part', async (address) => {
  const answer = await ask(address);
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<div id="studio">');
  expect(html.match(/modulepreload/g)).toHaveLength(1);
});

test.each(Object.values(PAGES))('$path is the page $title', async ({ path }) => {
  const address = path.replace(':kind', 'announcement').replace(':id', 'x-1');
  expect((await ask(address)).status).toBe(200);
});

test.each(['/api/nowhere', '/studio/nowhere.js', '/chrome/nowhere'])('%s is not a page', async (address) => {
  const answer = await testStudio({ fetchAsset: async () => new Response(null, { status: 404 }) })(address);
  expect(answer.ok).toBe(false);
  expect(answer.headers.get('content-type') ?? '').not.toContain('html');
});

test('nothing can be written to an address without a page', async () => {
  const answer = await ask('/nowhere', { method: 'POST', headers: { origin: 'http://localhost:8787' } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('application/json');
});

test('people without access learn nothing about addresses', async () => {
  const answer = await testStudio({ access: {} })('/nowhere', { origin: 'https://studio.example.com' });
  expect(answer.status).toBe(403);
});
