/** How the Node server uses its copies, beyond the failure matrix. */

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startNodeServerWith } from '../../scripts/examples/start-node-server.ts';

const ANNOUNCEMENT = '<p>Ends soon</p>';
const STYLES = '/chrome/assets/chrome-0123456789.css';

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
    if (request.url === STYLES) {
      return response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('header{}');
    }
    if (request.url?.startsWith('/chrome/assets/')) return response.end('ERROR PAGE');
    const announcement = request.url?.includes('announcement=omit') ? '' : ANNOUNCEMENT;
    const freshness = { maxAge: 0, staleWhileRevalidate: 600, staleIfError: 600 };
    const header = `<header data-portico="header">${announcement}</header>`;
    const answer = { head: '<link>', header, footer: '<footer></footer>' };
    response.end(
      JSON.stringify({ ...answer, freshness: { ...freshness, freshUntil: new Date(freshUntil).toISOString() } }),
    );
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

test('while the service is dead, a copy is shown without its announcement once that has ended', async () => {
  freshUntil = Date.now() + 2_000;
  const host = await startHost();
  expect(await host.page()).toContain(ANNOUNCEMENT);
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
  await chrome.end();
  await first.stop();
  const second = await startHost();
  expect(await second.page()).toContain(ANNOUNCEMENT);
});

test('the assets of a copy are stored with it', async () => {
  const first = await startHost();
  expect(await (await fetch(first.origin + STYLES)).text()).toBe('header{}');
  expect(await (await fetch(`${first.origin}/chrome/assets/loader-0123456789.js`)).text()).toBe('ERROR PAGE');
  await chrome.end();
  await first.stop();
  const second = await startHost();
  const styles = await fetch(second.origin + STYLES);
  expect(await styles.text()).toBe('header{}');
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(styles.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${second.origin}/chrome/assets/loader-0123456789.js`)).status).toBe(504);
});

test.each(['{"full":', '{"full":{"header":1}}', 'null'])('an invalid copy on disk is ignored: %s', async (text) => {
  await mkdir(copies, { recursive: true });
  await writeFile(join(copies, 'en.json'), text);
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
