/** The proxy through which a view requests everything, and whose routes tests answer: WebDriver cannot intercept requests. */

import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { APIResponse, Page, Request, Route } from 'playwright-core';
import { type AddressPattern, iso, utils } from './playwright-parts.ts';
import { onlyOptions, onlySupported } from './supported.ts';

/** A request as the proxy received it. */
export interface Received {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

type Handler = Parameters<Page['route']>[1];

/** Headers that no longer apply to a decoded body, or that apply only to one connection. */
const DROPPED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
const NOT_FORWARDED = /^(?:proxy-.*|host|connection|content-length|accept-encoding)$/;

/** The view accepts it for every host. */
let certificate: ReturnType<typeof utils.generateSelfSignedCertificate> | undefined;

export const requestOf = ({ url, method, headers }: Received): Request =>
  onlySupported<Request>('request', {
    url: () => url,
    method: () => method,
    headers: () => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')])),
  });

/** Forwards a request. @throws Error if nothing answers, or if the address is not on this machine */
async function forward(received: Received, url = received.url): Promise<Answer> {
  const { hostname, protocol } = new URL(url);
  if (protocol !== 'http:' || !['127.0.0.1', 'localhost'].includes(hostname))
    throw new Error(`${url} is not on this machine, and no route answers for it.`);
  const headers = Object.entries(received.headers).filter(([name]) => !NOT_FORWARDED.test(name));
  const response = await fetch(url, {
    method: received.method,
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    body: received.body.length > 0 ? received.body : null,
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.includes(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const responseOf = ({ status, headers, body }: Answer): APIResponse =>
  onlySupported<APIResponse>('response', {
    status: () => status,
    headers: () => ({ ...headers }),
    text: async () => String(body),
    body: async () => Buffer.from(body),
    json: async () => JSON.parse(String(body)),
  });

async function answerFrom(options: Parameters<Route['fulfill']>[0] = {}): Promise<Answer> {
  onlyOptions('route.fulfill', options, 'status', 'headers', 'contentType', 'body', 'response');
  const { response, status, headers, contentType, body } = options;
  return {
    status: status ?? response?.status() ?? 200,
    headers: { ...(headers ?? response?.headers()), ...(contentType && { 'content-type': contentType }) },
    body: body ?? (response ? await response.body() : ''),
  };
}

export class RoutingProxy {
  /** Emits `request` (a `Received`), and `response` (its address) as soon as the answer has been sent. */
  readonly traffic = new EventEmitter();
  readonly #server = createServer((request, response) => this.#receive(request, response));
  readonly #sockets = new Set<Socket>();
  #routes: { readonly pattern: AddressPattern; readonly handler: Handler }[] = [];

  async start(): Promise<void> {
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {}).once('close', () => this.#sockets.delete(socket));
    });
    this.#server.on('connect', (_request: IncomingMessage, socket: Socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      certificate ??= utils.generateSelfSignedCertificate();
      this.#server.emit('connection', new TLSSocket(socket, { isServer: true, ...certificate }));
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Later routes take precedence. */
  route(pattern: AddressPattern, handler: Handler): void {
    this.#routes.unshift({ pattern, handler });
  }

  unroute(pattern: AddressPattern): void {
    this.#routes = this.#routes.filter((route) => route.pattern !== pattern);
  }

  async stop(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', headers, url: path = '/' } = request;
    const url = request.socket instanceof TLSSocket ? `https://${headers.host}${path}` : path;
    const received: Received = { url, method, headers, body: Buffer.concat(chunks) };
    this.traffic.emit('request', received);
    const answer = await this.#answer(received);
    if (!answer) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
    this.traffic.emit('response', url);
  }

  /** @returns nothing if the request fails */
  #answer(received: Received): Promise<Answer | undefined> {
    const found = this.#routes.find(({ pattern }) => iso.urlMatches(undefined, received.url, pattern));
    if (!found) return forward(received).catch(() => undefined);
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const route = onlySupported<Route>('route', {
      request: () => requestOf(received),
      fulfill: async (options) => resolve(await answerFrom(options)),
      abort: async () => resolve(undefined),
      continue: async () => resolve(await forward(received)),
      fetch: async (options) => responseOf(await forward(received, options?.url)),
    });
    // a handler that throws fails the request, as a handler that never answers fails the test
    Promise.resolve(found.handler(route, requestOf(received))).catch((error: unknown) => {
      console.error(`The route for ${received.url} has failed:`, error);
      resolve(undefined);
    });
    return promise;
  }
}
