/** Sends a GET to the service, without the visitor's headers, and with limits for time and size of the whole body. */

import type { Fetch } from './options.ts';
import { codeOf } from './report.ts';
import { resultOrLate } from './result-or-late.ts';

/** In bytes. */
const MAX_BODY = 1_000_000;

/** A header that marks this package's requests, so that a host never answers itself in a loop. */
export const LOOP_HEADER = 'portico-host';

/** Codes of a closed connection: often a kept one, which the service closed just as the request was sent. */
const RESET: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The service answered, but not with 200. */
export class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the service answered ${status}`);
    this.status = status;
  }
}

/** The answer is invalid, or not from the service. */
export class AnswerError extends Error {}

/** @throws AnswerError without the header `Portico-State`, which only the service sends and gateways do not */
export function checkState(headers: Headers): void {
  if (!headers.has('portico-state')) throw new AnswerError('the answer is not from the service');
}

export interface Answered {
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @throws AnswerError if the body is empty, or has another type, such as a gateway's page */
export function checkContent({ headers, bytes }: Answered, type: string): void {
  if (essenceOf(headers.get('content-type') ?? '') !== essenceOf(type))
    throw new AnswerError(`the answer is not ${essenceOf(type)}`);
  if (bytes.length === 0) throw new AnswerError('the answer is empty');
}

/** A content type without its parameters. */
export function essenceOf(type: string): string {
  return type.replace(/;.*$/s, '').trim().toLowerCase();
}

/** @param path starts with `/chrome/`, and may include a query */
export type RequestService = (path: string) => Promise<Answered>;

/**
 * Repeats a request once, within its deadline, if its connection was closed.
 *
 * @param service an origin, or empty to send nothing
 * @param timeout in milliseconds
 * @throws StatusError, AnswerError if the body is too large, or Error if the service is late or unreachable
 */
export function createServiceRequest(service: string, fetch: Fetch, timeout: number): RequestService {
  return async (path) => {
    if (service === '') throw new Error('the option service is invalid');
    const stop = new AbortController();
    const send = () =>
      fetch(service + path, { redirect: 'manual', headers: { [LOOP_HEADER]: '1' }, signal: stop.signal });
    const answer = readAnswer(send).catch((error) => {
      if (!RESET.has(codeOf(error))) throw error;
      return readAnswer(send);
    });
    try {
      const answered = await resultOrLate(answer, timeout);
      if (answered === 'late') throw new Error(`the service did not answer within ${timeout} ms`);
      return answered;
    } finally {
      // cancels a late request
      stop.abort();
    }
  };
}

async function readAnswer(send: () => Promise<Response>): Promise<Answered> {
  const response = await send();
  const { status, headers, body } = response;
  if (status !== 200) {
    // an unread body would stay in memory until it is garbage-collected
    body?.cancel().catch(() => undefined);
    throw new StatusError(status);
  }
  return { headers, bytes: await readBody(body) };
}

async function readBody(body: Response['body']): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    length += part.value.length;
    if (length > MAX_BODY) {
      reader?.cancel().catch(() => undefined);
      throw new AnswerError(`the answer has more than ${MAX_BODY} bytes`);
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
