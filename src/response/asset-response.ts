/** Builds responses for the releases' files, which any origin may load. */

import { CONTENT_TYPES } from '../release/file-name.ts';
import type { FoundAsset } from '../release/find-asset.ts';
import { LICENSES_PATH } from '../release/release.ts';
import { notFound, unavailable } from './empty-responses.ts';

/** One year, for content-hashed names. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Five minutes, for a URL without a hash, so that a new release is picked up soon. */
const CURRENT = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/** People upload drawings, too. They are sanitized; opened as a page, a drawing must not run scripts either. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type Asset = FoundAsset | 'missing' | 'unavailable';

/** For a file with a content-hashed name. */
export function assetResponse(asset: Asset): Response {
  return fileResponse(asset, IMMUTABLE);
}

/** For the current release's file, at a URL without a hash. */
export function currentAssetResponse(asset: Asset): Response {
  return fileResponse(asset, CURRENT);
}

function fileResponse(asset: Asset, cacheControl: string): Response {
  if (asset === 'missing') return notFound();
  if (asset === 'unavailable') return unavailable();
  return new Response(asset.bytes, {
    headers: {
      'content-type': asset.type,
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      ...(asset.type === CONTENT_TYPES.js ? { link: `<${LICENSES_PATH}>; rel="license"` } : {}),
      ...(asset.type === CONTENT_TYPES.svg ? { 'content-security-policy': DRAWING_POLICY } : {}),
    },
  });
}
