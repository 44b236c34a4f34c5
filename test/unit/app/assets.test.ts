/** Files of the releases: from the files deployed with the worker, or from the bucket with those of all releases. */

import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileHash } from '../../../src/release/file-name.ts';
import type { AssetSources, BucketFile } from '../../../src/release/find-asset.ts';
import { testApp } from '../../support/app.ts';

const TEXT = '.portico-header{color:red}';
const BYTES = new TextEncoder().encode(TEXT);
const HASH = await fileHash(BYTES);
const FILE = `chrome-${HASH}.css`;
const PATH = `/chrome/assets/${FILE}`;

type FetchAsset = AssetSources['fetchAsset'];
type ReadBucket = NonNullable<AssetSources['readBucket']>;

const deployed =
  (type = 'text/css', body = TEXT): FetchAsset =>
  async ({ url }) =>
    new URL(url).pathname === PATH
      ? new Response(body, { headers: { 'content-type': type, 'set-cookie': 'a=b', 'cache-control': 'no-cache' } })
      : new Response('no', { status: 404 });
const notDeployed: FetchAsset = async () => new Response('not here', { status: 404 });

const inBucket =
  (bytes: Uint8Array<ArrayBuffer> = BYTES, file = FILE): ReadBucket =>
  async (name) =>
    name === file ? stored(bytes) : null;
const stored = (bytes: Uint8Array<ArrayBuffer>): BucketFile => ({
  size: bytes.length,
  arrayBuffer: async () => bytes.slice().buffer,
});
const emptyBucket: ReadBucket = async () => null;

const never = () => new Promise<never>(() => {});
const FAILURES = {
  throws: () => {
    throw new Error('broken');
  },
  rejects: async () => Promise.reject(new Error('broken')),
  hangs: never,
};
/** Ways in which the deployed files fail, after the request or within the response. */
const FETCH_FAILURES: Readonly<Record<string, FetchAsset>> = {
  ...FAILURES,
  'answers 500': async () => new Response('<h1>Error</h1>', { status: 500, headers: { 'content-type': 'text/css' } }),
  'stops halfway': async () =>
    new Response(new ReadableStream({ start: (controller) => controller.enqueue(BYTES.slice(0, 9)) }), {
      headers: { 'content-type': 'text/css' },
    }),
};
/** Ways in which the bucket fails, while it looks for the file or while it is read. */
const READ_FAILURES: Readonly<Record<string, ReadBucket>> = {
  ...FAILURES,
  'hangs while it is read': async () => ({ size: BYTES.length, arrayBuffer: never }),
  'breaks while it is read': async () => ({ size: BYTES.length, arrayBuffer: FAILURES.rejects }),
};

interface Answer {
  readonly response: Response;
  readonly text: string;
  /** In milliseconds of the test's clock. */
  readonly took: number;
  readonly problems: readonly string[];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // deadlines take the test's time, but another thread would take real time
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(
    async (_, data) =>
      new Uint8Array(
        createHash('sha256')
          .update(new Uint8Array(data as ArrayBuffer))
          .digest(),
      ).buffer,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function request(sources: Partial<AssetSources>, path = PATH, method = 'GET'): Promise<Answer> {
  const app = testApp({ fetchAsset: notDeployed, ...sources });
  const started = Date.now();
  const responded = app.request(path, { method }).then(async (response) => ({ response, text: await response.text() }));
  let answered = false;
  const noted = responded.finally(() => {
    answered = true;
  });
  while (!answered) {
    await vi.advanceTimersByTimeAsync(50);
    await setImmediate();
  }
  return {
    ...(await noted),
    took: Date.now() - started,
    problems: app.events.flatMap((event) => ('wait' in event ? [event.error] : [])),
  };
}

function expectFile({ response, text }: Answer): void {
  expect([response.status, text]).toEqual([200, TEXT]);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
}

function expectEmpty({ response, text }: Answer, status: number): void {
  expect([response.status, text, response.headers.get('cache-control')]).toEqual([status, '', 'no-store']);
}

test('a file that was deployed with the worker is public and immutable for a year, and the bucket is not asked', async () => {
  const readBucket = vi.fn(emptyBucket);
  const answer = await request({ fetchAsset: deployed(), readBucket });
  expectFile(answer);
  expect(readBucket).not.toHaveBeenCalled();
  expect(answer.problems).toEqual([]);
});

test('a file of an earlier release comes from the bucket, with the same headers', async () => {
  const answer = await request({ readBucket: inBucket() });
  expectFile(answer);
  expect(answer.problems).toEqual([]);
});

test('HEAD has the headers of GET and no body', async () => {
  const { response, text } = await request({ readBucket: inBucket() }, PATH, 'HEAD');
  expect([response.status, text, response.headers.get('content-type')]).toEqual([200, '', 'text/css; charset=utf-8']);
});

test.each([
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['json', 'application/json'],
  ['txt', 'text/plain; charset=utf-8'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
])('a .%s file has the type %s', async (extension, type) => {
  const file = `file-${HASH}.${extension}`;
  const { response } = await request({ readBucket: inBucket(BYTES, file) }, `/chrome/assets/${file}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

test('a drawing that someone opens as a page runs no scripts', async () => {
  const file = `picture-${HASH}.svg`;
  const { response } = await request({ readBucket: inBucket(BYTES, file) }, `/chrome/assets/${file}`);
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  expect(response.headers.get('content-security-policy')).toBe(policy);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([emptyBucket, null])(
  'with an empty bucket or none, a file that was not deployed is missing',
  async (readBucket) => {
    const answer = await request({ readBucket });
    expectEmpty(answer, 404);
    expect(answer.problems).toEqual([]);
  },
);

test.each([
  'chrome.css',
  'chrome-0123456789.html',
  'chrome-012345678.css',
  'chrome-0123456789.css.map',
  'Chrome-0123456789.css',
  'a/chrome-0123456789.css',
  '..%2fworker-0123456789.js',
  'chrome-0123456789.css%00',
  '',
])('%j is not a file name: no source is read', async (name) => {
  const fetchAsset = vi.fn(deployed());
  const readBucket = vi.fn(emptyBucket);
  expectEmpty(await request({ fetchAsset, readBucket }, `/chrome/assets/${name}`), 404);
  expect(fetchAsset).not.toHaveBeenCalled();
  expect(readBucket).not.toHaveBeenCalled();
});

test.each([
  ['of another type, such as a page', deployed('text/html; charset=utf-8', '<!doctype html>')],
  ['with a type that only begins like it', deployed('text/css-fallback')],
  ['without a type', async () => new Response(BYTES)],
])('a deployed file %s is missing, and reported, unless the bucket has it', async (_, fetchAsset) => {
  const answer = await request({ fetchAsset });
  expectEmpty(answer, 404);
  expect(answer.problems).toEqual([expect.stringContaining(`${FILE}: the deployed file has the type `)]);
  expectFile(await request({ fetchAsset, readBucket: inBucket() }));
});

test('a redirect of the deployed files is not followed', async () => {
  const fetchAsset = async () => new Response(null, { status: 307, headers: { location: '/' } });
  expectEmpty(await request({ fetchAsset }), 404);
});

test.each([
  ['damaged', inBucket(new TextEncoder().encode(`${TEXT} `)), /does not match its name/],
  ['too large', async () => ({ size: 1_000_001, arrayBuffer: never }), /has 1000001 bytes/],
])('a file in the bucket that is %s is missing, and reported', async (_, readBucket, problem) => {
  const answer = await request({ readBucket });
  expectEmpty(answer, 404);
  expect(answer.problems).toEqual([expect.stringMatching(problem)]);
});

test.each(Object.entries(FETCH_FAILURES))(
  'if the source of the deployed files %s, a file comes from the bucket within a second, or is unavailable',
  async (_, fetchAsset) => {
    const answer = await request({ fetchAsset, readBucket: inBucket() });
    expectFile(answer);
    expect(answer.took).toBeLessThanOrEqual(1_000);
    expect(answer.problems).toHaveLength(1);
    expectEmpty(await request({ fetchAsset, readBucket: emptyBucket }), 503);
    expectEmpty(await request({ fetchAsset, readBucket: null }), 503);
  },
);

test.each(Object.entries(READ_FAILURES))(
  'if the bucket %s, a deployed file is served, and another is unavailable within three seconds, or four',
  async (_, readBucket) => {
    expectFile(await request({ fetchAsset: deployed(), readBucket }));
    const answer = await request({ readBucket });
    expectEmpty(answer, 503);
    expect(answer.took).toBeLessThanOrEqual(3_000);
    expect(answer.problems).toHaveLength(1);
    const late = await request({ fetchAsset: never, readBucket });
    expectEmpty(late, 503);
    expect(late.took).toBeLessThanOrEqual(4_000);
    expect(late.problems).toHaveLength(2);
  },
);
