/** Adds the headers that every response of the Studio gets. */

import type { MiddlewareHandler } from 'hono';

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A year, in seconds. Browsers ignore it on http, which only a local Studio uses. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Keeps existing headers, because pages on other origins load the chrome's files too. */
export function responseHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const isHttps = new URL(context.req.url).protocol === 'https:';
    const added = isHttps ? { ...HEADERS, 'strict-transport-security': STRICT_TRANSPORT } : HEADERS;
    // a fetched response's headers are immutable
    const response = new Response(context.res.body, context.res);
    for (const [name, value] of Object.entries(added)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    context.res = response;
  };
}
