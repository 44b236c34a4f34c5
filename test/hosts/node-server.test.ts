/** How the Node server uses its copies, beyond the failure matrix. */

import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ANNOUNCEMENT,
  answerFor,
  STYLES as CONTENT,
  integrityOf,
} from '../../packages/host/test/unit/support/fake-service.ts';
import { startNodeServerWith } from '../../tools/examples/start-node-server.ts';
import { FIRST_ANSWER, goodAnswer } from './support/first-answers.ts';

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
  const page = async () => (await answer()).text();
  /** Until its first page with the chrome, which a busy service may send too late for earlier ones. */
  const started = () => vi.waitFor(async () => expect(await page()).toContain(ANNOUNCEMENT), FIRST_ANSWER);
  return { ...host, answer, page, started };
}

/** Until the copy for all pages of a language is stored, or another file, and not only a part of it. */
const stored = (name = /chrome-en-\w+\.json$/) =>
  expect.poll(() => readdir(copies)).toContainEqual(expect.stringMatching(name));

test('while the service is dead, a copy is shown without its announcement once that has ended', async () => {
  const host = await startHost();
  freshUntil = Date.now() + 10_000;
  await host.started();
  await stored();
  await chrome.end();
  expect(await host.page()).toContain(ANNOUNCEMENT);
  await wait(freshUntil - Date.now() + 100);
  const page = await host.page();
  expect(page).not.toContain(ANNOUNCEMENT);
  expect(page).toContain('data-portico="header"');
});

test('after a restart while the service is dead, the copy is shown', async () => {
  const first = await startHost();
  await first.started();
  await stored();
  await chrome.end();
  await first.stop();
  const second = await startHost();
  // a busy machine may read the copy too late for the first answer
  await expect.poll(() => second.page(), FIRST_ANSWER).toContain(ANNOUNCEMENT);
});

test('the assets of a copy are stored with it', async () => {
  const first = await startHost();
  expect(await (await goodAnswer(first.origin + STYLES)).text()).toBe(CONTENT);
  const loader = async ({ origin }: { readonly origin: string }) =>
    (await fetch(`${origin}/chrome/assets/loader-0123456789.js`)).status;
  await expect.poll(() => loader(first)).toBe(502);
  await stored(new RegExp(`${FILE}$`));
  await chrome.end();
  await first.stop();
  const second = await startHost();
  const styles = await goodAnswer(second.origin + STYLES);
  expect(await styles.text()).toBe(CONTENT);
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(styles.headers.get('cache-control')).toContain('immutable');
  expect(await loader(second)).toBe(504);
});

test.each(['{"full":', '{"full":{"header":1}}', 'null'])('an invalid copy on disk is ignored: %s', async (text) => {
  const first = await startHost();
  await first.started();
  await stored();
  await first.stop();
  for (const name of await readdir(copies)) await writeFile(join(copies, name), text);
  await chrome.end();
  const alone = await startHost();
  expect(await alone.page()).toContain('data-fallback="header"');
  chrome = await startChrome();
  await (await startHost()).started();
});

test('a conditional request gets 304 until the chrome changes', async () => {
  const host = await startHost();
  await host.started();
  const first = await host.answer();
  const tag = { 'if-none-match': first.headers.get('etag') };
  expect((await host.answer(tag)).status).toBe(304);
  freshUntil = Date.now() - 1_000;
  await vi.waitFor(async () => expect((await host.answer(tag)).status).toBe(200), 10_000);
});

test('the header is that of the page: the current link is marked, and language links stay on it', async () => {
  const host = await startHost();
  for (const [path, language] of [
    ['/', 'en'],
    ['/de/', 'de'],
  ])
    await expect
      .poll(async () => (await fetch(host.origin + path)).text())
      .toContain(`<header class="portico-header" data-portico="header">${language} ${path}`);
});
