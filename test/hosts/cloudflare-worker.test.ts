/** What the example's worker rewrites and what it passes through, beyond the two pages of the failure matrix. */

import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { answerFor } from '../../packages/host/test/unit/support/fake-service.ts';
import type { RunningExample } from '../../tools/examples/example.ts';
import { startCloudflareWorkerBefore } from '../../tools/examples/start-cloudflare-worker.ts';
import { comparedWith } from '../support/busy-machine.ts';
import { FIRST_ANSWER } from './support/first-answers.ts';

const PAGE = '<!doctype html><html><head><title>Über uns</title></head><body><main>Über uns</main></body></html>';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

const ANSWERS: Readonly<
  Record<string, readonly [status: number, headers: OutgoingHttpHeaders, body?: string | Buffer]>
> = {
  '/page': [200, { ...HTML, etag: '"page"', 'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT' }, PAGE],
  '/compressed': [200, { ...HTML, 'content-encoding': 'gzip' }, gzipSync(PAGE)],
  '/markup-in-words': [
    200,
    HTML,
    '<html><head><script>var a = "<head><body>"</script></head><!-- <body> --><body>It</body></html>',
  ],
  '/without-optional-tags': [
    200,
    HTML,
    '<!doctype html><meta charset="utf-8"><title>Über uns</title><main>Über uns</main>',
  ],
  '/without-end-tags': [200, HTML, '<html><head><title>Über uns</title><body><main>Über uns</main>'],
  '/without-body': [
    200,
    HTML,
    '<!doctype html><html><head><template><p>A</p></template></head><main>Über uns</main></html>',
  ],
  '/only-text': [200, HTML, '<!doctype html><title>Über uns</title>Über uns'],
  '/part': [206, { ...HTML, 'content-range': 'bytes 0-9/99', etag: '"page"' }, PAGE.slice(0, 10)],
  '/same': [304, { etag: '"page"' }],
  '/gone': [410, HTML, PAGE],
  '/moved': [302, { location: '/page' }, 'Moved'],
  '/data.json': [200, { 'content-type': 'application/json', etag: '"data"' }, '{"html":"<body></body>"}'],
  '/rows': [200, HTML, '<tr><td>A part of a page, for a script</td></tr>'],
};

let service: StartedService;
let site: Server;
let siteOrigin: string;
let host: RunningExample;
const posted: string[] = [];

beforeAll(async () => {
  site = createServer(async (request, response) => {
    for await (const chunk of request) posted.push(String(chunk));
    const [status, headers, body] = ANSWERS[request.url ?? ''] ?? [404, {}];
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  service = await startService({ preview: false });
  siteOrigin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  host = await startCloudflareWorkerBefore(siteOrigin, service.origin);
  await chromePage(host);
});
afterAll(async () => {
  await host?.stop();
  await service?.stop();
  site?.close();
});

/** @returns the HTML of `/page` once it has the chrome */
const chromePage = ({ origin }: RunningExample) =>
  vi.waitFor(async () => {
    const html = await (await fetch(`${origin}/page`)).text();
    expect(html).toContain('data-portico="header"');
    return html;
  }, FIRST_ANSWER);

const request = (path: string, init: RequestInit = {}) =>
  fetch(host.origin + path, { redirect: 'manual', signal: AbortSignal.timeout(5_000), ...init });

test.each(['/part', '/same', '/gone', '/moved', '/data.json', '/rows'])(
  '%s is passed through unchanged',
  async (path) => {
    const [status, headers = {}, body = ''] = ANSWERS[path] ?? [];
    const answer = await request(path);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
    expect(await answer.text()).toBe(body);
  },
);

test.each(['/page', '/compressed', '/markup-in-words'])('%s gets each part of the chrome once', async (path) => {
  const html = await (await request(path)).text();
  expect(html.match(/<header /g)).toHaveLength(1);
  expect(html.match(/<footer /g)).toHaveLength(1);
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  expect(html).toMatch(/<body><header .*<\/header>(<main>Über uns<\/main>|It)<footer .*<\/footer><\/body><\/html>$/s);
});

test.each([
  ['/without-optional-tags', ['header', 'main', 'footer']],
  ['/without-end-tags', ['header', 'main', 'footer']],
  ['/without-body', ['header', 'main', 'footer']],
  ['/only-text', ['#text', 'link', 'link', 'script', 'header', 'footer']],
])('%s gets each part of the chrome once, in the body, with its style sheet before it', async (path, expected) => {
  const html = await (await request(path)).text();
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('<header '));
  const [head, body] = parse(html).childNodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  expect([head?.nodeName, body?.nodeName]).toEqual(['head', 'body']);
  const parts = body && 'childNodes' in body ? body.childNodes.map(({ nodeName }) => nodeName) : [];
  expect(parts).toEqual(expected);
});

test('headers that describe the page without the chrome are removed', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await request('/page', { method });
    expect(status).toBe(200);
    const found = ['etag', 'last-modified', 'accept-ranges'].filter((name) => headers.has(name));
    expect(found).toEqual([]);
    expect(headers.get('content-length')).not.toBe(String(Buffer.byteLength(PAGE)));
  }
});

/** Replaces the data centre's cache. */
const NEVER = 'new Promise(() => {})';
const hang = `Object.assign(caches.default, { match: () => ${NEVER}, put: () => ${NEVER} });`;
const stallInBody = `caches.default.match = async () => new Response(new ReadableStream({ pull: () => ${NEVER} }));`;
const fail = `const fail = async () => { throw new Error('broken'); };
Object.assign(caches.default, { match: fail, put: fail });`;
/** A cache in which someone else has stored this under all keys. */
const holding = (copy: string) => `caches.default.match = async () => new Response(JSON.stringify(${copy}));`;

/** Complete, but not what the service sends. */
const FROM_ELSEWHERE = answerFor(new URLSearchParams());

test.each([
  ['never answers', hang],
  ['stalls within a body', stallInBody],
  ['fails', fail],
  ['holds something else', holding('{ header: 1 }')],
  [
    'holds a copy from the future',
    holding(JSON.stringify({ at: Date.UTC(2100, 0), full: FROM_ELSEWHERE, plain: FROM_ELSEWHERE })),
  ],
])('a page has the chrome without delay if the cache %s', async (_, before) => {
  const other = await startCloudflareWorkerBefore(siteOrigin, service.origin, before);
  try {
    expect(await chromePage(other)).not.toContain(FROM_ELSEWHERE.header);
    // the cache of the other host works
    const { html, later } = await comparedWith(fetch(`${other.origin}/page`), fetch(`${host.origin}/page`));
    expect(html).toMatch(/<body><header [^>]*data-portico="header".*<main>Über uns<\/main><footer .*<\/footer>/s);
    expect(html).not.toContain(FROM_ELSEWHERE.header);
    expect(later).toBeLessThan(500);
  } finally {
    await other.stop();
  }
});
