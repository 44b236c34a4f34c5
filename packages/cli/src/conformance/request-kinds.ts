/** Kinds of requests for a page, which must not affect the chrome in it. */

const FUTURE = 'Fri, 01 Jan 2100 00:00:00 GMT';

/** A value that must not reach the service, even in headers that hosts send themselves, such as User-Agent. */
export const VISITOR = 'visitor-secret';

/** Where a visitor comes from, as browsers and proxies state it. */
const FORWARDED_HEADERS = [
  'referer',
  'origin',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
] as const;

const IDENTIFYING_HEADERS = Object.fromEntries(
  ['user-agent', 'accept-language', ...FORWARDED_HEADERS].map((name) => [
    name,
    name === 'referer' ? `https://site.example/?token=${VISITOR}` : VISITOR,
  ]),
);

/** @param headerTag the header fragment's entity tag, which the host must not forward from a visitor */
export function requestKinds(headerTag: string): Readonly<Record<string, RequestInit>> {
  return {
    plain: {},
    'with cookies': { headers: { cookie: 'session=secret; theme=dark', authorization: 'Bearer secret' } },
    'with headers of browsers and proxies': { headers: IDENTIFYING_HEADERS },
    'If-None-Match': { headers: { 'if-none-match': headerTag } },
    'If-Modified-Since': { headers: { 'if-modified-since': FUTURE } },
    Range: { headers: { range: 'bytes=0-99' } },
    POST: { method: 'POST', body: new URLSearchParams({ password: 'secret' }) },
    'gzip accepted': { headers: { 'accept-encoding': 'gzip' } },
    'nothing compressed accepted': { headers: { 'accept-encoding': 'identity' } },
  };
}

/** A browser's events from a page on the origin. Hosts may forward the body. */
export const countedEvents = (origin: string): RequestInit => ({
  method: 'POST',
  body: '1 main en\nseen conformance',
  headers: { ...IDENTIFYING_HEADERS, origin, cookie: 'session=secret', 'content-type': 'text/plain;charset=UTF-8' },
});

/** Other statuses that a page without a form may answer with, by kind of request. */
export const OTHER_STATUSES: Readonly<Record<string, readonly number[]>> = {
  'If-Modified-Since': [304],
  Range: [206],
  POST: [403, 404, 405, 501],
};

/** Headers of a visitor's request that must never reach the service. */
export const PRIVATE_HEADERS = [
  'cookie',
  'authorization',
  'range',
  'if-modified-since',
  ...FORWARDED_HEADERS,
  // Podium derives it from the visitor's Host header
  'podium-mount-origin',
] as const;
