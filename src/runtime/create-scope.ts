/** Creates the scope of a request. */

import type { ServiceEvent } from './event.ts';
import type { RequestScope } from './request-scope.ts';

/** Logs and counts an event of a request. */
export type ReportEvent = (event: ServiceEvent, requestId: string) => void;

interface ScopeInput {
  readonly headers: Headers;
  /** The platform's `waitUntil`; may be missing or throw. */
  readonly waitUntil: ((work: Promise<unknown>) => void) | null;
  readonly report: ReportEvent;
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const CLOUDFLARE_RAY = /^[\w-]{1,64}$/;

export function createScope({ headers, waitUntil, report }: ScopeInput): RequestScope {
  const requestId = requestIdOf(headers);
  const scope: RequestScope = {
    report(event) {
      try {
        report(event, requestId);
      } catch {
        // a broken log must not break answers
      }
    },
    waitUntil(work) {
      // the work reports its own errors
      work.catch(() => undefined);
      try {
        waitUntil?.(work);
      } catch (error) {
        scope.report({ name: 'wait-failed', wait: 'waitUntil', late: false, error: String(error) });
      }
    },
    get traceparent() {
      const traceparent = headers.get('traceparent');
      return traceparent !== null && TRACEPARENT.test(traceparent) ? traceparent : null;
    },
  };
  return scope;
}

/** Cloudflare's id of the request, as in its own logs; elsewhere a random id. */
function requestIdOf(headers: Headers): string {
  const ray = headers.get('cf-ray');
  return ray !== null && CLOUDFLARE_RAY.test(ray) ? ray : String(Math.floor(Math.random() * 2 ** 52));
}
