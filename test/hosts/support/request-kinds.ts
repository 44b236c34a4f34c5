/** The ways in which visitors ask for a page, and that must make no difference to the chrome in it. */

const FUTURE = 'Fri, 01 Jan 2100 00:00:00 GMT';

/** What headers that hosts may send for themselves, such as User-Agent, must not hold. */
export const VISITOR = 'visitor-secret';

const TOLD = Object.fromEntries(
  [
    'user-agent',
    'accept-language',
    'referer',
    'origin',
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'via',
  ].map((name) => [name, name === 'referer' ? `https://site.example/?token=${VISITOR}` : VISITOR]),
);

/** @param headerTag the entity tag of the service's own header fragment: the worst that a visitor could send along */
export function requestKinds(headerTag: string): Readonly<Record<string, RequestInit>> {
  return {
    plain: {},
    'with cookies': { headers: { cookie: 'session=secret; theme=dark', authorization: 'Bearer secret' } },
    'with all that browsers and proxies tell': { headers: TOLD },
    'If-None-Match': { headers: { 'if-none-match': headerTag } },
    'If-Modified-Since': { headers: { 'if-modified-since': FUTURE } },
    Range: { headers: { range: 'bytes=0-99' } },
    POST: { method: 'POST', body: new URLSearchParams({ password: 'secret' }) },
    'gzip accepted': { headers: { 'accept-encoding': 'gzip' } },
    'nothing compressed accepted': { headers: { 'accept-encoding': 'identity' } },
  };
}

/** What of a visitor's request must never reach the service, by header. */
export const PRIVATE_HEADERS = [
  'cookie',
  'authorization',
  'range',
  'if-modified-since',
  'referer',
  'origin',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
  // Podium makes it of the visitor's Host header
  'podium-mount-origin',
] as const;
