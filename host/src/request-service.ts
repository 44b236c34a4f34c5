/** Requests a path of the service: one GET without a visitor's headers, with a deadline over the body and a limit for its size. */

import type { Fetch } from './options.ts';
import { resultOrLate } from './result-or-late.ts';

/** In bytes. */
const MAX_BODY = 1_000_000;

/** Marks what this package sends, so that a host never answers itself in a loop. */
export const MARK = 'portico-host';

/** The service answered, but not with 200. */
export class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the service answered ${status}`);
    this.status = status;
  }
}

/** The answer is not what was requested. */
export class AnswerError extends Error {}

/** @throws AnswerError if the headers are those of a gateway: the service states how complete each fragment is */
export function checkState(headers: Headers): void {
  if (!headers.has('portico-state')) throw new AnswerError('it is not from the service');
}

export interface Answered {
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @throws AnswerError if it is of another type, such as the page of a gateway, or empty */
export function checkContent({ headers, bytes }: Answered, type: string): void {
  if (essenceOf(headers.get('content-type') ?? '') !== essenceOf(type))
    throw new AnswerError(`it is not ${essenceOf(type)}`);
  if (bytes.length === 0) throw new AnswerError('it is empty');
}

/** A content type without its parameters. */
export function essenceOf(type: string): string {
  return type.replace(/;.*$/s, '').trim().toLowerCase();
}

/** @param path starts with `/chrome/`; with a query */
export type RequestService = (path: string) => Promise<Answered>;

/**
 * @param service an origin; nothing is sent if it is empty
 * @param timeout in milliseconds
 * @throws StatusError, AnswerError if the body is too large, or Error if the service is late or cannot be reached
 */
export function createServiceRequest(service: string, fetch: Fetch, timeout: number): RequestService {
  return async (path) => {
    if (service === '') throw new Error('the service is not known');
    const stop = new AbortController();
    const answer = readAnswer(() =>
      fetch(service + path, { redirect: 'manual', headers: { [MARK]: '1' }, signal: stop.signal }),
    );
    try {
      const answered = await resultOrLate(answer, timeout);
      if (answered === 'late') throw new Error(`the service did not answer within ${timeout} ms`);
      return answered;
    } finally {
      // ends what is late
      stop.abort();
    }
  };
}

async function readAnswer(send: () => Promise<Response>): Promise<Answered> {
  const response = await send();
  const { status, headers, body } = response;
  if (status !== 200) {
    // a body that is not read would be kept until it is collected as garbage
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
