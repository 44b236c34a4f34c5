/** A proxy for the real service that can fail in the ways that services and gateways do. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../../../scripts/local/free-port.ts';

const ERROR_PAGE = '<html><body><header><h1>ERROR PAGE</h1></header><p>Something went wrong.</p></body></html>';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Requests the address from the real service, without the headers of the request; lifetimes are replaced. */
  readonly fetchReal: () => Promise<Answer>;
}

const errorPage = (status: number, headers: Record<string, string> = {}) => ({
  answer: ({ response }: Exchange) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(ERROR_PAGE),
});

/** Sends the first half of the real body, with the headers of the complete one. */
const half = (framing: 'length' | 'chunked', after: (response: ServerResponse) => void) => ({
  answer: async ({ response, fetchReal }: Exchange) => {
    const { headers, body } = await fetchReal();
    const { 'content-length': _, ...others } = headers;
    response.writeHead(200, framing === 'length' ? { ...others, 'content-length': String(body.length) } : others);
    response.write(body.subarray(0, body.length / 2), () => after(response));
  },
});

const never = () => {};
const cut = (response: ServerResponse) => void setTimeout(() => response.socket?.destroy(), 20);

/** The ways to fail, by their names in the matrix. If `dead`, the server does not listen at all. */
export const FAULTS = {
  dead: { answer: ({ response }: Exchange) => void response.socket?.destroy() },
  'stalls before the headers': { answer: never },
  'stalls in the body': half('chunked', never),
  'stalls in a body with Content-Length': half('length', never),
  'cuts off the body': half('chunked', cut),
  'cuts off a body with Content-Length': half('length', cut),
  'closes without an answer': { answer: ({ response }: Exchange) => void response.socket?.destroy() },
  'redirects (302)': errorPage(302, { location: '/login' }),
  '304 to everything': { answer: ({ response }: Exchange) => void response.writeHead(304).end() },
  '204 without a body': { answer: ({ response }: Exchange) => void response.writeHead(204).end() },
  '404 with a page': errorPage(404),
  '500 with a page': errorPage(500),
  '503 with a cacheable page': errorPage(503, { 'cache-control': 'max-age=600' }),
  '200 with an error page': errorPage(200),
  '200 with a cacheable error page': errorPage(200, { 'cache-control': 'max-age=600' }),
} satisfies Record<string, { answer: (exchange: Exchange) => unknown }>;

export type Fault = keyof typeof FAULTS;

export interface FaultyService {
  readonly origin: string;
  /** All requests so far, as `GET /chrome/header?lang=en`, with their headers. */
  readonly requests: { readonly line: string; readonly headers: IncomingMessage['headers'] }[];
  readonly become: (fault: Fault | 'works') => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * @param real the origin of the real service
 * @param cacheControl replaces the `cache-control` header of responses, except of immutable files
 */
export async function startFaultyService(real: string, cacheControl: string): Promise<FaultyService> {
  const requests: FaultyService['requests'] = [];
  let state: Fault | 'works' = 'works';
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = createServer(async (request, response) => {
    requests.push({ line: `${request.method} ${request.url}`, headers: request.headers });
    response.on('error', never);
    const fetchReal = async (sent: Record<string, string> = {}): Promise<Answer> => {
      const answer = await fetch(real + request.url, { headers: sent });
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !HOP_BY_HOP.has(name)));
      const changes = headers['cache-control'] && !headers['cache-control'].includes('immutable');
      if (changes) headers['cache-control'] = cacheControl;
      const body = Buffer.from(await answer.arrayBuffer());
      if (headers['content-type'] !== 'application/json') return { status: answer.status, headers, body };
      delete headers['content-length'];
      // so that addresses in the manifest and in all.json lead to this server
      const text = body.toString().replaceAll(real, origin);
      return { status: answer.status, headers, body: Buffer.from(withLifetimes(text, cacheControl)) };
    };
    if (state !== 'works') return FAULTS[state].answer({ request, response, fetchReal });
    const tag = request.headers['if-none-match'];
    const { status, headers, body } = await fetchReal(tag ? { 'if-none-match': tag } : {});
    response.writeHead(status, headers).end(body);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(port);
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    origin,
    requests,
    become: async (fault) => {
      state = fault;
      if (fault === 'dead') await close();
      else if (!server.listening) await listen(port);
      // so that later requests open a new connection
      else server.closeIdleConnections();
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}

/** Replaces the lifetimes in the body of `all.json`. */
function withLifetimes(text: string, cacheControl: string): string {
  const answer = JSON.parse(text);
  if (!answer.freshness) return text;
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  const lifetimes = {
    maxAge: seconds('max-age'),
    staleWhileRevalidate: seconds('stale-while-revalidate'),
    staleIfError: seconds('stale-if-error'),
  };
  return JSON.stringify({ ...answer, freshness: { ...answer.freshness, ...lifetimes } });
}

const HOP_BY_HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding']);
