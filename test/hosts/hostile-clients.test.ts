/** The clients for Node, PHP and Python do the same with everything hostile: `npm run test:hosts -- hostile-clients`. */

import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestRaw } from '../../packages/cli/src/conformance/raw-request.ts';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { type Program, requireProgram, startProgram } from '../../tools/examples/program.ts';
import { PARAMETER_VALUES } from '../support/parameter-values.ts';
import { FIRST_ANSWER } from './support/first-answers.ts';
import {
  type Answer,
  ASSET,
  chrome,
  DAMAGED_FILES,
  HOSTILE_ANSWERS,
  HOSTILE_DIRECTORIES,
  HOSTILE_FILES,
  HOSTILE_TARGETS,
  METHODS,
  OTHER_RELEASES,
  STYLES,
  storedFiles,
  works,
} from './support/hostile-cases.ts';

const STABLE = '/chrome/elements.js';
const SCRIPT = 'export {}';
const CLIENTS = { node: 'client.mjs', php: 'client.php', python3: 'client.py' } as const;

let answer: Answer;
let requested: string[] = [];
const service = createServer((request, response) => {
  requested.push(`${request.method} ${request.url}`);
  answer(request, response);
});
const fails: Answer = (_, response) => response.writeHead(500).end();

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

describe.each(Object.entries(CLIENTS))('the client for %s', (command, file) => {
  let client: Program;
  let origin: string;
  let parent: string;
  let copies: string;

  beforeAll(async () => {
    if (command !== 'node') requireProgram(command as 'php' | 'python3');
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    answer = fails;
    const path = fileURLToPath(new URL(`./fixtures/clients/${file}`, import.meta.url));
    const [program, args] =
      command === 'php'
        ? ['php', ['-S', `127.0.0.1:${port}`, path]]
        : [command === 'node' ? process.execPath : command, [path]];
    client = await startProgram(program, args, {
      ready: `${origin}/`,
      env: {
        PORT: String(port),
        PYTHONDONTWRITEBYTECODE: '1',
        CHROME_ORIGIN: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      },
    });
  });
  afterAll(() => client?.stop());

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'portico-hostile-'));
    copies = join(parent, 'copies');
    await mkdir(copies, { mode: 0o700 });
  });
  // copies may still be written
  afterEach(() => rm(parent, { recursive: true, force: true, maxRetries: 5 }));

  const get = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { 'x-copies': copies }, signal: AbortSignal.timeout(5_000) });

  /** Which header the page has, if it is complete and nothing else in it is hostile. */
  async function page(): Promise<string> {
    const response = await get('/page');
    const html = await response.text();
    expect([response.status, html]).toEqual([200, expect.stringMatching(/<main>MAIN<\/main>.*<\/html>$/s)]);
    const [, header] = />(\w+)<\/header>/.exec(html) ?? [];
    const [, footer] = />(\w+)<\/footer>/.exec(html) ?? [];
    expect([html.includes('HOSTILE'), footer]).toEqual([false, header]);
    return header ?? '';
  }

  test('requests the chrome with every parameter that the page sets', async () => {
    answer = works('CURRENT', 3_600);
    requested = [];
    const headers = { 'x-copies': copies, 'x-parameters': JSON.stringify(PARAMETER_VALUES) };
    await vi.waitUntil(async () => {
      const response = await fetch(`${origin}/page`, { headers, signal: AbortSignal.timeout(5_000) });
      return (await response.text()).includes('CURRENT');
    }, FIRST_ANSWER);
    const queries = requested.map((line) => [...new URL(line.split(' ')[1] ?? '', origin).searchParams].sort());
    const expected = Object.entries({ ...PARAMETER_VALUES, assets: 'omit' }).sort();
    expect(queries).toContainEqual(expected);
    expect(String(requested)).not.toContain('announcement=include');
  });

  test('keeps a copy without the announcement for later, whatever the page sets', async () => {
    answer = works('CURRENT', 3_600);
    requested = [];
    const headers = { 'x-copies': copies, 'x-parameters': '{"announcement":"include"}' };
    await vi.waitUntil(async () => {
      const response = await fetch(`${origin}/page`, { headers, signal: AbortSignal.timeout(5_000) });
      return (await response.text()).includes('CURRENT');
    }, FIRST_ANSWER);
    const asked = requested.map((line) =>
      new URL(line.split(' ')[1] ?? '', origin).searchParams.getAll('announcement'),
    );
    expect(asked).toContainEqual(['include']);
    expect(asked).toContainEqual(['omit']);
  });

  async function expectRefused(response: Response) {
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).toBe('');
    expect(response.headers.get('cache-control')).toBe('no-store');
  }

  /** A busy machine misses the deadlines for service and copies: until then, a page has the fallback. */
  const shows = (word: string) =>
    vi.waitUntil(async () => {
      const shown = await page();
      expect([word, 'FALLBACK']).toContain(shown);
      return shown === word;
    }, FIRST_ANSWER);

  /** As for pages: until then, a file is refused. */
  const sent = (path: string, init?: RequestInit) =>
    vi.waitUntil(async () => {
      const response = await get(path, init);
      if (response.status === 200) return response;
      await expectRefused(response);
      return undefined;
    }, FIRST_ANSWER);

  const files = async () => [await (await sent(ASSET)).text(), await (await sent(STABLE)).text()];

  /** Stores what a page and files need, as good as new. */
  async function store() {
    answer = works('STORED', 3_600);
    await shows('STORED');
    expect(await files()).toEqual([STYLES, SCRIPT]);
    await expect.poll(() => storedFiles(copies)).toHaveLength(3);
  }

  async function expectNoFiles() {
    for (const path of [ASSET, STABLE]) await expectRefused(await get(path));
  }

  test('shows and stores what the service sends, in a directory that it makes private', async () => {
    copies = join(parent, 'new', 'copies');
    await store();
    answer = fails;
    await shows('STORED');
    expect(await files()).toEqual([STYLES, SCRIPT]);
  });

  test.each(Object.keys(HOSTILE_ANSWERS))('shows the fallback, or the last good copy, for %s', async (name) => {
    answer = HOSTILE_ANSWERS[name] ?? fails;
    expect(await page()).toBe('FALLBACK');
    expect(await storedFiles(copies)).toEqual([]);
    copies = join(parent, 'with-copy');
    answer = works('GOOD', 0);
    await shows('GOOD');
    await expect.poll(() => storedFiles(copies).catch(() => [])).toHaveLength(1);
    answer = HOSTILE_ANSWERS[name] ?? fails;
    await shows('GOOD');
  });

  test.each(Object.entries(HOSTILE_FILES))('does not forward %s', async (_, [path, hostile]) => {
    const good = works('GOOD', 60);
    answer = (request, response) => (request.url === path ? hostile : good)(request, response);
    await expectRefused(await get(path));
    expect(await storedFiles(copies)).toEqual([]);
  });

  test.each(Object.entries(HOSTILE_FILES).filter(([, [path]]) => path === STABLE))(
    'sends the earlier script for %s',
    async (_, [path, hostile]) => {
      await store();
      const anHourAgo = new Date(Date.now() - 3_600_000);
      for (const file of await storedFiles(copies)) await utimes(file, anHourAgo, anHourAgo);
      answer = hostile;
      requested = [];
      for (let times = 0; times < 2; times += 1) expect(await (await sent(path)).text()).toBe(SCRIPT);
      // a process that begins asks
      if (command === 'php') expect(requested).toHaveLength(1);
      else expect(requested.length).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(['/chrome/elements.js', '/chrome/header?lang=de', '/chrome/teaser/latest-post', ASSET])(
    'sends %s with its own headers, and to HEAD without a body',
    async (path) => {
      answer = works('GOOD', 60);
      for (const method of ['GET', 'HEAD']) {
        const response = await sent(path, { method });
        expect((await response.text()).length > 0).toBe(method === 'GET');
        expect([response.headers.get('x-content-type-options'), response.headers.get('set-cookie')]).toEqual([
          'nosniff',
          null,
        ]);
      }
    },
  );

  test.each([
    ['webp', 'image/webp', null],
    ['png', 'image/png', null],
    ['jpg', 'image/jpeg', null],
    ['svg', 'image/svg+xml', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ])('forwards an uploaded picture as .%s, and a drawing without scripts', async (extension, type, policy) => {
    answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(STYLES);
    const response = await sent(ASSET.replace(/\/[^/]*-([0-9a-f]{10})\.css$/, `/picture-$1.${extension}`));
    expect(await response.text()).toBe(STYLES);
    expect([response.headers.get('content-type'), response.headers.get('content-security-policy')]).toEqual([
      type,
      policy,
    ]);
  });

  test.each(HOSTILE_TARGETS.map((target) => [target.slice(0, 60), target]))(
    'refuses %s without a request',
    async (_, target = '') => {
      answer = works('GOOD', 60);
      requested = [];
      const response = await requestRaw(origin, target, { 'x-copies': copies });
      expect(response).toMatch(/^HTTP\/1\.[01] 40[04] /);
      expect([response.includes('HOSTILE'), requested]).toEqual([false, []]);
    },
  );

  test.each(METHODS)('refuses %s without a request', async (method) => {
    answer = works('GOOD', 60);
    requested = [];
    for (const path of [ASSET, '/chrome/elements.js', '/chrome/header', '/chrome/all.json']) {
      const response = await requestRaw(origin, path, { 'x-copies': copies }, method);
      expect(response).toMatch(/^HTTP\/1\.[01] 405 .*^allow: GET, HEAD\r$/ims);
    }
    expect(requested).toEqual([]);
  });

  test.each(Object.entries(DAMAGED_FILES))('uses no stored file that is %s', async (_, damage) => {
    await store();
    for (const path of await storedFiles(copies)) await damage(path);
    answer = fails;
    expect(await page()).toBe('FALLBACK');
    await expectNoFiles();
    answer = works('GOOD', 60);
    expect(await files()).toEqual([STYLES, SCRIPT]);
  });

  test.each(Object.entries(OTHER_RELEASES))('uses the copy that %s has stored', async (_, change) => {
    await store();
    const [copy = ''] = (await storedFiles(copies)).filter((path) => path.endsWith('.json'));
    await change(copy);
    answer = fails;
    await shows('STORED');
  });

  test.each(Object.entries(HOSTILE_DIRECTORIES))('uses no directory %s', async (_, damage) => {
    await store();
    const stored = await readdir(copies);
    await damage(copies);
    answer = fails;
    expect(await page()).toBe('FALLBACK');
    await expectNoFiles();
    answer = works('GOOD', 60);
    expect(await files()).toEqual([STYLES, SCRIPT]);
    // without copies, PHP could ask for each visitor only
    await shows(command === 'php' ? 'FALLBACK' : 'GOOD');
    expect(await readdir(copies)).toEqual(stored);
  });

  test('is not stopped by a file in place of its directory', async () => {
    copies = fileURLToPath(import.meta.url);
    answer = works('GOOD', 60);
    await shows(command === 'php' ? 'FALLBACK' : 'GOOD');
    expect(await files()).toEqual([STYLES, SCRIPT]);
  });
});

test('the answer that the cases change is a good one', () => {
  expect(chrome('HOSTILE', 60).header).toContain('HOSTILE');
});
