/** How the Node server uses its copies, beyond the failure matrix. */

import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startNodeServerWith } from '../../scripts/examples/start-node-server.ts';
import { ANNOUNCEMENT, answerFor, STYLES as CONTENT, integrityOf } from '../host/support/fake-service.ts';

const FILE = 'chrome-0123456789.css';
const STYLES = `/chrome/assets/${FILE}`;

let copies: string;
let chrome: { readonly origin: string; readonly end: () => Promise<void> };
let freshUntil: number;
const running: { readonly stop: () => Promise<void> }[] = [];

beforeEach(async () => {
  copies = await mkdtemp(join(tmpdir(), 'portico-copies-'));
  freshUntil = Date.now() + 3_600_000;
  chrome = await startChrome();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  await chrome.end();
  await rm(copies, { recursive: true, force: true });
});

/** A service whose lifetimes are longer than its announcement, as a cache in between may cause. */
async function startChrome() {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host.invalid');
    const manifest = { assets: [{ file: FILE, integrity: integrityOf(CONTENT) }] };
    if (pathname === '/chrome/manifest.json') return response.end(JSON.stringify(manifest));
    if (pathname === STYLES) return response.writeHead(200, { 'content-type': 'text/css' }).end(CONTENT);
    if (pathname.startsWith('/chrome/assets/')) return response.end('ERROR PAGE');
    const lifetimes = { maxAge: 0, staleWhileRevalidate: 600, staleIfError: 600 };
    const answer = answerFor(searchParams, { ...lifetimes, freshUntil: new Date(freshUntil).toISOString() });
    response.setHeader('portico-state', 'fresh').end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end };
}

async function startHost() {
  const host = await startNodeServerWith(chrome.origin, copies);
  running.push(host);
  const answer = (headers = {}) => fetch(`${host.origin}/`, { headers, signal: AbortSignal.timeout(4_000) });
  return { ...host, answer, page: async () => (await answer()).text() };
}

/** Until the copy for all pages of a language is stored. */
const stored = () =>
  vi.waitFor(async () => expect((await readdir(copies)).join()).toMatch(/chrome-en-\w+\.json/), 3_000);

test('while the service is dead, a copy is shown without its announcement once that has ended', async () => {
  const host = await startHost();
  freshUntil = Date.now() + 3_000;
  expect(await host.page()).toContain(ANNOUNCEMENT);
  await stored();
  await chrome.end();
  expect(await host.page()).toContain(ANNOUNCEMENT);
  await wait(freshUntil - Date.now());
  const page = await host.page();
  expect(page).not.toContain(ANNOUNCEMENT);
  expect(page).toContain('data-portico="header"');
});

test('after a restart while the service is dead, the copy is shown', async () => {
  const first = await startHost();
  await first.page();
  await stored();
  await chrome.end();
  await first.stop();
  const second = await startHost();
  expect(await second.page()).toContain(ANNOUNCEMENT);
});

test('the assets of a copy are stored with it', async () => {
  const first = await startHost();
  expect(await (await fetch(first.origin + STYLES)).text()).toBe(CONTENT);
  expect((await fetch(`${first.origin}/chrome/assets/loader-0123456789.js`)).status).toBe(502);
  await chrome.end();
  await first.stop();
  const second = await startHost();
  const styles = await fetch(second.origin + STYLES);
  expect(await styles.text()).toBe(CONTENT);
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(styles.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${second.origin}/chrome/assets/loader-0123456789.js`)).status).toBe(504);
});

test.each(['{"full":', '{"full":{"header":1}}', 'null'])('an invalid copy on disk is ignored: %s', async (text) => {
  const first = await startHost();
  await first.page();
  await stored();
  await first.stop();
  for (const name of await readdir(copies)) await writeFile(join(copies, name), text);
  await chrome.end();
  const alone = await startHost();
  expect(await alone.page()).toContain('data-fallback="header"');
  chrome = await startChrome();
  const again = await startHost();
  expect(await again.page()).toContain(ANNOUNCEMENT);
});

test('a conditional request gets 304 until the chrome changes', async () => {
  const host = await startHost();
  const first = await host.answer();
  const tag = { 'if-none-match': first.headers.get('etag') };
  expect((await host.answer(tag)).status).toBe(304);
  freshUntil = Date.now() - 1_000;
  await vi.waitFor(async () => expect((await host.answer(tag)).status).toBe(200), 3_000);
});

test('the header is that of the page: the current link is marked, and language links stay on it', async () => {
  const host = await startHost();
  for (const [path, language] of [
    ['/', 'en'],
    ['/de/', 'de'],
  ])
    expect(await (await fetch(host.origin + path)).text()).toContain(
      `<header class="portico-header" data-portico="header">${language} ${path}`,
    );
});
