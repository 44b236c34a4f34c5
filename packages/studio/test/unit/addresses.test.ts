/** Addresses that people type into the Studio, and the table of its pages. */

import { expect, test } from 'vitest';
import { testStudio } from '../../../../test/support/studio.ts';
import { PAGES, type PageName, routeOf, TOP_PAGES, topPageOf } from '../../src/contract/pages.ts';
import { findCommands } from '../../src/page/commands/find-commands.ts';

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

test.each(Object.keys(PAGES) as PageName[])('%s is a page with a route, for people with a role', async (page) => {
  const path = PAGES[page].path.replace(':kind', 'announcement').replace(':id', 'spring-webinar');
  expect(routeOf(path).page).toBe(page);
  expect(TOP_PAGES).toContain(topPageOf(page));
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await testStudio({ access: {} })(path)).status).toBe(403);
});

test.each(['/studio', '/studio/nowhere.js'])('%s, opened by a person, is the Studio’s page', async (address) => {
  const studio = testStudio({ fetchAsset: async () => new Response(null, { status: 404 }) });
  const answer = await studio(address, { headers: { 'sec-fetch-dest': 'document' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
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

test.each(TOP_PAGES)('the commands find %s by its title', (page) => {
  const { path, title } = PAGES[page];
  const [group] = findCommands(title, { entries: [], cards: [], parts: [], latest: 1, previewPath: '/preview' });
  expect(group?.commands.map(({ does }) => does)).toContainEqual({ kind: 'go', path });
});

test.each(['/messages/banner/x', '/messages', '/Timeline', '/menus/', '/publish/a/b'])('%s is no page', (path) => {
  expect(routeOf(path)).toEqual({ page: 'unknown' });
});
