/** What a deploy takes from the live service, and what it refuses. */

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { integrityOf } from '../../scripts/earlier-assets.ts';
import { type FetchLimits, fetchReleases, mayHaveRelease } from '../../scripts/fetch-earlier-assets.ts';

const NOW = Date.parse('2026-06-30T15:00:00Z');
const LIMITS: FetchLimits = { files: 3, manifestBytes: 10_000, bytes: 1_000, timeout: 500 };
const STYLES = 'chrome-0123456789.css';
const SCRIPT = 'loader-abcdef0123.js';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A service whose files hold their own names, unless said otherwise. */
function service(manifest: object, contents: Readonly<Record<string, string>> = {}): Promise<string> {
  return serve(({ url = '' }, response) => {
    const name = url.replace(/\?.*$/, '').split('/').at(-1) ?? '';
    if (name === 'manifest.json') response.end(JSON.stringify(manifest));
    else response.end(contents[name] ?? name);
  });
}

const named = (file: string) => ({ file, path: '/elsewhere', integrity: integrityOf(Buffer.from(file)) });
const RELEASE = {
  assets: [named(STYLES)],
  earlierAssets: [{ ...named(SCRIPT), lastCurrent: '2026-05-01T15:00:00.000Z' }],
};

test('every file of the live release and of those before is brought, with the moment it was last current', async () => {
  const files = await fetchReleases(await service(RELEASE), NOW, LIMITS);
  expect(files.map(({ file, lastCurrent, bytes }) => [file, lastCurrent, bytes.toString()]).sort()).toEqual([
    [STYLES, '2026-06-30T15:00:00.000Z', STYLES],
    [SCRIPT, '2026-05-01T15:00:00.000Z', SCRIPT],
  ]);
});

test('no cache can answer with the manifest of an earlier release', async () => {
  const asked = new Set<string | undefined>();
  const origin = await serve(({ url }, response) => {
    asked.add(url);
    response.end();
  });
  await Promise.allSettled([fetchReleases(origin, NOW, LIMITS), fetchReleases(origin, NOW, LIMITS)]);
  expect(asked.size).toBe(2);
});

test.each([
  ['whose bytes differ', () => service(RELEASE, { [STYLES]: 'other' }), /is not what the manifest says/],
  [
    'that are more bytes than agreed',
    () => service(RELEASE, { [STYLES]: 'x'.repeat(1_001) }),
    /more bytes than are taken/,
  ],
  [
    'that are more than agreed',
    () => service({ ...RELEASE, assets: [STYLES, STYLES, STYLES].map(named) }),
    /names 4 files; at most 3/,
  ],
  ['with a name that leads elsewhere', () => service({ ...RELEASE, assets: [named('../worker.js')] }), /no name of an/],
  ['without integrity', () => service({ ...RELEASE, assets: [{ file: STYLES }] }), /assets\.0\.integrity/],
  [
    'with a moment that is none',
    () => service({ ...RELEASE, earlierAssets: [{ ...named(SCRIPT), lastCurrent: 'never' }] }),
    /lastCurrent: is no instant/,
  ],
])('files %s stop the deploy', async (_name, start, reason) => {
  await expect(fetchReleases(await start(), NOW, LIMITS)).rejects.toThrow(reason);
});

test.each<[string, RequestListener, RegExp]>([
  ['says that there is no manifest', (_, response) => response.writeHead(404).end(), /manifest\.json.*was 404/],
  ['answers something else', (_, response) => response.end('<!doctype html>'), /is no manifest/],
  [
    'leads elsewhere',
    ({ url = '' }, response) => {
      if (url.includes('?')) response.writeHead(302, { location: '/other' }).end();
      else response.end(url === '/other' ? JSON.stringify(RELEASE) : url.split('/').at(-1));
    },
    /can't be read/,
  ],
  ['never answers', () => {}, /can't be read: .*timeout/],
  ['stops in the middle', (_, response) => response.write('{'), /can't be read: .*timeout/],
  ['hangs up', ({ socket }) => socket.destroy(), /can't be read/],
])('a service that %s stops the deploy', async (_name, answer, reason) => {
  await expect(fetchReleases(await serve(answer), NOW, LIMITS)).rejects.toThrow(reason);
});

test('a file that is missing stops the deploy, and is named', async () => {
  const origin = await serve(({ url = '' }, response) =>
    url.includes('manifest') ? response.end(JSON.stringify(RELEASE)) : response.writeHead(404).end(),
  );
  await expect(fetchReleases(origin, NOW, LIMITS)).rejects.toThrow(
    /\/chrome\/assets\/(chrome|loader)-.* the answer was 404/,
  );
});

test.each([
  ['answers', 200, true],
  ['fails', 500, true],
  ['redirects', 302, true],
  ['has nothing there', 404, false],
])('where the live service %s, a release may be live: %#', async (_, status, expected) => {
  const origin = await serve((__, response) => response.writeHead(status).end('{}'));
  expect(await mayHaveRelease(origin)).toBe(expected);
});

test('a service that does not answer in time may have a release, and one that is not there has none', async () => {
  expect(await mayHaveRelease(await serve(() => {}), 100)).toBe(true);
  server.closeAllConnections();
  const gone = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  expect(await mayHaveRelease(gone)).toBe(false);
});
