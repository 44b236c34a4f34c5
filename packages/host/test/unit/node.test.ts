/** What hosts on Node use besides: a handler for its servers, and copies in files. */

import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { useFolder } from '../../../../test/support/folder.ts';
import { createChrome } from '../../src/index.ts';
import { fileCopies, nodeHandler, readChrome } from '../../src/node.ts';
import { answerFor, fakeService, integrityOf, STYLES } from './support/fake-service.ts';

const FILE = '/chrome/assets/chrome-0123456789.css';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const { chromeFiles } = createChrome(
  fakeService(({ pathname }) => {
    if (pathname.endsWith('.json'))
      return Response.json({ assets: [{ file: FILE.split('/').at(-1), integrity: integrityOf(STYLES) }] });
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
    return new Response(STYLES, { headers: { 'content-type': type, 'cache-control': IMMUTABLE, etag: '"1"' } });
  }).options,
);
const handler = nodeHandler(chromeFiles);

const folder = useFolder();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('nodeHandler', () => {
  async function expectFile(origin: string) {
    const response = await fetch(origin + FILE);
    expect([response.status, await response.text()]).toEqual([200, STYLES]);
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
    expect(response.headers.get('content-length')).toBe(String(STYLES.length));
  }

  test('works under a mount that removes its part of the address, as in Express and Connect', async () => {
    const origin = await serve((request, response) => {
      const mounted = Object.assign(request, { originalUrl: request.url, url: request.url?.replace('/chrome', '') });
      handler(mounted, response, () => response.end('next'));
    });
    await expectFile(origin);
    expect(await (await fetch(`${origin}/chrome/all.json`)).text()).toBe('');
  });

  test('leaves all other requests to the next handler', async () => {
    const origin = await serve((request, response) => handler(request, response, () => response.end('next')));
    await expectFile(origin);
    for (const path of ['/', '/pricing?a=/chrome/header', '/chromes/header', '//chrome/header'])
      expect(await (await fetch(origin + path)).text()).toBe('next');
    const posted = await fetch(`${origin}/form`, { method: 'POST', body: 'a=b' });
    expect(await posted.text()).toBe('next');
  });

  test('HEAD has the length and no body, and other methods are refused', async () => {
    const origin = await serve(handler);
    const head = await fetch(origin + FILE, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])
      expect((await fetch(origin + FILE, { method })).status).toBe(405);
    for (const method of ['PUT', 'DELETE', 'PROPFIND'])
      expect((await fetch(`${origin}/chrome/events`, { method })).status).toBe(405);
  });

  test('If-None-Match gets 304', async () => {
    const origin = await serve(handler);
    const response = await fetch(`${origin}/chrome/elements.js`, { headers: { 'if-none-match': '"1"' } });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  test('a handler that fails is a 500 or the error of the next one', async () => {
    const broken = nodeHandler(() => Promise.reject(new Error('broken')));
    const origin = await serve((request, response) =>
      request.headers.next
        ? broken(request, response, (error) => response.end(String(error)))
        : broken(request, response),
    );
    expect((await fetch(origin + FILE)).status).toBe(500);
    expect(await (await fetch(origin + FILE, { headers: { next: '1' } })).text()).toBe('Error: broken');
  });
});

describe('fileCopies', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  test('returns what was stored last', async () => {
    const { get, put } = fileCopies(join(folder.path, 'not/yet/there'));
    expect(await get('chrome-en-1.json')).toBeUndefined();
    for (const text of ['one', 'two']) {
      await put('chrome-en-1.json', bytes(text));
      expect(new TextDecoder().decode(await get('chrome-en-1.json'))).toBe(text);
    }
  });

  test('leaves no unfinished files, whatever happens at once', async () => {
    const { get, put } = fileCopies(folder.path);
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(texts.map((text) => put('a.json', bytes(text))));
    expect(texts).toContain(new TextDecoder().decode(await get('a.json')));
    await mkdir(join(folder.path, 'b.json', 'c'), { recursive: true });
    await expect(put('b.json', bytes('x'))).rejects.toThrow();
    expect((await readdir(folder.path)).sort()).toEqual(['a.json', 'b.json']);
  });

  test.each(['../secret', '..', '.', '', '.env', 'a/b', 'a\\b', '/etc/passwd', 'a\0', 'a'.repeat(300), '%2e%2e%2fa'])(
    'refuses the name %j',
    async (name) => {
      await writeFile(join(folder.path, '..', 'secret'), 'secret');
      const { get, put } = fileCopies(folder.path);
      expect(await get(name)).toBeUndefined();
      await expect(put(name, bytes('x'))).rejects.toThrow('not a valid name for a copy');
      expect(await readdir(folder.path)).toEqual([]);
      await rm(join(folder.path, '..', 'secret'));
    },
  );

  test('keeps the chrome for the next process', async () => {
    const service = fakeService();
    await createChrome({ ...service.options, copies: fileCopies(folder.path) }).chromeFor({ language: 'de' });
    await expect.poll(() => readdir(folder.path)).toEqual([expect.stringMatching(/^chrome-de-[0-9a-f]{16}\.json$/)]);
    const { chromeFor } = createChrome({
      ...service.options,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      copies: fileCopies(folder.path),
    });
    expect((await chromeFor({ language: 'de' })).header).toContain('data-portico="header"');
  });

  test('a folder that cannot be used is reported, and pages work', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const service = fakeService();
    const { chromeFor } = createChrome({ ...service.options, copies: fileCopies(file) });
    expect((await chromeFor()).source).toBe('service');
    await expect.poll(() => service.problems.length).toBe(2);
    expect(service.problems.join()).toMatch(/could not read from.*could not write to/s);
    expect(await readFile(file, 'utf8')).toBe('');
  });
});

describe('readChrome', () => {
  const { header, footer } = answerFor(new URLSearchParams('lang=de'));
  const styles = [{ href: '/chrome/assets/a.css', integrity: 'sha256-a=' }];
  const scripts = [{ src: '/chrome/assets/a.js', integrity: 'sha256-b=' }];
  const head =
    '<link rel="stylesheet" href="/chrome/assets/a.css" integrity="sha256-a=" crossorigin>' +
    '<link rel="modulepreload" href="/chrome/assets/a.js" integrity="sha256-b=" crossorigin>' +
    '<script type="module" src="/chrome/assets/a.js" integrity="sha256-b=" crossorigin></script>';

  async function written(parts: Readonly<Record<string, string>>) {
    await mkdir(join(folder.path, 'de'));
    for (const [name, html] of Object.entries(parts)) await writeFile(join(folder.path, 'de', `${name}.html`), html);
    return folder.path;
  }

  test('returns what fetch-chrome wrote, with styles and scripts as data', async () => {
    const parts = { head, header, footer, styles, scripts };
    const chrome = { ...parts, source: 'copy', freshUntil: null, parameters: { language: 'de' } };
    expect(await readChrome(await written({ head, header, footer }), 'de')).toEqual(chrome);
  });

  test.each([
    ['is missing', { head, header }],
    ['is cut off', { head, header, footer: footer.slice(0, -4) }],
    ['is empty', { head: '', header, footer }],
  ])('returns undefined if a part %s', async (_, parts) => {
    expect(await readChrome(await written(parts), 'de')).toBeUndefined();
  });
});
