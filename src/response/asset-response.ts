/** Content-hashed files: kept for a year by everyone, usable by any host. */

import { notFound } from './refusals.ts';

export function assetResponse(stored: Response): Response {
  const type = stored.headers.get('content-type');
  if (stored.status !== 200 || type === null) return notFound();
  return new Response(stored.body, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
