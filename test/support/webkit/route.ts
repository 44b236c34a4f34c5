/** A page's request that a test answers: the `Route` that handlers of `page.route` get. */

import type { IncomingHttpHeaders } from 'node:http';
import type { APIResponse, Request, Route } from 'playwright-core';
import { onlyOptions, onlySupported } from './supported.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** A request as the proxy received it. */
export interface Received {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers that no longer apply to a decoded body, or that apply only to one connection. */
const DROPPED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
const NOT_FORWARDED = /^(?:proxy-.*|host|connection|content-length|accept-encoding)$/;

const asRecord = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => !DROPPED.includes(name)));

export function requestOf(received: Received): Request {
  return onlySupported<Request>('request', {
    url: () => received.url,
    method: () => received.method,
    headers: () =>
      Object.fromEntries(Object.entries(received.headers).map(([name, value]) => [name, String(value ?? '')])),
  });
}

/** Forwards a request. @throws Error if nothing answers, or if the address is not on this machine */
export async function forward(received: Received, url = received.url): Promise<Answer> {
  const { hostname, protocol } = new URL(url);
  if (protocol !== 'http:' || !['127.0.0.1', 'localhost'].includes(hostname))
    throw new Error(`${url} is not on this machine, and no route answers for it.`);
  const headers = Object.entries(received.headers).filter(([name]) => !NOT_FORWARDED.test(name));
  const response = await fetch(url, {
    method: received.method,
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    body: received.body.length > 0 ? new Uint8Array(received.body) : null,
  });
  return {
    status: response.status,
    headers: asRecord(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function responseOf(answer: Answer): APIResponse {
  const text = String(answer.body);
  return onlySupported<APIResponse>('response', {
    status: () => answer.status,
    ok: () => answer.status >= 200 && answer.status < 300,
    headers: () => ({ ...answer.headers }),
    text: async () => text,
    body: async () => Buffer.from(answer.body),
    json: async () => JSON.parse(text),
  });
}

async function answerFrom(options: Parameters<Route['fulfill']>[0] = {}): Promise<Answer> {
  onlyOptions('route.fulfill', options, 'status', 'headers', 'contentType', 'body', 'response');
  const { response, status, headers, contentType, body } = options;
  return {
    status: status ?? response?.status() ?? 200,
    headers: {
      ...(headers ?? response?.headers()),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    },
    body: body ?? (response ? await response.body() : ''),
  };
}

/** @param settle receives the answer, or nothing if the request is aborted */
export function routeOf(received: Received, settle: (answer: Answer | undefined) => void): Route {
  return onlySupported<Route>('route', {
    request: () => requestOf(received),
    fulfill: async (options) => settle(await answerFrom(options)),
    abort: async () => settle(undefined),
    continue: async (options) => {
      onlyOptions('route.continue', options);
      settle(await forward(received));
    },
    fetch: async (options) => {
      onlyOptions('route.fetch', options, 'url');
      return responseOf(await forward(received, options?.url));
    },
  });
}
