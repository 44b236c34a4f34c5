/** The answers that are no content: all without a body, because include processors splice any body into the page. */

const ALLOWED = 'GET, HEAD, OPTIONS';

export function notFound(): Response {
  return new Response(null, {
    status: 404,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  });
}

export function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: ALLOWED, 'access-control-allow-origin': '*' } });
}

/** Nothing to show now; a later request may do better. */
export function unavailable(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  });
}

export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: ALLOWED,
      'access-control-allow-origin': '*',
      'access-control-allow-methods': ALLOWED,
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
  });
}
