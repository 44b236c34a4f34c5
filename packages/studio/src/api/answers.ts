/** The answers of the API: JSON that is never cached. */

import type { ApiError, Conflict } from '../contract/api.ts';

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

export function json(body: unknown, status: 200 | 201 = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: HEADERS });
}

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

type ErrorStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 428 | 500;

export function failure(status: ErrorStatus, error: ApiError): Response {
  return new Response(JSON.stringify(error), { status, headers: HEADERS });
}

/** @param message a sentence that says which right is missing */
export function forbidden(message: string): Response {
  return failure(403, { error: 'refused', message });
}

export function notFound(message = 'There is nothing here.'): Response {
  return failure(404, { error: 'not-found', message });
}

export function conflict(current: Conflict['current']): Response {
  const body: Conflict = { error: 'conflict', current };
  return new Response(JSON.stringify(body), { status: 412, headers: HEADERS });
}
