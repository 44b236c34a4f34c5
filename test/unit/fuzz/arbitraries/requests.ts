/** Requests: methods, paths below and beside the routes, and headers that hosts, caches, visitors and attackers send. */

import fc from 'fast-check';
import { HOSTILE_TEXTS } from './texts.ts';

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE', 'get', 'x-odd'];

const ROUTES = [
  '/chrome/header',
  '/chrome/footer',
  '/chrome/head',
  '/chrome/all.json',
  '/chrome/manifest.json',
  '/chrome/health',
  '/chrome/elements.js',
  '/chrome/loader.js',
  '/chrome/teaser/latest-post',
  '/chrome/teaser/press-releases',
  '/chrome/assets/chrome-0.css',
];

const SEGMENTS = [
  'chrome', 'header', 'footer', 'head', 'teaser', 'latest-post', 'assets', 'preview', 'Header', '%68eader', 'header%00',
  'header;a=b', '..', '.', '', '%2e%2e', '%2F', '..%2f..%2fworker.js', '__proto__', 'constructor', '%', '%zz', '%FF', 'ü',
  '<zq7x>', 'zq7x"', 'https:', 'chrome-0.css', 'null',
]; // biome-ignore format: a list of segments

export const knownPath = fc.constantFrom(...ROUTES);

export const anyPath: fc.Arbitrary<string> = fc.oneof(
  knownPath,
  fc.tuple(knownPath, fc.constantFrom(...SEGMENTS)).map(([route, segment]) => `${route}/${segment}`),
  fc
    .tuple(knownPath, fc.constantFrom('/', '//', '%20', '.html', '%2F', ';x', '\\', '%0d%0aset-cookie:zq7x=1'))
    .map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 5 }).map((segments) => `/chrome/${segments.join('/')}`),
  fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
  fc.webPath(),
);

/** What a header field may contain: everything else cannot be sent. */
const headerValue: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 40 }).map((text) => text.trim()),
  fc.constantFrom(...HOSTILE_TEXTS.map((text) => text.replace(/[^\x20-\x7e]/g, ''))),
  fc.constant('zq7x'.repeat(2_000)),
);

/** Values of headers that mean something to servers. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  range: ['bytes=0-10', 'bytes=-5', 'bytes=5-1', 'bytes=0-1,3-4', 'lines=1'],
  'if-none-match': ['*', '""', 'W/"x"', '"portico-"', '"portico-000000000000000000000000"', '"a", *, "b"', ',,,', '"'],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['Fri, 01 Jan 2100 00:00:00 GMT', 'yesterday', '0'],
  'if-unmodified-since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-range': ['"x"'],
  cookie: ['zq7x=1; lang=de; theme=light', 'a'.repeat(4_000)],
  authorization: ['Bearer zq7x', 'Basic eDp5'],
  'accept-language': ['ja', 'de;q=0.9, *;q=0.1', '*'],
  'accept-encoding': ['br', 'gzip, deflate', 'identity;q=0', 'zq7x'],
  accept: ['application/json', 'text/html', 'image/*', ''],
  traceparent: ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '00-0-0-0', 'zq7x', 'ff-'],
  'cf-ray': ['8f2e5c1d2b3a4f5e-FRA', 'zq7x', '<zq7x>', ' '],
  'cf-connecting-ip': ['192.0.2.1', 'zq7x'],
  'x-forwarded-host': ['zq7x.example'],
  'x-forwarded-proto': ['javascript'],
  'x-http-method-override': ['DELETE'],
  'x-original-url': ['/zq7x'],
  origin: ['https://zq7x.example', 'null'],
  referer: ['https://zq7x.example/?a=<b>'],
  'user-agent': ['zq7x', ''],
  'content-type': ['application/json', 'multipart/form-data; boundary=zq7x'],
  'cache-control': ['no-cache', 'no-store', 'max-age=0', 'only-if-cached'],
  pragma: ['no-cache'],
  te: ['trailers'],
  'surrogate-capability': ['varnish="ESI/1.0"'],
  purpose: ['prefetch'],
  'save-data': ['on'],
  'sec-fetch-dest': ['script'],
  'x-zq7x': ['zq7x'],
};

const header: fc.Arbitrary<readonly [string, string]> = fc
  .constantFrom(...Object.entries(VALUES))
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...values), headerValue)));

export type HeaderList = readonly (readonly [string, string])[];

export const headerList: fc.Arbitrary<HeaderList> = fc.array(header, { maxLength: 6 });

export const anyMethod = fc.constantFrom(...METHODS);

export const anyBody = fc.option(
  fc.oneof(fc.string(), fc.constant('theme=light&lang=de'), fc.constant('zq7x'.repeat(5_000))),
);
