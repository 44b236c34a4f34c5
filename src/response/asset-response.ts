/** Files of the release, usable by any host. */

import { notFound } from './refusals.ts';

/** Content-hashed: kept for a year by everyone. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** At an address that stays: five minutes, so that a release soon arrives. */
const CURRENT = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/** A file under its content-hashed name. */
export function assetResponse(stored: Response): Response {
  return fileResponse(stored, IMMUTABLE);
}

/** The newest file of its kind, under a name that hosts can write down. */
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
