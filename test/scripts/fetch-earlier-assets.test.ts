/** What a deploy fetches from the live service, and what it rejects. */

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

/** A service whose files contain their own names, or the given contents. */
function service(manifest: object, contents: Readonly<Record<string, string>> = {}): Promise<string> {
  return serve(({ url = '' }, response) => {
    const name = url.replace(/\?.*$/, '').split('/').at(-1) ?? '';
    if (name === 'manifest.json') response.end(JSON.stringify(manifest));
    else response.end(contents[name] ?? name);
  });
}

const listed = (file: string) => ({ file, path: '/elsewhere', integrity: integrityOf(Buffer.from(file)) });
const RELEASE = {
  assets: [listed(STYLES)],
  earlierAssets: [{ ...listed(SCRIPT), lastCurrent: '2026-05-01T15:00:00.000Z' }],
};

test('fetches all files of the live release and of earlier ones, with the instant at which each was last current', async () => {
  const files = await fetchReleases(await service(RELEASE), NOW, LIMITS);
  expect(files.map(({ file, lastCurrent, bytes }) => [file, lastCurrent, bytes.toString()]).sort()).toEqual([
    [STYLES, '2026-06-30T15:00:00.000Z', STYLES],
    [SCRIPT, '2026-05-01T15:00:00.000Z', SCRIPT],
  ]);
});

test('requests a unique URL, so that no cache responds with an earlier manifest', async () => {
  const requested = new Set<string | undefined>();
  const origin = await serve(({ url }, response) => {
    requested.add(url);
    response.end();
  });
  await Promise.allSettled([fetchReleases(origin, NOW, LIMITS), fetchReleases(origin, NOW, LIMITS)]);
  expect(requested.size).toBe(2);
});

test.each([
  ['whose bytes differ', () => service(RELEASE, { [STYLES]: 'other' }), /does not match its integrity in the manifest/],
  ['that exceed the size limit', () => service(RELEASE, { [STYLES]: 'x'.repeat(1_001) }), /the size limit is exceeded/],
  [
    'that are too many',
    () => service({ ...RELEASE, assets: [STYLES, STYLES, STYLES].map(listed) }),
    /lists 4 files; the limit is 3/,
  ],
  ['with a path as a name', () => service({ ...RELEASE, assets: [listed('../worker.js')] }), /not the name of an/],
  ['without integrity', () => service({ ...RELEASE, assets: [{ file: STYLES }] }), /assets\.0\.integrity/],
  [
    'with an invalid instant',
    () => service({ ...RELEASE, earlierAssets: [{ ...listed(SCRIPT), lastCurrent: 'never' }] }),
    /lastCurrent: is not an instant/,
  ],
])('files %s stop the deploy', async (_name, start, reason) => {
  await expect(fetchReleases(await start(), NOW, LIMITS)).rejects.toThrow(reason);
});

test.each<[string, RequestListener, RegExp]>([
  ['has no manifest', (_, response) => response.writeHead(404).end(), /manifest\.json.*status 404/],
  ['sends something else', (_, response) => response.end('<!doctype html>'), /is not a valid manifest/],
  [
    'redirects',
    ({ url = '' }, response) => {
      if (url.includes('?')) response.writeHead(302, { location: '/other' }).end();
      else response.end(url === '/other' ? JSON.stringify(RELEASE) : url.split('/').at(-1));
    },
    /cannot be fetched/,
  ],
  ['never responds', () => {}, /cannot be fetched: .*timeout/],
  ['stops halfway', (_, response) => response.write('{'), /cannot be fetched: .*timeout/],
  ['closes the connection', ({ socket }) => socket.destroy(), /cannot be fetched/],
])('a service that %s stops the deploy', async (_name, answer, reason) => {
  await expect(fetchReleases(await serve(answer), NOW, LIMITS)).rejects.toThrow(reason);
});

test('a missing file stops the deploy, with its URL in the error', async () => {
  const origin = await serve(({ url = '' }, response) =>
    url.includes('manifest') ? response.end(JSON.stringify(RELEASE)) : response.writeHead(404).end(),
  );
  await expect(fetchReleases(origin, NOW, LIMITS)).rejects.toThrow(/\/chrome\/assets\/(chrome|loader)-.* status 404/);
});

test.each([
  ['responds', 200, true],
  ['fails', 500, true],
  ['redirects', 302, true],
  ['has no manifest', 404, false],
])('if the live service %s with %i, there may be a release: %s', async (_, status, expected) => {
  const origin = await serve((__, response) => response.writeHead(status).end('{}'));
  expect(await mayHaveRelease(origin)).toBe(expected);
});

test('there may be a release if the service does not respond in time, but not if the connection fails', async () => {
  expect(await mayHaveRelease(await serve(() => {}), 100)).toBe(true);
  server.closeAllConnections();
  const gone = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  expect(await mayHaveRelease(gone)).toBe(false);
});
