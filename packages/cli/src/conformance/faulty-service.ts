/** A proxy for the real service that can fail in the ways that services and gateways do. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../local/free-port.ts';
import { isFragment, realTagOf, tagOf, withMarks } from './marked-answers.ts';

const ERROR_PAGE = '<html><body><header><h1>ERROR PAGE</h1></header><p>Something went wrong.</p></body></html>';

/** Where this service redirects to. The real answer is there too, for hosts that follow. */
export const ELSEWHERE = '/elsewhere';

/** The body of every other answer outside `/chrome/`. */
export const SECRET = 'secret of the service';

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

/** In milliseconds: less than the timeout of a host for a single read. */
const DRIP = 100;

/** Sends single characters, so that a timeout that restarts with each read never fires. */
const drip = (response: ServerResponse) => {
  const timer = setInterval(() => response.write(' '), DRIP);
  response.once('close', () => clearInterval(timer));
};

/** The ways to fail, by their names in the matrix. If `dead`, the server does not listen at all. */
export const FAULTS = {
  dead: { answer: ({ response }: Exchange) => void response.socket?.destroy() },
  'stalls before the headers': { answer: never },
  'stalls in the body': half('chunked', never),
  'stalls in a body with Content-Length': half('length', never),
  'trickles the body': half('chunked', drip),
  'cuts off the body': half('chunked', cut),
  'cuts off a body with Content-Length': half('length', cut),
  'closes without an answer': { answer: ({ response }: Exchange) => void response.socket?.destroy() },
  'redirects (302)': {
    answer: ({ request, response }: Exchange) =>
      void response.writeHead(302, { location: ELSEWHERE + request.url, 'content-type': 'text/html' }).end(ERROR_PAGE),
  },
  '304 to everything': { answer: ({ response }: Exchange) => void response.writeHead(304).end() },
  '204 without a body': { answer: ({ response }: Exchange) => void response.writeHead(204).end() },
  '404 with a page': errorPage(404),
  '500 with a page': errorPage(500),
  '503 with a cacheable page': errorPage(503, { 'cache-control': 'max-age=600' }),
  '200 with an error page': errorPage(200),
  '200 with a cacheable error page': errorPage(200, { 'cache-control': 'max-age=600' }),
} satisfies Record<string, { answer: (exchange: Exchange) => unknown }>;

export type Fault = keyof typeof FAULTS;

export interface ServiceRequest {
  /** Such as `GET /chrome/header?lang=en`. */
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the whole answer was sent. */
  isAnswered: boolean;
}

export interface FaultyService {
  readonly origin: string;
  /** All so far. */
  readonly requests: readonly ServiceRequest[];
  readonly become: (fault: Fault | 'works') => Promise<void>;
  readonly change: (behaviour: Behaviour) => void;
  /** The number in the marks of its fragments; 0 if they have none. */
  readonly edition: () => number;
  /** Gives fragments another mark and another entity tag from now on. */
  readonly publish: () => void;
  readonly stop: () => Promise<void>;
}

export interface Behaviour {
  /** Replaces the `cache-control` header of responses, except for immutable files. */
  readonly cacheControl?: string;
  /** In milliseconds, before an answer. */
  readonly delay?: number;
  /** Replaces the body of all.json. */
  readonly replaceAll?: string;
  /** Replaces `freshUntil` in all.json: milliseconds since 1970. */
  readonly freshUntil?: number | undefined;
}

interface FaultyServiceOptions {
  readonly port?: number;
  /** Whether fragments have a mark that says when they were published. */
  readonly marked?: boolean;
}

/**
 * @param real the origin of the real service
 * @param cacheControl see `Behaviour`
 */
export async function startFaultyService(
  real: string,
  cacheControl: string,
  { port: chosenPort, marked = false }: FaultyServiceOptions = {},
): Promise<FaultyService> {
  const requests: ServiceRequest[] = [];
  let state: Fault | 'works' = 'works';
  let behaviour: Behaviour = { cacheControl };
  let currentEdition = marked ? 1 : 0;
  const port = chosenPort ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const entry = { line, headers: request.headers, at: Date.now(), isAnswered: false };
    requests.push(entry);
    response.on('error', never);
    response.once('close', () => {
      entry.isAnswered = response.writableFinished;
    });
    const edition = currentEdition;
    const url = request.url ?? '/';
    const path = url.startsWith(ELSEWHERE) ? url.slice(ELSEWHERE.length) : url;
    if (!path.startsWith('/chrome/')) return response.end(SECRET);
    const fetchReal = async (sent: Record<string, string> = {}): Promise<Answer> => {
      const answer = await fetch(real + path, { headers: sent });
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !HOP_BY_HOP.has(name)));
      const lifetimes = behaviour.cacheControl ?? '';
      const changes = headers['cache-control'] && !headers['cache-control'].includes('immutable');
      if (changes) headers['cache-control'] = lifetimes;
      if (edition > 0 && headers.etag) headers.etag = tagOf(headers.etag, edition);
      const body = Buffer.from(await answer.arrayBuffer());
      const changesBody = headers['content-type'] === 'application/json' || (edition > 0 && isFragment(path));
      if (!changesBody || answer.status !== 200) return { status: answer.status, headers, body };
      delete headers['content-length'];
      // so that addresses in the manifest and in all.json lead to this server
      const isReplaced = behaviour.replaceAll !== undefined && path.startsWith('/chrome/all.json');
      if (isReplaced) return { status: 200, headers, body: Buffer.from(behaviour.replaceAll ?? '') };
      const text = body.toString().replaceAll(real, origin);
      const published = edition > 0 ? withMarks(path, text, edition) : text;
      const changed = headers['content-type'] === 'application/json' ? withLifetimes(published, behaviour) : published;
      return { status: answer.status, headers, body: Buffer.from(changed) };
    };
    if (behaviour.delay) await wait(behaviour.delay);
    if (state !== 'works' && path === url) return FAULTS[state].answer({ request, response, fetchReal });
    const tag = request.headers['if-none-match'];
    const realTag = tag && edition > 0 ? realTagOf(tag, edition) : tag;
    const { status, headers, body } = await fetchReal(realTag ? { 'if-none-match': realTag } : {});
    response.writeHead(status, headers).end(body);
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  await listen();
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    origin,
    requests,
    edition: () => currentEdition,
    publish: () => {
      currentEdition += 1;
    },
    change: (changes) => {
      behaviour = { ...behaviour, ...changes };
    },
    become: async (fault) => {
      state = fault;
      if (fault === 'dead') await close();
      else if (!server.listening) await listen();
      // so that later requests open a new connection
      else server.closeIdleConnections();
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}

/** Replaces the lifetimes in the body of `all.json`. */
function withLifetimes(text: string, { cacheControl = '', freshUntil }: Behaviour): string {
  const answer = JSON.parse(text);
  if (!answer.freshness) return text;
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  const lifetimes = {
    maxAge: seconds('max-age'),
    staleWhileRevalidate: seconds('stale-while-revalidate'),
    staleIfError: seconds('stale-if-error'),
    ...(freshUntil === undefined ? {} : { freshUntil: new Date(freshUntil).toISOString() }),
  };
  return JSON.stringify({ ...answer, freshness: { ...answer.freshness, ...lifetimes } });
}

const HOP_BY_HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding']);
