/** The proxy through which a view requests everything: WebDriver cannot intercept requests. */

import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Page, Route } from 'playwright-core';
import { type AddressPattern, matchesAddress } from './addresses.ts';
import { certificate } from './certificate.ts';
import { type Answer, forward, type Received, requestOf, routeOf } from './route.ts';

type Handler = Parameters<Page['route']>[1];

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
    this.#server.on('connect', async (_request: IncomingMessage, socket: Socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      this.#server.emit('connection', new TLSSocket(socket, { isServer: true, ...(await certificate()) }));
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
    const route = this.#routes.find(({ pattern }) => matchesAddress(pattern, received.url));
    if (!route) return forward(received).catch(() => undefined);
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const given: Route = routeOf(received, resolve);
    // a handler that throws fails the request, as a handler that never answers fails the test
    Promise.resolve(route.handler(given, requestOf(received))).catch((error: unknown) => {
      console.error(`The route for ${received.url} has failed:`, error);
      resolve(undefined);
    });
    return promise;
  }
}
