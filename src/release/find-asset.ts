/**
 * Finds a content-hashed file: among the worker's static assets, then in the bucket that keeps every release's files.
 */

import { DeadlineError, withDeadline } from '../runtime/deadline.ts';
import type { Report, Wait } from '../runtime/event.ts';
import { CONTENT_TYPES, fileHash, fileParts } from './file-name.ts';
import { ASSETS_PATH } from './release.ts';

/** A file in the bucket; the part of Cloudflare's `R2ObjectBody` that is read. */
export interface BucketFile {
  /** In bytes. */
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

export interface AssetSources {
  /** Requests a file that was deployed with the worker. */
  readonly fetchAsset: (request: Request) => Promise<Response>;
  /** Reads a file of any release by its name; missing or `null` without a bucket. */
  readonly readBucket?: ((file: string) => Promise<BucketFile | null>) | null;
}

export interface FoundAsset {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

/** In milliseconds, for the whole body. Short for deployed files, because the bucket has them too. */
const DEPLOYED_TIMEOUT = 1_000;
const BUCKET_TIMEOUT = 3_000;

/** In bytes; the largest file of a release has about 50 kB. */
const MAX_BUCKET_FILE = 1_000_000;

/** The source has something else under this name, which counts as missing. */
class WrongFileError extends Error {}

/**
 * @param path the path of the file on this service
 * @param base any URL on this service
 * @param report receives an event if a source fails, is late, or has something else under the name
 * @returns `missing` if no source has the file; `unavailable` if one source failed and the other lacks it
 */
export async function findAsset(
  path: string,
  base: string,
  sources: AssetSources,
  report: Report,
): Promise<FoundAsset | 'missing' | 'unavailable'> {
  const file = path.slice(ASSETS_PATH.length);
  const parts = fileParts(file);
  if (!parts) return 'missing';
  const type = CONTENT_TYPES[parts.extension];
  let failed = false;
  const settled = async (wait: Wait, milliseconds: number, read: () => Promise<ArrayBuffer | null>) => {
    try {
      return await withDeadline(read, milliseconds);
    } catch (error) {
      failed ||= !(error instanceof WrongFileError);
      report({
        name: 'wait-failed',
        wait,
        late: error instanceof DeadlineError,
        error: `${file}: ${messageOf(error)}`,
      });
      return null;
    }
  };
  const bytes =
    (await settled('deployed file', DEPLOYED_TIMEOUT, () => deployedBytes(new URL(path, base), type, sources))) ??
    (await settled('bucket', BUCKET_TIMEOUT, () => bucketBytes(file, parts.hash, sources)));
  if (bytes) return { bytes, type };
  return failed ? 'unavailable' : 'missing';
}

/** Reads all bytes, so that a file is sent complete or not at all. */
async function deployedBytes(url: URL, type: string, { fetchAsset }: AssetSources): Promise<ArrayBuffer | null> {
  const response = await fetchAsset(new Request(url));
  const sent = response.headers.get('content-type');
  const isWanted = response.status === 200 && essence(sent ?? '') === essence(type);
  // an unread body would stay in memory until it is garbage-collected
  if (!isWanted) response.body?.cancel().catch(() => undefined);
  if (response.status >= 500) throw new Error(`the deployed files answered ${response.status}`);
  if (response.status !== 200) return null;
  if (!isWanted) throw new WrongFileError(`the deployed file has the type ${sent}`);
  return response.arrayBuffer();
}

async function bucketBytes(file: string, hash: string, { readBucket }: AssetSources): Promise<ArrayBuffer | null> {
  const stored = (await readBucket?.(file)) ?? null;
  if (!stored) return null;
  if (stored.size > MAX_BUCKET_FILE) throw new WrongFileError(`the file in the bucket has ${stored.size} bytes`);
  const bytes = await stored.arrayBuffer();
  if ((await fileHash(bytes)) !== hash) throw new WrongFileError('the file in the bucket does not match its name');
  return bytes;
}

function essence(type: string): string {
  return type.replace(/;.*$/s, '').trim().toLowerCase();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
