/** What code may use, besides its input, while handling a request. */

import type { Report } from './event.ts';

export interface RequestScope {
  /** Keeps a promise running after the response. Never throws. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Logs and counts an event with the request's id. Never throws. */
  readonly report: Report;
  /** The value of `traceparent` (W3C Trace Context) for requests to other services; `null` if the request has none. */
  readonly traceparent: string | null;
}
