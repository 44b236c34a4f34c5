/** Adds the headers that every answer of the Studio has, whichever part of it answers. */

import type { MiddlewareHandler } from 'hono';

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A year, in seconds. Browsers ignore it on http, which only a local Studio uses. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** A header that an answer already has stays: the files of the chrome are for pages of other origins too. */
export function responseHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const isHttps = new URL(context.req.url).protocol === 'https:';
    const added = isHttps ? { ...HEADERS, 'strict-transport-security': STRICT_TRANSPORT } : HEADERS;
    // those of a fetched answer cannot be changed
    const response = new Response(context.res.body, context.res);
    for (const [name, value] of Object.entries(added)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    context.res = response;
  };
}
