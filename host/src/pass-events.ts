/** Passes on what browsers have counted, after the answer to them: the body, and no header of the visitor. */

import type { Fetch } from './options.ts';
import { MARK } from './request-service.ts';

/** The only path below `/chrome/` that takes a body. */
export const EVENTS_PATH = '/chrome/events';

/** In bytes; the service reads no more. */
export const MAX_EVENTS_BODY = 4_096;

/** How many requests are under way at most: of a flood, the rest is dropped. */
const MAX_IN_FLIGHT = 10;

interface EventsOptions {
  /** An origin; nothing is sent if it is empty. */
  readonly service: string;
  readonly fetch: Fetch;
  /** In milliseconds. */
  readonly timeout: number;
  readonly keepRunning: (work: Promise<unknown>) => void;
}

/** @returns a function that never rejects: if events cannot be passed on, they are not counted */
export function createEventPasser({ service, fetch, timeout, keepRunning }: EventsOptions) {
  let inFlight = 0;
  const send = async (body: string) => {
    inFlight += 1;
    try {
      const answer = await fetch(service + EVENTS_PATH, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'text/plain', [MARK]: '1' },
        body,
        signal: AbortSignal.timeout(timeout),
      });
      await answer.body?.cancel();
    } catch {
      // visitors and their pages do not depend on it
    } finally {
      inFlight -= 1;
    }
  };
  return async (request: Request): Promise<void> => {
    const length = Number(request.headers.get('content-length'));
    const isTaken = length > 0 && length <= MAX_EVENTS_BODY && !request.headers.has(MARK);
    if (service === '' || !isTaken || inFlight >= MAX_IN_FLIGHT) return;
    const body = await request.text().catch(() => '');
    if (body !== '') keepRunning(send(body));
  };
}
