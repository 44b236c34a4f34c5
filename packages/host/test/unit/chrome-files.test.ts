/** What `chromeFiles` sends browsers, and what it keeps. */

import { describe, expect, test } from 'vitest';
import { createChrome } from '../../src/index.ts';
import {
  type Answer,
  type FakeService,
  fails,
  fakeService,
  hangs,
  integrityOf,
  isDead,
  memoryCopies,
  STYLES,
} from './support/fake-service.ts';
import { seconds, useFakeTime, within } from './support/fake-time.ts';

useFakeTime();

/** Their names end with the first digits of the hash of `STYLES`. */
const FILE = 'chrome-6bb138eaa7.css';
const EARLIER = 'earlier-6bb138eaa7.css';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const CURRENT = 'public, max-age=300';
const MANIFEST = { assets: [{ name: 'styles', file: FILE, integrity: integrityOf(STYLES) }], licenses: null };

const send = (type: string, body: string, cacheControl: string, headers = {}) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cacheControl, ...headers } });

const FRAGMENT = { 'portico-state': 'fresh', etag: '"portico-1"', 'content-language': 'de', 'set-cookie': 'a=b' };

const serves: Answer = ({ pathname }) => {
  if (pathname === '/chrome/manifest.json') return Response.json(MANIFEST);
  if (pathname.startsWith('/chrome/assets/')) return send('text/css; charset=utf-8', STYLES, IMMUTABLE);
  if (pathname.endsWith('.js')) return send('text/javascript; charset=utf-8', 'export {}', CURRENT);
  if (pathname.endsWith('.txt')) return send('text/plain; charset=utf-8', 'MIT', CURRENT);
  return send('text/html; charset=utf-8', '<header></header>', 'public, max-age=60', FRAGMENT);
};

/** The service as it is, with another manifest. */
const withManifest =
  (manifest: Answer): Answer =>
  (address, init) =>
    address.pathname.endsWith('.json') ? manifest(address, init) : serves(address, init);

function start(answer: Answer = serves, store = memoryCopies()) {
  const service: FakeService = fakeService(answer);
  const { chromeFiles } = createChrome({ ...service.options, copies: store.copies });
  const get = (path: string, init?: RequestInit) =>
    within(1_300, chromeFiles(new Request(`https://www.example.com${path}`, init)));
  return { service, get, store };
}

/** Errors have an empty body and are not cached. */
async function expectEmpty(response: Response, status: number) {
  expect([response.status, await response.text()]).toEqual([status, '']);
  expect(response.headers.get('cache-control')).toBe('no-store');
}

test.each([
  ['webp', 'image/webp', null],
  ['png', 'image/png', null],
  ['jpg', 'image/jpeg', null],
  ['svg', 'image/svg+xml', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
])('an uploaded .%s is sent as %s, with the policy %s', async (name, type, policy) => {
  const { headers } = await start(() => send(type, STYLES, IMMUTABLE)).get(`/chrome/assets/picture-6bb138eaa7.${name}`);
  expect([headers.get('content-type'), headers.get('content-security-policy')]).toEqual([type, policy]);
});

test.each([
  [`/chrome/assets/${FILE}`, 'text/css; charset=utf-8', STYLES, IMMUTABLE],
  ['/chrome/elements.js', 'text/javascript; charset=utf-8', 'export {}', CURRENT],
  ['/chrome/loader.js', 'text/javascript; charset=utf-8', 'export {}', CURRENT],
  ['/chrome/licenses.txt', 'text/plain; charset=utf-8', 'MIT', CURRENT],
  ['/chrome/header?lang=de', 'text/html; charset=utf-8', '<header></header>', 'public, max-age=60'],
  ['/chrome/footer?lang=de', 'text/html; charset=utf-8', '<header></header>', 'public, max-age=60'],
  ['/chrome/head', 'text/html; charset=utf-8', '<header></header>', 'public, max-age=60'],
  ['/chrome/teaser/latest-post?lang=de', 'text/html; charset=utf-8', '<header></header>', 'public, max-age=60'],
])('%s is sent with its content type', async (path, type, body, cacheControl) => {
  const { get } = start();
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([200, body]);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('set-cookie')).toBeNull();
  const head = await get(path, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([200, '', type]);
});

test.each([
  '/',
  '/chrome',
  '/chrome/all.json',
  '/chrome/manifest.json',
  '/chrome/health',
  '/chrome/assets/',
  '/chrome/assets/a-0123456789.html',
  '/chrome/assets/a-0123456789.constructor',
  '/chrome/assets/a-0123456789.css.map',
  '/chrome/assets/.env',
  '/chrome/elements.js/x',
  '/chrome/teaser/a/b',
  `/chrome/header?path=/${'a'.repeat(5_000)}`,
])('%s is not found, without a request to the service', async (path) => {
  const { get, service } = start();
  await expectEmpty(await get(path), 404);
  expect(service.takeRequests()).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const { get, service } = start();
  const response = await get(`/chrome/assets/${FILE}`, { method });
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  await expectEmpty(response, 405);
  expect(service.takeRequests()).toEqual([]);
});

test('the query of a fragment is forwarded, and the query of a file is not', async () => {
  const { get, service } = start();
  for (const path of [`/chrome/assets/${EARLIER}`, '/chrome/elements.js', '/chrome/header']) await get(`${path}?a=1`);
  expect(service.takeRequests().filter((path) => !path.includes('manifest'))).toEqual([
    `/chrome/assets/${EARLIER}`,
    '/chrome/elements.js',
    '/chrome/header?a=1',
  ]);
});

test('no header of a visitor is forwarded', async () => {
  const { get, service } = start();
  const headers = { cookie: 'session=1', authorization: 'Bearer 1', range: 'bytes=0-1', 'x-forwarded-for': '1.1.1.1' };
  await get('/chrome/header', { headers });
  expect(service.inits.map((init) => init.headers)).toEqual([{ 'portico-host': '1' }]);
});

describe('files', () => {
  test('are kept if the manifest lists them', async () => {
    const { get, service } = start();
    await get(`/chrome/assets/${FILE}`);
    expect(service.takeRequests().sort()).toEqual([`/chrome/assets/${FILE}`, '/chrome/manifest.json']);
    service.answer = isDead;
    expect(await (await get(`/chrome/assets/${FILE}`)).text()).toBe(STYLES);
    expect(service.takeRequests()).toEqual([]);
  });

  test('are requested once at a time', async () => {
    const { get, service } = start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(`/chrome/assets/${FILE}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(service.takeRequests()).toHaveLength(2);
  });

  test('of earlier releases are forwarded, but not kept', async () => {
    const { get, service, store } = start();
    for (let times = 0; times < 2; times += 1) expect((await get(`/chrome/assets/${EARLIER}`)).status).toBe(200);
    expect(service.takeRequests().filter((path) => path.includes(EARLIER))).toHaveLength(2);
    expect([...store.stored.keys()]).toEqual([]);
    service.answer = isDead;
    await expectEmpty(await get(`/chrome/assets/${EARLIER}`), 504);
  });

  test('of earlier releases are not forwarded if their contents do not match their names', async () => {
    const { get, service } = start();
    await expectEmpty(await get('/chrome/assets/chrome-aaaaaaaaaa.css'), 502);
    expect(service.problems).toEqual([
      expect.stringContaining('the bytes do not match the name chrome-aaaaaaaaaa.css'),
    ]);
  });

  test.each<[string, Answer]>([
    ['another file', () => send('text/css', 'body{display:none}', IMMUTABLE)],
    ['an error page', () => send('text/html', '<h1>ERROR PAGE</h1>', IMMUTABLE)],
    ['half of it', () => send('text/css', STYLES.slice(0, 5), IMMUTABLE)],
    ['nothing', () => send('text/css', '', IMMUTABLE)],
  ])('are not sent if the service sends %s instead', async (_, wrong) => {
    const { get, service, store } = start((address, init) =>
      address.pathname.includes(FILE) ? wrong(address, init) : serves(address, init),
    );
    await expectEmpty(await get(`/chrome/assets/${FILE}`), 502);
    expect(service.problems).toEqual([expect.stringContaining(`${FILE} does not match the manifest`)]);
    expect(store.stored.size).toBe(0);
    service.answer = serves;
    expect(await (await get(`/chrome/assets/${FILE}`)).text()).toBe(STYLES);
  });

  test.each<[string, Answer]>([
    ['cannot be read', fails],
    ['is not JSON', () => new Response('<h1>ERROR PAGE</h1>')],
    ['has another shape', () => Response.json({ assets: { [FILE]: 1 } })],
    ['lists nothing that it should', () => Response.json({ assets: [null, 1, {}, { file: FILE, integrity: 'x' }] })],
  ])('are forwarded, but not kept, if the manifest %s', async (_, manifest) => {
    const { get, store } = start(withManifest(manifest));
    expect(await (await get(`/chrome/assets/${FILE}`)).text()).toBe(STYLES);
    expect(store.stored.size).toBe(0);
  });

  test('of a new release are found in its manifest', async () => {
    const { get, service } = start();
    await get(`/chrome/assets/${FILE}`);
    await seconds(31);
    const assets = [{ file: EARLIER, integrity: integrityOf(STYLES) }];
    service.answer = withManifest(() => Response.json({ assets }));
    await get(`/chrome/assets/${EARLIER}`);
    service.answer = isDead;
    for (const file of [FILE, EARLIER]) expect((await get(`/chrome/assets/${file}`)).status).toBe(200);
  });

  test('outlive the process in the store', async () => {
    const { get, store } = start();
    await get(`/chrome/assets/${FILE}`);
    await expect.poll(() => [...store.stored.keys()]).toEqual([`file-${FILE}`]);
    const response = await start(isDead, store).get(`/chrome/assets/${FILE}`);
    expect([response.status, await response.text()]).toEqual([200, STYLES]);
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
  });

  test.each(['', STYLES, `sha256-x\n${STYLES}`, `${integrityOf(STYLES)}\n${STYLES}}`])(
    'are requested if the store holds something else: %j',
    async (held) => {
      const { get, service, store } = start(isDead);
      store.stored.set(`file-${FILE}`, new TextEncoder().encode(held));
      await expectEmpty(await get(`/chrome/assets/${FILE}`), 504);
      service.answer = serves;
      expect(await (await get(`/chrome/assets/${FILE}`)).text()).toBe(STYLES);
    },
  );

  test('take a limited part of the memory', async () => {
    const body = 'x'.repeat(900_000);
    const assets = Array.from({ length: 10 }, (_, index) => ({
      file: `a-012345678${index}.css`,
      integrity: integrityOf(body),
    }));
    const nothing = { stored: new Map<string, Uint8Array>(), copies: { get: () => undefined, put: () => undefined } };
    const { get, service } = start(
      ({ pathname }) => (pathname.endsWith('.json') ? Response.json({ assets }) : send('text/css', body, IMMUTABLE)),
      nothing,
    );
    for (const { file } of assets) await get(`/chrome/assets/${file}`);
    service.answer = isDead;
    const statuses: number[] = [];
    for (const { file } of assets) statuses.push((await get(`/chrome/assets/${file}`)).status);
    expect(statuses).toEqual([...Array(6).fill(504), ...Array(4).fill(200)]);
  });
});

describe.each(['elements.js', 'loader.js', 'licenses.txt'])('the stable address of %s', (file) => {
  const path = `/chrome/${file}`;
  const type = file.endsWith('.js') ? 'text/javascript' : 'text/plain';
  const sends =
    (body: string): Answer =>
    () =>
      send(type, body, CURRENT);
  const text = async (response: Response) => [response.status, await response.text()];

  test('is requested once a minute, and shows the next release', async () => {
    const { get, service } = start(sends('first'));
    for (let times = 0; times < 3; times += 1) expect(await text(await get(path))).toEqual([200, 'first']);
    expect(service.takeRequests()).toEqual([path]);
    service.answer = sends('second');
    await seconds(61);
    expect(await text(await get(path))).toEqual([200, 'second']);
    expect(service.takeRequests()).toEqual([path]);
  });

  test.each<[string, Answer]>([
    ['is dead', isDead],
    ['never answers', hangs],
    ['fails', fails],
    ['sends the page of a gateway', () => send('text/html', '<h1>ERROR PAGE</h1>', 'max-age=600')],
    ['sends nothing', () => send(type, '', 'max-age=600')],
    ['sends a 404', () => new Response('<h1>ERROR PAGE</h1>', { status: 404 })],
  ])('is sent from the copy if the service %s, and requested again after a minute', async (_, answer) => {
    const { get, service } = start(sends('first'));
    await get(path);
    service.answer = answer;
    await seconds(3_600);
    service.takeRequests();
    for (let times = 0; times < 3; times += 1) {
      const response = await get(path);
      expect(response.headers.get('content-type')).toContain(type);
      expect(response.headers.get('cache-control')).toBe(CURRENT);
      expect(await text(response)).toEqual([200, 'first']);
    }
    expect(service.takeRequests()).toEqual([path]);
    expect(service.problems).toContainEqual(expect.stringContaining(`could not renew ${file}`));
    service.answer = sends('second');
    await seconds(61);
    expect(await text(await get(path))).toEqual([200, 'second']);
  });

  test('outlives the process in the store, unless it is damaged', async () => {
    const { get, store } = start(sends('first'));
    await get(path);
    await expect.poll(() => [...store.stored.keys()]).toEqual([`file-${file}`]);
    expect(await text(await start(isDead, store).get(path))).toEqual([200, 'first']);
    expect(await text(await start(sends('second'), store).get(path))).toEqual([200, 'second']);
    store.stored.set(`file-${file}`, new TextEncoder().encode(`${integrityOf('first')}\nfirs`));
    await expectEmpty(await start(isDead, store).get(path), 504);
  });
});

const page = '<h1>ERROR PAGE</h1>';

test.each<[string, Answer, number]>([
  ['a redirect', () => new Response(page, { status: 302, headers: { location: 'https://evil.example/' } }), 502],
  ['an error', () => new Response(page, { status: 500 }), 502],
  ['a 404', () => new Response(page, { status: 404 }), 404],
  ['a 401', () => new Response(page, { status: 401, headers: { 'www-authenticate': 'Basic' } }), 502],
  ['a page with 200', () => send('text/html', page, 'max-age=600'), 502],
  ['nothing at all', hangs, 504],
])('what gateways send is not forwarded: %s', async (_, answer, status) => {
  const { get } = start(answer);
  for (const path of [`/chrome/assets/${EARLIER}`, '/chrome/elements.js', '/chrome/header']) {
    const response = await get(path);
    expect([...response.headers.keys()]).toEqual(['cache-control']);
    await expectEmpty(response, status);
  }
});

test('a matching If-None-Match gets 304', async () => {
  const { get } = start();
  for (const path of ['/chrome/elements.js', '/chrome/header']) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await get(path, { headers: { 'if-none-match': tags } });
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  }
});

test('a host that is its own service does not request itself in a loop', async () => {
  const service = fakeService();
  let requested = 0;
  const { chromeFiles } = createChrome({
    ...service.options,
    fetch: (address, init) => {
      requested += 1;
      return chromeFiles(new Request(address, init));
    },
  });
  for (const path of [`/chrome/assets/${FILE}`, '/chrome/header', '/chrome/elements.js'])
    await expectEmpty(await within(1_300, chromeFiles(new Request(`https://www.example.com${path}`))), 502);
  expect(requested).toBeLessThan(5);
  expect(service.problems).toContainEqual(expect.stringContaining('cannot request itself'));
});
