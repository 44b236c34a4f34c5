/** A service in memory: answers what a test wants, and records its requests. */

import { createHash } from 'node:crypto';
import type { ChromeOptions } from '../../../src/index.ts';

const SERVICE = 'https://chrome.example.com';
export const ANNOUNCEMENT = '<p>Ends soon</p>';
export const STYLES = 'header{color:red}';

export const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What `/chrome/all.json` answers for a query. Its header contains the query, so that tests see whose copy is shown. */
export function answerFor(query: URLSearchParams, freshness: object = {}) {
  const announcement = query.get('announcement') === 'omit' ? '' : ANNOUNCEMENT;
  const shown = `${query.get('lang')} ${query.get('path')}`;
  return {
    version: '1',
    language: query.get('lang') ?? 'en',
    head: '<link rel="stylesheet" href="/chrome/assets/chrome-0123456789.css"><script type="module"></script>',
    header: `<header class="portico-header" data-portico="header">${shown}${announcement}</header>`,
    footer: '<footer class="portico-footer" data-portico="footer">Acme</footer>',
    styles: [{ href: '/chrome/assets/chrome-0123456789.css', integrity: integrityOf(STYLES) }],
    scripts: [{ src: '/chrome/assets/loader-0123456789.js', integrity: integrityOf('export {}') }],
    freshness: {
      state: 'fresh',
      maxAge: 60,
      staleWhileRevalidate: 300,
      staleIfError: 86_400,
      freshUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      ...freshness,
    },
  };
}

export type Answer = (address: URL, init: RequestInit) => Response | Promise<Response>;

export const json = (value: unknown, headers = {}, status = 200) =>
  Response.json(value, { status, headers: { 'portico-state': 'fresh', ...headers } });
export const works: Answer = ({ searchParams }) => json(answerFor(searchParams));
export const fails: Answer = () => new Response('<h1>ERROR PAGE</h1>', { status: 500 });
/** As when nothing listens. */
export const isDead: Answer = () => Promise.reject(new TypeError('fetch failed'));
/** Never answers, not even when the request is aborted. */
export const hangs: Answer = () => new Promise(() => {});

export interface FakeService {
  /** Options of `createChrome` for this service, whose problems are collected. */
  readonly options: ChromeOptions & { readonly service: string };
  answer: Answer;
  /** Path and query of each request since the last call of `takeRequests`. */
  readonly takeRequests: () => string[];
  readonly inits: RequestInit[];
  readonly problems: string[];
}

export function fakeService(answer: Answer = works): FakeService {
  let requests: string[] = [];
  const service: FakeService = {
    answer,
    inits: [],
    problems: [],
    takeRequests: () => {
      const before = requests;
      requests = [];
      return before;
    },
    options: {
      service: SERVICE,
      fetch: async (address, init) => {
        requests.push(address.slice(SERVICE.length));
        service.inits.push(init);
        return service.answer(new URL(address), init);
      },
      report: (problem) => void service.problems.push(problem),
      fallback: { header: '<header>Acme</header>', footer: '<footer>Acme</footer>' },
    },
  };
  return service;
}

/** A store in memory. */
export function memoryCopies() {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    copies: {
      get: (name: string) => stored.get(name),
      put: (name: string, bytes: Uint8Array) => void stored.set(name, bytes),
    },
  };
}
