/** Builds responses without a body, because include processors may put the body of an error into the page. */

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
const NO_STORE = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

export function notFound(): Response {
  return new Response(null, { status: 404, headers: NO_STORE });
}

export function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: ALLOWED_METHODS, 'access-control-allow-origin': '*' } });
}

/** 503: a later request may succeed. */
export function unavailable(): Response {
  return new Response(null, { status: 503, headers: NO_STORE });
}

/** The response to a CORS preflight request. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: ALLOWED_METHODS,
      'access-control-allow-origin': '*',
      'access-control-allow-methods': ALLOWED_METHODS,
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
  });
}
