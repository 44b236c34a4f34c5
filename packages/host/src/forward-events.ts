/** Forwards what browsers have counted, after answering them: the body, and none of the visitor's headers. */

import type { Fetch } from './options.ts';
import { LOOP_HEADER } from './request-service.ts';

/** The only path below `/chrome/` that takes a body. */
export const EVENTS_PATH = '/chrome/events';

/** In bytes; the service reads no more. */
export const MAX_EVENTS_BODY = 4_096;

/** Requests in flight; any beyond that are dropped, in case of a flood. */
const MAX_IN_FLIGHT = 10;

interface EventsOptions {
  /** An origin, or empty to send nothing. */
  readonly service: string;
  readonly fetch: Fetch;
  /** In milliseconds. */
  readonly timeout: number;
  readonly keepRunning: (work: Promise<unknown>) => void;
}

/** @returns a function that never rejects; events that it cannot forward are lost */
export function createEventPasser({ service, fetch, timeout, keepRunning }: EventsOptions) {
  let inFlight = 0;
  const send = async (body: string) => {
    inFlight += 1;
    try {
      const answer = await fetch(service + EVENTS_PATH, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'text/plain', [LOOP_HEADER]: '1' },
        body,
        signal: AbortSignal.timeout(timeout),
      });
      await answer.body?.cancel();
    } catch {
      // pages do not depend on counting
    } finally {
      inFlight -= 1;
    }
  };
  return async (request: Request): Promise<void> => {
    const length = Number(request.headers.get('content-length'));
    const isTaken = length > 0 && length <= MAX_EVENTS_BODY && !request.headers.has(LOOP_HEADER);
    if (service === '' || !isTaken || inFlight >= MAX_IN_FLIGHT) return;
    const body = await request.text().catch(() => '');
    if (body !== '') keepRunning(send(body));
  };
}
