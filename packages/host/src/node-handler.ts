/** Answers requests on Node servers: node:http, Express, Connect and Vite's middlewares. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { EVENTS_PATH, MAX_EVENTS_BODY } from './forward-events.ts';
import { LOOP_HEADER } from './request-service.ts';

type Handler = (
  request: IncomingMessage & { readonly originalUrl?: string | undefined },
  response: ServerResponse,
  next?: ((error?: unknown) => void) | undefined,
) => Promise<void>;

/** The only request headers to read; none reaches the service. */
const HEADERS = ['content-length', 'if-none-match', LOOP_HEADER];

/**
 * @param chromeFiles from `createChrome`
 * @returns a handler for requests below `/chrome/`, wherever it is mounted. It passes all others to `next`, or answers
 *   404 without one.
 */
export function nodeHandler(chromeFiles: (request: Request) => Promise<Response>): Handler {
  return async (request, response, next) => {
    // Express removes the mount path from `url`, but not from `originalUrl`
    const address = absolute(request.originalUrl ?? request.url ?? '');
    if (!address?.pathname.startsWith('/chrome/')) {
      if (next) return next();
      return void response.writeHead(404, { 'cache-control': 'no-store' }).end();
    }
    try {
      const answer = await chromeFiles(await requestFor(address, request));
      const body = Buffer.from(await answer.arrayBuffer());
      const hasBody = answer.status !== 304 && request.method !== 'HEAD';
      const length = hasBody ? { 'content-length': String(body.length) } : {};
      response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...length }).end(body);
    } catch (error) {
      if (next) next(error);
      else response.writeHead(500, { 'cache-control': 'no-store' }).end();
    }
  };
}

/** Only its path and query are used, because a request may name any origin. */
function absolute(address: string): URL | undefined {
  try {
    return new URL(address.startsWith('/') ? `http://host.invalid${address}` : address);
  } catch {
    return undefined;
  }
}

async function requestFor(address: URL, incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers } = incoming;
  const passedOn = HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(`http://host.invalid${address.pathname}${address.search}`, {
    // PUT stands in for the methods that nothing answers, some of which `Request` rejects
    method: ['GET', 'HEAD', 'POST'].includes(method) ? method : 'PUT',
    headers: passedOn,
    body: method === 'POST' && address.pathname === EVENTS_PATH ? await eventsIn(incoming) : null,
  });
}

/** The body; empty if it is too long, or if a middleware has read it. */
async function eventsIn(incoming: IncomingMessage): Promise<string> {
  const isShort = Number(incoming.headers['content-length']) <= MAX_EVENTS_BODY;
  let text = '';
  if (isShort && incoming.readable) for await (const part of incoming) text += part;
  return text;
}
