/** Responses with files of the release, which any host may load. */

import { notFound } from './empty-responses.ts';

/** For content-hashed names: a year. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For an address that stays the same: five minutes, so that a new release soon arrives. */
const CURRENT = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/** A file under its content-hashed name. */
export function assetResponse(stored: Response): Response {
  return fileResponse(stored, IMMUTABLE);
}

/** The current file of its kind, under a name that stays the same. */
export function currentAssetResponse(stored: Response): Response {
  return fileResponse(stored, CURRENT);
}

function fileResponse(stored: Response, cacheControl: string): Response {
  const type = stored.headers.get('content-type');
  if (stored.status !== 200 || type === null) return notFound();
  return new Response(stored.body, {
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
