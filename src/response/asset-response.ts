/** Builds the responses for the files of the release, which any origin may load. */

import { notFound } from './empty-responses.ts';

/** One year, for content-hashed names. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Five minutes, for a URL without a hash, so that a new release is picked up soon. */
const CURRENT = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/** For a file with a content-hashed name. */
export function assetResponse(stored: Response): Response {
  return fileResponse(stored, IMMUTABLE);
}

/** For the current release of a file, at a URL without a hash. */
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
