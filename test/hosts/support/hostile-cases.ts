/** What is done to every client of the service, whatever its language: hostile answers, requests, files and directories. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { OUTSIDE } from '../../../packages/cli/src/conformance/check-paths.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const STATE = { 'portico-state': 'fresh' };
const GATEWAY = '<!doctype html><header>HOSTILE</header><h1>HOSTILE</h1><footer>HOSTILE</footer>';
const SECRET = 'HOSTILE SECRET';

export const STYLES = 'header{color:red}';
const digits = createHash('sha256').update(STYLES).digest('hex').slice(0, 10);
const integrity = `sha256-${createHash('sha256').update(STYLES).digest('base64')}`;
export const ASSET = `/chrome/assets/chrome-${digits}.css`;

/** The chrome, with a word in it by which tests tell whose it is. */
export function chrome(word: string, maxAge: number) {
  return {
    contract: 1,
    version: '1',
    language: 'de',
    head: `<link rel="stylesheet" href="${ASSET}" integrity="${integrity}"><script type="module"></script>`,
    styles: [{ href: ASSET, integrity }],
    scripts: [{ src: '/chrome/assets/loader-0123456789.js', integrity }],
    header: `<header class="portico-header" data-portico="header">${word}</header>`,
    footer: `<footer class="portico-footer" data-portico="footer">${word}</footer>`,
    freshness: {
      state: 'fresh',
      freshUntil: new Date(Date.now() + 86_400_000).toISOString(),
      maxAge,
      staleWhileRevalidate: 0,
      staleIfError: 86_400,
    },
  };
}

type Change = Readonly<Record<string, unknown>>;

const send =
  (body: string | Uint8Array, headers: Readonly<Record<string, string>> = STATE, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const hostile = () => chrome('HOSTILE', 60);
const changed = (change: Change) => send(JSON.stringify({ ...hostile(), ...change }));
const freshness = (change: Change) => changed({ freshness: { ...hostile().freshness, ...change } });
const whole = () => JSON.stringify(hostile());

/** What the service works with. */
export function works(word: string, maxAge: number): Answer {
  return (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/s, '');
    if (path === '/chrome/all.json') return send(JSON.stringify(chrome(word, maxAge)))(request, response);
    const sent = (type: string, body: string, headers = {}) =>
      send(body, { 'content-type': type, 'cache-control': 'public, max-age=300', 'set-cookie': 'a=b', ...headers })(
        request,
        response,
      );
    if (path === '/chrome/manifest.json')
      return sent('application/json', JSON.stringify({ assets: [{ file: ASSET.split('/').at(-1), integrity }] }));
    if (path === ASSET) return sent('text/css; charset=utf-8', STYLES);
    if (/^\/chrome\/(elements|loader)\.js$/.test(path)) return sent('text/javascript; charset=utf-8', 'export {}');
    if (path === '/chrome/licenses.txt') return sent('text/plain; charset=utf-8', 'MIT');
    if (/^\/chrome\/(head|header|footer|teaser\/[\w-]+)$/.test(path))
      return sent('text/html; charset=utf-8', '<header></header>', STATE);
    return sent('text/html', SECRET, STATE);
  };
}

/** Answers to `/chrome/all.json` that are never shown. */
export const HOSTILE_ANSWERS: Readonly<Record<string, Answer>> = {
  'a complete answer of a gateway': (request, response) => send(whole(), {})(request, response),
  'an error page with 200': send(GATEWAY, {}),
  'an error page with a state': send(GATEWAY),
  'a complete answer with 203': (request, response) => send(whole(), STATE, 203)(request, response),
  'a complete answer with 404': (request, response) => send(whole(), STATE, 404)(request, response),
  'a redirect to a complete answer': (request, response) =>
    request.url?.includes('moved')
      ? send(whole())(request, response)
      : send('', { ...STATE, location: '/chrome/all.json?moved' }, 302)(request, response),
  'the state in an interim answer only': (_, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload; as=style', ...STATE }, () => response.end(whole()));
  },
  'half a body': (request, response) =>
    send(whole().slice(0, 300), { ...STATE, 'content-length': '2000' })(request, response) ?? response.destroy(),
  'half a body without its length': (request, response) => send(whole().slice(0, 300))(request, response),
  'more bytes than the chrome has': changed({ more: 'x'.repeat(2_100_000) }),
  'bytes that are not UTF-8': send(Buffer.concat([Buffer.from(whole().slice(0, -1)), Buffer.from([0xff, 0x7d])])),
  'UTF-16': send(Buffer.from(`\ufeff${whole()}`, 'utf16le')),
  'half a character': send(whole().replaceAll('HOSTILE', 'HOSTILE \\ud800')),
  nothing: send(''),
  null: send('null'),
  'a text': send('"header"'),
  'a list': send(JSON.stringify([hostile()])),
  'lists without end': send('['.repeat(200_000)),
  'a list for each part': changed({ head: ['>'], header: ['</header>'], footer: ['</footer>'] }),
  'no header': changed({ header: undefined }),
  'an empty footer': changed({ footer: '' }),
  'an empty head': changed({ head: '' }),
  'a header that is cut off': changed({ header: hostile().header.slice(0, -4) }),
  'a header of someone else': changed({ header: '<header>HOSTILE</header>' }),
  'a header with something after it': changed({ header: `${hostile().header}<script>` }),
  'no lifetimes': changed({ freshness: undefined }),
  'lifetimes that are a list': changed({ freshness: [60, 60, 60] }),
  'a lifetime that is text': freshness({ maxAge: '60' }),
  'a lifetime that is true': freshness({ maxAge: true }),
  'a negative lifetime': freshness({ staleIfError: -1 }),
  'a lifetime without end': send(whole().replace('"maxAge":60', '"maxAge":1e999')),
  'a lifetime that is not JSON': send(whole().replace('"maxAge":60', '"maxAge":NaN')),
  'no freshUntil': freshness({ freshUntil: undefined }),
  'a freshUntil in words': freshness({ freshUntil: 'tomorrow' }),
  'a freshUntil without a time': freshness({ freshUntil: '2100-01-01' }),
  'a freshUntil that does not exist': freshness({ freshUntil: '2100-13-45T00:00:00.000Z' }),
  'the next contract': changed({ contract: 2 }),
  'a contract that is text': changed({ contract: '1' }),
  'a contract that is null': changed({ contract: null }),
};

/** By path: answers that are not passed on. */
export const HOSTILE_FILES: Readonly<Record<string, readonly [path: string, answer: Answer]>> = {
  'another file': [ASSET, send('body{display:none}', { 'content-type': 'text/css' })],
  'half a file': [ASSET, send(STYLES.slice(0, 5), { 'content-type': 'text/css' })],
  'an empty file': [ASSET, send('', { 'content-type': 'text/css' })],
  'an error page for a file': [ASSET, send(GATEWAY, { ...STATE, 'content-type': 'text/html' })],
  'a file with 500': [ASSET, send(STYLES, { 'content-type': 'text/css' }, 500)],
  'a file of an earlier release that is another': [
    '/chrome/assets/chrome-0123456789.css',
    send(STYLES, { 'content-type': 'text/css' }),
  ],
  'an error page for the elements': ['/chrome/elements.js', send(GATEWAY, { 'content-type': 'text/html' })],
  'a script without a type': ['/chrome/loader.js', send('alert(1)', STATE)],
  'elements that break off': [
    '/chrome/elements.js',
    (request, response) => {
      send('export', { 'content-type': 'text/javascript', 'content-length': '20' })(request, response);
      response.destroy();
    },
  ],
  'an empty script': ['/chrome/loader.js', send('', { 'content-type': 'text/javascript' })],
  'a redirect': ['/chrome/elements.js', send('', { ...STATE, location: '/chrome/loader.js' }, 302)],
  'a page of a gateway for a header': ['/chrome/header', send(GATEWAY, { 'content-type': 'text/html' })],
  'a header as a script': [
    '/chrome/header',
    send('<header></header>', { ...STATE, 'content-type': 'text/javascript' }),
  ],
  'half a header': ['/chrome/header', send('<header><p', { ...STATE, 'content-type': 'text/html' })],
  'an empty footer': ['/chrome/footer?lang=de', send('', { ...STATE, 'content-type': 'text/html' })],
  'a teaser of a gateway': ['/chrome/teaser/latest-post', send(GATEWAY, { 'content-type': 'text/html' })],
};

/** Requests that are refused without asking the service. */
export const HOSTILE_TARGETS: readonly string[] = [
  ...OUTSIDE,
  '/chrome/',
  '/chrome/all.json',
  '/chrome/manifest.json',
  '/chrome/health',
  '/chrome/preview',
  '/chrome/unknown',
  '/chrome/header/',
  '/chrome/header.php',
  '/chrome/header%00',
  '/chrome/header%0d%0aX-Evil:%201',
  '/chrome/header;x',
  '/chrome/%2568eader',
  '/Chrome/header',
  '/chrome//header',
  '/chrome/teaser/',
  '/chrome/teaser/a/b',
  '/chrome/teaser/..%2f..%2fsecret',
  `/chrome/teaser/${'a'.repeat(65)}`,
  `/chrome/header?path=/${'a'.repeat(5_000)}`,
  '/chrome/assets/',
  '/chrome/assets/.env',
  '/chrome/assets/chrome-0123456789.html',
  '/chrome/assets/chrome-0123456789.php',
  '/chrome/assets/chrome-0123456789.css.map',
  '/chrome/assets/chrome-0123456789.css%00.js',
  '/chrome/assets/sub/chrome-0123456789.css',
  '/chrome/assets/../all.json',
  '/chrome/assets/%2e%2e%2fall.json',
  '/chrome/assets/chrome-de.json',
  `/chrome/assets/${'a'.repeat(200)}-0123456789.css`,
];

export const METHODS: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

/** Damages a file with a copy or an asset, of which nothing is shown then. */
export type Damage = (path: string) => Promise<unknown>;

const edited =
  (change: (copy: { full: Change; plain: Change }) => object): Damage =>
  async (path) => {
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.startsWith('{') ? JSON.stringify(change(JSON.parse(text))) : `x${text}`);
  };

const elsewhere = (path: string) => join(path, '..', '..', 'elsewhere');

export const DAMAGED_FILES: Readonly<Record<string, Damage>> = {
  empty: (path) => writeFile(path, ''),
  'cut off': async (path) => writeFile(path, (await readFile(path)).subarray(0, -5)),
  'with something after it': async (path) => writeFile(path, `${await readFile(path, 'utf8')}HOSTILE`),
  'an error page': (path) => writeFile(path, GATEWAY),
  'lists without end': (path) => writeFile(path, '['.repeat(200_000)),
  'not UTF-8': (path) => writeFile(path, Buffer.from([0xff, 0xfe])),
  'too large': (path) => writeFile(path, ' '.repeat(5_000_000)),
  'without a date': edited(({ full, plain }) => ({ full, plain })),
  'with a date in words': edited((copy) => ({ ...copy, at: 'now' })),
  'without a header': edited((copy) => ({
    ...copy,
    full: { ...copy.full, header: '' },
    plain: { ...copy.plain, header: '' },
  })),
  'of the next contract': edited((copy) => ({
    ...copy,
    full: { ...copy.full, contract: 2 },
    plain: { ...copy.plain, contract: 2 },
  })),
  'a link': async (path) => {
    await rename(path, elsewhere(path));
    await symlink(elsewhere(path), path);
  },
  'a directory': async (path) => {
    await rm(path);
    await mkdir(path);
  },
  'a pipe': async (path) => {
    await rm(path);
    spawnSync('mkfifo', [path]);
  },
  ...(process.geteuid?.() === 0 && { 'of another user': (path: string) => chown(path, 65_534, 65_534) }),
};

/** Directories that others can write to, or could have made: nothing in them is shown, and nothing is added. */
export const HOSTILE_DIRECTORIES: Readonly<Record<string, Damage>> = {
  'that everybody may write to': (path) => chmod(path, 0o777),
  'that its group may write to': (path) => chmod(path, 0o770),
  'that others may read': (path) => chmod(path, 0o755),
  'that is a link': async (path) => {
    await rename(path, elsewhere(join(path, 'x')));
    await symlink(elsewhere(join(path, 'x')), path);
  },
  ...(process.geteuid?.() === 0 && { 'of another user': (path: string) => chown(path, 65_534, 65_534) }),
};

/** What a package or file of the next release, or of the last one, may have stored. */
export const OTHER_RELEASES: Readonly<Record<string, Damage>> = {
  'the next release': edited((copy) => ({
    ...copy,
    kept: 1,
    full: { ...copy.full, direction: 'ltr', head: `<!-- chrome --><meta name="a">${copy.full.head}\n` },
  })),
  'an earlier release': edited((copy) => {
    const { contract: _, styles: __, scripts: ___, ...full } = copy.full;
    return { ...copy, full };
  }),
};

/** The stored files of a directory, without those that only lock or are being written. */
export async function storedFiles(directory: string): Promise<readonly string[]> {
  const names = await readdir(directory);
  return names.filter((name) => !/\.(lock|part)$/.test(name)).map((name) => join(directory, name));
}
