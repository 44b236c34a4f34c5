/** The answers of the API: JSON that is never cached. */

import type { ApiError, Conflict } from '../contract/api.ts';

const CACHING = { 'cache-control': 'no-store' };
const HEADERS = { 'content-type': 'application/json', ...CACHING };

/** A success, whose type says what it tells. */
export interface Answered<Body> {
  readonly status: 200 | 201 | 204;
  readonly value: Body;
}

/** @param value of the type that its route answers */
export function json<Body>(value: NoInfer<Body>, status: 200 | 201 = 200): Answered<Body> {
  return { status, value };
}

export const NO_CONTENT: Answered<null> = { status: 204, value: null };

export function responseOf({ status, value }: Answered<unknown>): Response {
  return status === 204 ? new Response(null, { status, headers: CACHING }) : respond(value, status);
}

type ErrorStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 428 | 500;

export function failure(status: ErrorStatus, error: ApiError): Response {
  return respond(error, status);
}

/** @param message a sentence that says which right is missing */
export function forbidden(message: string): Response {
  return failure(403, { error: 'refused', message });
}

export function notFound(message = 'There is nothing here.'): Response {
  return failure(404, { error: 'not-found', message });
}

export function conflict(current: Conflict['current']): Response {
  return respond({ error: 'conflict', current } satisfies Conflict, 412);
}

function respond(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), { status, headers: HEADERS });
}
