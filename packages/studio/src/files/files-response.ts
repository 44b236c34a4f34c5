/** Responds with a file of the Studio: this release's, or one that a page of an earlier release still asks for. */

import { CONTENT_TYPES } from '../../../../src/release/file-name.ts';
import type { AssetSources } from '../../../../src/release/find-asset.ts';
import { STUDIO_FILES_PATH, studioFileKey } from './files.ts';

/** A year: the names contain hashes, and the page has dozens of files. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export async function studioFile(request: Request, { fetchAsset, readBucket }: AssetSources): Promise<Response> {
  const deployed = await fetchAsset(request);
  if (deployed.status !== 404) return deployed.ok ? asImmutable(deployed) : deployed;
  const file = new URL(request.url).pathname.slice(STUDIO_FILES_PATH.length);
  const type = Object.entries(CONTENT_TYPES).find(([extension]) => file.endsWith(`.${extension}`))?.[1];
  const kept = type === undefined ? null : await readBucket?.(studioFileKey(file));
  if (!kept || type === undefined) return deployed;
  return asImmutable(new Response(await kept.arrayBuffer(), { headers: { 'content-type': type } }));
}

function asImmutable(answer: Response): Response {
  const response = new Response(answer.body, answer);
  response.headers.set('cache-control', IMMUTABLE);
  return response;
}
