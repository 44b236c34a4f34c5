/** Stores what browsers have counted, within limits, after the response. */

import { type CountedEvent, readEvents } from '../counting/read-events.ts';
import { createThrottle } from '../counting/throttle.ts';
import { errorText } from '../runtime/error-text.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { ServiceOptions } from './service-options.ts';

export interface EventRequest {
  readonly request: Pick<Request, 'headers' | 'text'>;
  /** As in `EventSource`. */
  readonly country: string;
  readonly scope: RequestScope;
  /** Stores a row. May return a promise. */
  readonly write: (event: CountedEvent) => unknown;
}

/** In bytes. */
const MAX_BODY = 4_096;

/** Per instance of the worker. Bounds the cost of a flood, during which other visitors are not counted either. */
const REQUESTS_PER_SECOND = 100;

/** @returns a function that ignores everything that the script would not send */
export function createEventCounter({ contents, now }: ServiceOptions) {
  const allow = createThrottle(REQUESTS_PER_SECOND, now);
  return async ({ request, country, scope, write }: EventRequest): Promise<void> => {
    // browsers always send it, and the body cannot be longer
    const length = Number(request.headers.get('content-length'));
    if (!(length > 0 && length <= MAX_BODY && allow())) return;
    const text = request.text();
    const store = async () => {
      const { contentFor, sites } = await contents.current(scope);
      const events = readEvents(await text, { sites, contentFor, country });
      await Promise.all(events.map(async (event) => write(event)));
    };
    scope.waitUntil(
      store().catch((error) =>
        scope.report({ name: 'wait-failed', wait: 'counting', late: false, error: errorText(error) }),
      ),
    );
    // the body cannot be read after the response
    await text.catch(() => undefined);
  };
}
