/** Builds responses without a body, because include processors may put an error's body into the page. */

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
/** Methods for the path that browsers send events to. */
export const EVENT_METHODS = 'POST, OPTIONS';
const NO_STORE = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

export function notFound(): Response {
  return new Response(null, { status: 404, headers: NO_STORE });
}

/** 204, whether the service uses the events or ignores them. */
export function accepted(): Response {
  return new Response(null, { status: 204, headers: NO_STORE });
}

/** @param allow the allowed methods */
export function methodNotAllowed(allow = ALLOWED_METHODS): Response {
  return new Response(null, { status: 405, headers: { allow, 'access-control-allow-origin': '*' } });
}

/** 503: a later request may succeed. */
export function unavailable(): Response {
  return new Response(null, { status: 503, headers: NO_STORE });
}

/** The response to a CORS preflight request. @param allow the allowed methods */
export function preflight(allow = ALLOWED_METHODS): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow,
      'access-control-allow-origin': '*',
      'access-control-allow-methods': allow,
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
  });
}
